import { describe, expect, it } from 'vitest'
import { ACCOUNT, identitySite, isBack, OWNER } from '../../../tests/support/builders/identity-site.ts'

const site = identitySite()
const MINUTE = 60_000
const PASSWORD = 'a second sentence'

const signIn = async (password: string) => {
  const who = await site.atSignIn()
  await who.submit(who.url().pathname, { email: OWNER.email, password })
  return isBack(who)
}

describe('form that changes the password', () => {
  it('is reached by the address that password managers open', async () => {
    const who = await site.signedIn()
    const { text } = await who.visit('account', '/.well-known/change-password')
    expect(who.url().pathname).toBe('/password')
    expect(text).toMatch(/name="password" type="password" value="" class="" autocomplete="new-password"/)
    expect((await site.request('account', '/.well-known/no-such-resource')).status).toBe(404)
  })

  it('changes it, mails the owner, and ends all other sign-ins', async () => {
    const other = await site.signedIn()
    const who = await site.signedIn()
    const former = who.cookies('account')['__Host-session']
    await who.visit('account', '/password')
    expect((await who.submit('/password', { password: PASSWORD })).text).toContain('Your password has changed')
    expect((await site.mails())[0]).toMatchObject({ subject: 'Your Sojourn password has changed' })
    expect(site.calls.map(({ url }) => url)).toEqual(['http://127.0.0.1:8787/api/backchannel-logout'])
    expect([await signIn(OWNER.password), await signIn(PASSWORD)]).toEqual([false, true])
    await other.visit('account', '/profile')
    expect(other.url().pathname).toMatch(/^\/interaction\//)
    expect((await who.get('account', '/profile')).status).toBe(200)
    expect(who.cookies('account')['__Host-session']).not.toBe(former)
    // The storefront, which was signed out, signs in again without a password.
    await who.visit('account', site.authorizeUrl())
    expect(isBack(who)).toBe(true)
  })

  it.each([
    ['nine char', 'It needs at least 10 characters.'],
    [OWNER.email, 'That password is too easy to guess.'],
  ])('refuses %s', async (password, problem) => {
    const who = await site.signedIn()
    await who.visit('account', '/password')
    const page = await who.submit('/password', { password })
    expect([page.status, page.text.includes(problem), await signIn(OWNER.password)]).toEqual([422, true, true])
  })

  it('requires a sign-in of the last ten minutes, and stores no typed password', async () => {
    const who = await site.signedIn()
    await who.visit('account', '/password')
    site.advance(10 * MINUTE + 1)
    const late = await who.post(`${ACCOUNT}/password`, { password: PASSWORD })
    expect(late.headers.location).toMatch(/^\/auth\?.*&max_age=599&/)
    await who.visit('account', '/password')
    expect((await who.submit(who.url().pathname, OWNER)).text).toContain('autocomplete="new-password"')
    expect(who.url().pathname).toBe('/password')
    site.sqlite.exec("DELETE FROM oidc_artefact WHERE model = 'Session'")
    const { headers } = await who.post(`${ACCOUNT}/password`, { password: PASSWORD })
    expect(decodeURIComponent(String(headers['set-cookie']))).not.toContain(PASSWORD)
    expect(await signIn(OWNER.password)).toBe(true)
  })
})
