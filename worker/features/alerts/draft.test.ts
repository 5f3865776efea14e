import { expect, it } from 'vitest'
import { START, sampleSignIn } from '../../../tests/support/builders/sample-issuer.ts'
import { draftCookie, draftOf } from './draft.ts'

it('fills the form again for ten minutes', async () => {
  const site = sampleSignIn()
  const cookie = await draftCookie(site.visitOf('/'), { phone: '+39 333' })
  expect(cookie).toMatchObject({ name: '__Host-alert-draft', maxAge: 600 })
  site.setCookies([cookie])
  site.clock.now = START + 599_999
  expect(await draftOf(site.visitOf('/'))).toEqual({ phone: '+39 333', reason: '', text: '', cadence: '' })
  site.clock.now = START + 600_000
  expect(await draftOf(site.visitOf('/'))).toEqual({ phone: '', reason: '', text: '', cadence: '' })
})
