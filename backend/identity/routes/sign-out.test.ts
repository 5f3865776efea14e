import { decodeJwt } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { identitySite, OWNER } from '../../../tests/support/builders/identity-site.ts'

const site = identitySite()
const MINUTE = 60_000

const storedSession = () => site.sqlite.prepare("SELECT id FROM oidc_artefact WHERE model = 'Session'").all().length

describe('users/me', () => {
  const me = (token: string, path = '', method = 'GET') =>
    site.request('account', `/backoffice/users/me${path}`, { method, headers: { authorization: `Bearer ${token}` } })

  it('returns the user of an access token for ten minutes', async () => {
    const tokens = await site.tokens((await site.signedIn()).url())
    const response = await me(tokens.access_token)
    expect([response.status, JSON.parse(response.text)]).toEqual([
      200,
      {
        success: true,
        data: { id: 'owner', email: OWNER.email, name: 'Ada Byron', pictureImage: null, isAdmin: false },
      },
    ])
    site.advance(10 * MINUTE)
    const refused = await me(tokens.access_token)
    expect([refused.status, refused.headers['www-authenticate'], JSON.parse(refused.text)]).toEqual([
      ...[401, 'Bearer error="invalid_token"'],
      {
        success: false,
        error: { code: 'INVALID_TOKEN', message: 'the access token is missing, expired or revoked' },
      },
    ])
  })

  it.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer unknown'])('refuses the credentials "%s"', async (value) => {
    const options = value === '' ? {} : { headers: { authorization: value } }
    expect((await site.request('account', '/backoffice/users/me', options)).status).toBe(401)
  })

  it('names admins', async () => {
    site.sqlite.exec("UPDATE account SET role = 'admin'")
    const tokens = await site.tokens((await site.signedIn()).url())
    expect(JSON.parse((await me(tokens.access_token)).text).data.isAdmin).toBe(true)
  })

  it('refuses users who have not accepted the privacy policy', async () => {
    const tokens = await site.tokens((await site.signedIn()).url())
    site.sqlite.exec('UPDATE account SET privacy_version = 0')
    const response = await me(tokens.access_token)
    const error = {
      ...{ code: 'USER_PRIVACY_POLICY_ERROR', message: 'the privacy policy has not been accepted' },
      extraData: { userId: 'owner' },
    }
    expect([response.status, JSON.parse(response.text)]).toEqual([403, { success: false, error }])
  })

  it('confirms no deletion while the database fails', async () => {
    const tokens = await site.tokens((await site.signedIn()).url())
    site.sqlite.exec("CREATE TRIGGER fail BEFORE DELETE ON account BEGIN SELECT RAISE(ABORT, 'failed'); END")
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    const { status } = await site.request('account', '/backoffice/users/me', { method: 'DELETE', headers })
    site.sqlite.exec('DROP TRIGGER fail')
    expect(status).toBe(503)
  })

  it('exports and deletes the account', async () => {
    const tokens = await site.tokens((await site.signedIn()).url())
    const { data } = JSON.parse((await me(tokens.access_token, '/data')).text)
    expect(data.account).toMatchObject({ id: 'owner', email: OWNER.email })
    expect(data.sessions).toHaveLength(2)
    expect((await me(tokens.access_token, '', 'DELETE')).status).toBe(200)
    expect(site.sqlite.prepare('SELECT count(*) AS n FROM account').get()).toEqual({ n: 0 })
    expect((await site.mails())[0]?.subject).toBe('Your Sojourn account has been deleted')
    expect(site.calls).toHaveLength(1)
    for (const [path, method] of [
      ['', 'GET'],
      ['/data', 'GET'],
      ['', 'DELETE'],
    ] as const)
      expect((await me(tokens.access_token, path, method)).status).toBe(401)
  })
})

describe('sign-out', () => {
  it('ends the session of a revoked refresh token and notifies the storefront', async () => {
    const tokens = await site.tokens((await site.signedIn()).url())
    expect(storedSession()).toBe(1)
    await site.postAsClient('/token/revocation', { token: tokens.refresh_token })
    expect(storedSession()).toBe(0)
    const token = new URLSearchParams(site.calls[0]?.body).get('logout_token') ?? ''
    expect(decodeJwt(token)).toMatchObject({
      ...{ sub: 'owner', aud: 'storefront', sid: expect.any(String) },
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    })
  })

  it('succeeds while the storefront does not respond', async () => {
    const { refresh_token } = await site.tokens((await site.signedIn()).url())
    vi.mocked(fetch).mockRejectedValue(new Error('no network'))
    expect((await site.postAsClient('/token/revocation', { token: refresh_token })).status).toBe(200)
    expect(storedSession()).toBe(0)
    expect(site.lines.filter((line) => line.includes('"error":"back-channel logout"'))).toHaveLength(3)
  })

  it('succeeds for a refresh token whose session is over', async () => {
    const { refresh_token } = await site.tokens((await site.signedIn()).url())
    site.sqlite.exec("DELETE FROM oidc_artefact WHERE model = 'Session'")
    expect((await site.postAsClient('/token/revocation', { token: refresh_token })).status).toBe(200)
    expect(site.calls).toEqual([])
  })

  it('of a revoked access token keeps the session', async () => {
    const { access_token } = await site.tokens((await site.signedIn()).url())
    await site.postAsClient('/token/revocation', { token: access_token })
    expect([storedSession(), site.calls]).toEqual([1, []])
  })

  it.each([
    ['http://we.localhost:8787/', 'http://we.localhost:8787/?state=s'],
    ['https://evil.example/', '/session/end/success'],
  ])('without a session redirects from %s to %s', async (back, location) => {
    const query = new URLSearchParams({ client_id: 'storefront', post_logout_redirect_uri: back, state: 's' })
    expect((await site.browser().get('account', `/session/end?${query}`)).headers.location).toBe(location)
  })

  it.each([
    ['client_id=unknown&post_logout_redirect_uri=http://we.localhost:8787/', '/session/end/success'],
    ['post_logout_redirect_uri=http://we.localhost:8787/', '/session/end/success'],
    ['client_id=storefront', '/session/end/success'],
    ['client_id=storefront&post_logout_redirect_uri=http://fr.localhost:8787/', 'http://fr.localhost:8787/'],
  ])('without a session redirects from %s to %s', async (query, location) =>
    expect((await site.browser().get('account', `/session/end?${query}`)).headers.location).toBe(location),
  )

  it('with a session asks first', async () => {
    const who = await site.signedIn()
    const page = await who.get('account', '/session/end?client_id=storefront')
    expect(page.text).toMatch(/<h1>Log out\?<\/h1><p>You are about to log out of your Sojourn account in this browser/)
    expect(page.text).toMatch(/name="xsrf" value="[\w-]+"/)
  })
})
