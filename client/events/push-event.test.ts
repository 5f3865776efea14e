import { expect, it } from 'vitest'
import type { Consent } from './consent.ts'
import { gatedPusher } from './push-event.ts'
import type { StorefrontEvent } from './storefront-event.ts'

const shown = (bannerId: string): StorefrontEvent => ({ event: 'banner_show', bannerId })

it('lets events through only while consent is granted, and keeps none of the others', () => {
  let consent: Consent = 'unset'
  const sent: StorefrontEvent[] = []
  const push = gatedPusher(
    () => consent,
    (event) => sent.push(event),
  )
  push(shown('before'))
  consent = 'refused'
  push(shown('refused'))
  consent = 'granted'
  push(shown('granted'))
  consent = 'unset'
  push(shown('withdrawn'))
  expect(sent).toEqual([shown('granted')])
})
