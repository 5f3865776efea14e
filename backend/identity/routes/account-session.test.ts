import { describe, expect, it } from 'vitest'
import { ACCOUNT, identitySite, OWNER } from '../../../tests/support/builders/identity-site.ts'

const site = identitySite()
type Browser = ReturnType<typeof site.browser>

const locationOf = async (who: Browser, path: string) => (await who.get('account', path)).headers.location
const endSession = () => site.sqlite.exec("DELETE FROM oidc_artefact WHERE model = 'Session'")
/** Posts a form after the session has ended, and signs in again. */
const postLate = async (path: string, fields: Record<string, string>) => {
  const who = await site.signedIn()
  endSession()
  const posted = await who.post(ACCOUNT + path, fields)
  await who.follow(posted)
  const page = await who.submit(who.url().pathname, OWNER)
  return { who, posted, page }
}

describe('account pages without a session', () => {
  it.each(['/profile', '/travels', '/partnership', '/communications'])('request one for %s', async (page) => {
    const location = new URL(String(await locationOf(site.browser(), page)), ACCOUNT)
    expect(location.pathname).toBe('/auth')
    expect(Object.fromEntries(location.searchParams)).toEqual({
      ...{ client_id: 'account-pages', redirect_uri: `${ACCOUNT}/signed-in`, response_type: 'code', scope: 'openid' },
      ...{ code_challenge: expect.stringMatching(/^[\w-]{43}$/), code_challenge_method: 'S256', state: page },
    })
  })

  it('request one for accounts that were deleted', async () => {
    const who = await site.signedIn()
    site.sqlite.exec('DELETE FROM account')
    expect(await locationOf(who, '/profile')).toMatch(/^\/auth\?/)
  })
})

describe('way back to the account pages', () => {
  it.each([
    ['/', '/profile'],
    ['/signed-in?state=/travels', '/travels'],
    ['/signed-in?state=/communications', '/communications'],
    ['/signed-in?state=/partnership', '/partnership'],
    ['/signed-in?state=https://evil.example', '/profile'],
    ['/signed-in', '/profile'],
  ])('leads from %s to %s', async (path, page) => expect(await locationOf(site.browser(), path)).toBe(page))
})

describe('form of a session that has ended', () => {
  it('is restored with its check box', async () => {
    const { page } = await postLate('/communications', { marketing: 'yes' })
    expect(page.text).toContain('Here is what you had written: all that is left is to save it.')
    expect(page.text).toContain('value="yes" checked>')
    expect(site.sqlite.prepare('SELECT marketing_text FROM account').get()).toEqual({ marketing_text: null })
  })

  it('is restored with its box unchecked', async () => {
    site.sqlite.exec("UPDATE account SET marketing_text = 'Yes', marketing_at = '2027-01-01'")
    const { page } = await postLate('/communications', {})
    expect(page.text).not.toContain('checked>')
  })

  it('is restored on its own page only', async () => {
    const late = await site.signedIn()
    endSession()
    await late.follow(await late.post(`${ACCOUNT}/profile`, { name: 'Ada Typed' }))
    await late.submit(late.url().pathname, OWNER)
    expect((await late.visit('account', '/communications')).text).not.toContain('Here is what you had written')
  })

  it.each([
    [960, true],
    [961, false],
  ])('is saved up to 1000 characters: a name of %i', async (length, isSaved) => {
    const who = await site.signedIn()
    endSession()
    const { headers } = await who.post(`${ACCOUNT}/profile`, { name: 'x'.repeat(length) })
    expect(headers['set-cookie']).toHaveLength(isSaved ? 1 : 0)
  })

  it.each(['no JSON', '[]', '{"page":"/profile","fields":{"name":5}}'])('is none in the cookie %s', async (value) => {
    const who = await site.signedIn()
    who.setCookie('account', '__Host-typed-form', encodeURIComponent(value))
    const page = await who.visit('account', '/profile')
    expect([page.status, page.text.includes('Here is what you had written')]).toEqual([200, false])
  })
})
