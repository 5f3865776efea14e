import { expect, it } from 'vitest'
import type { Consent } from '../../shared/consent/consent.ts'
import { gatedPusher } from './push-event.ts'
import type { StorefrontEvent } from './storefront-event.ts'

const shown = (bannerId: string): StorefrontEvent => ({ event: 'banner_show', bannerId })

it('lets events through only while analytics are allowed, and keeps none of the others', () => {
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
  consent = 'marketing'
  push(shown('marketing only'))
  consent = 'analytics'
  push(shown('analytics'))
  expect(sent).toEqual([shown('granted'), shown('analytics')])
})
