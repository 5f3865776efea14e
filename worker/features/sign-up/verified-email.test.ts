import { describe, expect, it } from 'vitest'
import { unseal } from '../../../shared/signing/sealed-value.ts'
import { data, refusal, signUpBrowser } from '../../../tests/support/builders/sign-up-browser.ts'
import type { Visit } from '../../visit/visit.ts'
import { loadVerifiedEmail, subjectOfEmail, verifiedEmailCookies } from './verified-email.ts'

const browser = signUpBrowser()

describe('a verified email', () => {
  const VERIFIED = { email: 'ada@example.com', opens: 'group', hasAccount: false } as const

  it('is remembered for 30 days, unless its owner signed out everywhere', async () => {
    const [cookie] = await verifiedEmailCookies(browser.visitOf(), VERIFIED)
    expect(cookie).toMatchObject({ name: '__Host-address', maxAge: 2_592_000 })
    expect(await unseal(browser.config.SIGNING_KEY, 'proven address', cookie?.value, browser.now)).toMatchObject(
      VERIFIED,
    )
    browser.cookies = { '__Host-address': cookie?.value ?? '' }
    const provenAt = browser.now
    browser.now += 30 * 86_400_000 - 1000
    expect(await loadVerifiedEmail(browser.visitOf())).toEqual({ ...VERIFIED, provenAt })
    expect(browser.sent[0]).toMatchObject({ path: '/codes/still-proven', body: { email: 'ada@example.com', provenAt } })
    browser.responses['/codes/still-proven'] = data({ proven: false })
    expect(await loadVerifiedEmail(browser.visitOf())).toBeNull()
    browser.responses['/codes/still-proven'] = data({ proven: true })
    browser.now += 1000
    expect(await loadVerifiedEmail(browser.visitOf())).toBeNull()
  })

  it('is not checked after the deadline of the page', async () => {
    const [cookie] = await verifiedEmailCookies(browser.visitOf(), VERIFIED)
    browser.cookies = { '__Host-address': cookie?.value ?? '' }
    const visit = browser.visitOf()
    await expect(loadVerifiedEmail({ ...visit, data: { ...visit.data, deadline: browser.now } })).rejects.toThrow(
      'unavailable',
    )
    expect(browser.sent).toEqual([])
  })

  it('is none of signed-in users, nor a forged one', async () => {
    expect(await verifiedEmailCookies(browser.visitOf({} as Visit['session']), VERIFIED)).toEqual([])
    browser.cookies = { '__Host-address': 'forged' }
    expect(await loadVerifiedEmail(browser.visitOf())).toBeNull()
    browser.cookies = {}
    expect(await loadVerifiedEmail(browser.visitOf())).toBeNull()
  })

  it('throws while the service fails', async () => {
    const [cookie] = await verifiedEmailCookies(browser.visitOf(), VERIFIED)
    browser.cookies = { '__Host-address': cookie?.value ?? '' }
    browser.responses['/codes/still-proven'] = refusal(503, 'other')
    await expect(loadVerifiedEmail(browser.visitOf())).rejects.toThrow()
  })

  it('is the subject of calls', () =>
    expect(subjectOfEmail({ email: 'a@b.it', provenAt: 5 })).toEqual({ owner: 'address:a@b.it', provenAt: 5 }))
})
