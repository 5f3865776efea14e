import { expect, it } from 'vitest'
import { signToken } from '../../../shared/signing/signed-token.ts'
import { START, sampleSignIn } from '../../../tests/support/builders/sample-issuer.ts'
import { alertOwnerOf, mailLinkCookies, opensOtherAlerts } from './alert-owner.ts'

const ID = '6b0f7c1e-1d5c-4c55-9d2a-0a1b2c3d4e5f'

it('opens alerts by the link of a mail for an hour', async () => {
  const site = sampleSignIn({ CONTENT_KEY: 'c'.repeat(32) })
  const token = await signToken('c'.repeat(32), 'alerts-manage', { person: ID }, site.config.now(), 60)
  expect(await opensOtherAlerts(site.visitOf('/avvisi'), token)).toBe(true)
  expect(await opensOtherAlerts(site.visitOf('/avvisi'), `${token}x`)).toBe(false)
  const cookies = await mailLinkCookies(site.visitOf('/avvisi'), token)
  expect(cookies).toMatchObject([{ name: '__Host-alerts', maxAge: 3600 }])
  site.setCookies(cookies)
  expect(await opensOtherAlerts(site.visitOf('/avvisi'), token)).toBe(false)
  site.clock.now = START + 3_599_999
  expect(await alertOwnerOf(site.visitOf('/avvisi'))).toEqual({
    ...{ kind: 'link', person: { owner: `alerts:${ID}` }, email: null },
  })
  site.clock.now = START + 3_600_000
  expect(await alertOwnerOf(site.visitOf('/avvisi'))).toBeNull()
})
