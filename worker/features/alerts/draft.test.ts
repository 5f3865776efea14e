import { expect, it } from 'vitest'
import { START, sampleSignIn } from '../../../tests/support/builders/sample-issuer.ts'
import { draftCookie, draftOf } from './draft.ts'

it('fills the form again for an hour', async () => {
  const site = sampleSignIn()
  const cookie = await draftCookie(site.visitOf('/'), { phone: '+39 333' })
  expect(cookie).toMatchObject({ name: '__Host-alert-draft', maxAge: 3600 })
  site.setCookies([cookie])
  site.clock.now = START + 3_599_999
  expect(await draftOf(site.visitOf('/'))).toEqual({ phone: '+39 333', reason: '', text: '', cadence: '' })
  site.clock.now = START + 3_600_000
  expect(await draftOf(site.visitOf('/'))).toEqual({ phone: '', reason: '', text: '', cadence: '' })
})
