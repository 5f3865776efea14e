import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, it } from 'vitest'
import { changeArtefacts } from '../../../tests/support/artefacts.ts'
import { identitySite, NOW, OWNER } from '../../../tests/support/builders/identity-site.ts'

const site = identitySite()
const MINUTE = 60_000
const SECOND = 1000

const refresh = async (token: string) => {
  const { status, text } = await site.postAsClient('/token', { grant_type: 'refresh_token', refresh_token: token })
  return { status, ...(JSON.parse(text) as { access_token: string; refresh_token: string; error?: string }) }
}

describe('deletion of the account', () => {
  it.each([
    [10 * MINUTE, 200],
    [10 * MINUTE + 1, 403],
  ])('%i ms after the sign-in has status %i', async (ms, status) => {
    const { refresh_token } = await site.tokens((await site.signedIn()).url())
    site.advance(5 * MINUTE)
    const { access_token } = await refresh(refresh_token)
    site.advance(ms - 5 * MINUTE)
    const request = { method: 'DELETE', headers: { authorization: `Bearer ${access_token}` } }
    expect((await site.request('account', '/backoffice/users/me', request)).status).toBe(status)
    expect(site.sqlite.prepare('SELECT id FROM account').all()).toHaveLength(status === 200 ? 0 : 1)
  })
})

describe('browser of a deleted account', () => {
  const SESSION_COOKIES = ['__Host-session', '__Host-session.sig']
  const deleted = async () => {
    const who = await site.signedIn()
    await site.addAccount({ id: 'other', email: 'other@example.com' })
    const { access_token } = await site.tokens(who.url())
    for (const name of ['__Host-typed', '__Host-typed-form', '__Host-recovery', '__Host-device-another1'])
      who.setCookie('account', name, 'ada')
    const before = Object.keys(who.cookies('account'))
    const headers = { authorization: `Bearer ${access_token}` }
    const response = await site.request('account', '/backoffice/users/me', { method: 'DELETE', headers })
    return { who, before, farewell: String(JSON.parse(response.text).data.farewell) }
  }

  it('has no cookie of it left after the farewell, and returns to its market', async () => {
    const { who, before, farewell } = await deleted()
    expect(before).toEqual(expect.arrayContaining([...SESSION_COOKIES, '__Host-typed']))
    const response = await who.request(`${farewell}&market=de`)
    expect(response.headers.location).toBe('http://de.localhost:8787/benachrichtigungen?done=deleted')
    // Those of the finished sign-in name only that, and are sent to its pages only.
    const left = Object.keys(who.cookies('account')).filter((name) => !name.startsWith('__Secure-'))
    expect(left).toEqual(['__Host-device-another1'])
  })

  it('keeps its cookies when another site leads to the farewell', async () => {
    const { who, before } = await deleted()
    await who.get('account', '/farewell?token=forged')
    expect(Object.keys(who.cookies('account'))).toEqual(before)
  })
})

describe('tokens', () => {
  it('name the user, the sign-in and this issuer', async () => {
    const who = await site.signedIn()
    const { id_token, access_token } = await site.tokens(who.url())
    expect(decodeProtectedHeader(id_token)).toMatchObject({
      alg: 'ES256',
      kid: expect.stringMatching(/^period-\d+-[0-9a-f]{8}$/),
    })
    expect(decodeJwt(id_token)).toMatchObject({
      ...{ iss: 'http://account.localhost:8787', aud: 'storefront', sub: 'owner' },
      ...{ iat: NOW / SECOND, exp: NOW / SECOND + 600, sid: expect.any(String), auth_time: NOW / SECOND },
    })
    const { text } = await site.request('account', '/me', { headers: { authorization: `Bearer ${access_token}` } })
    expect(JSON.parse(text)).toEqual({ sub: 'owner', name: 'Ada Byron', email: OWNER.email, email_verified: true })
  })

  it('contain the picture of an account that has one', async () => {
    site.sqlite.exec("UPDATE account SET picture = 'ada'")
    const { access_token } = await site.tokens((await site.signedIn()).url())
    const { text } = await site.request('account', '/me', { headers: { authorization: `Bearer ${access_token}` } })
    expect(JSON.parse(text).picture).toMatch(/^http:\/\/images\.localhost:8787\/images\//)
    const me = await site.request('account', '/backoffice/users/me', {
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(JSON.parse(me.text).data.pictureImage).toMatchObject({ altText: 'Ada Byron' })
  })

  it('are exchanged for a code once', async () => {
    const callback = (await site.signedIn()).url()
    const { refresh_token } = await site.tokens(callback)
    expect(await site.tokens(callback)).toMatchObject({ error: 'invalid_grant' })
    expect(await refresh(refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
  })

  it('are refreshed once with each refresh token; reuse revokes them', async () => {
    const { refresh_token } = await site.tokens((await site.signedIn()).url())
    const next = await refresh(refresh_token)
    expect(next.status).toBe(200)
    expect(next.refresh_token).not.toBe(refresh_token)
    expect(await refresh(refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
    expect(await refresh(next.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
  })

  it('are not refreshed for accounts that were deleted', async () => {
    const { refresh_token } = await site.tokens((await site.signedIn()).url())
    site.sqlite.exec('DELETE FROM account')
    expect(await refresh(refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
  })

  it('outlive the session of the account pages', async () => {
    const { refresh_token } = await site.tokens((await site.signedIn()).url())
    site.sqlite.exec("DELETE FROM oidc_artefact WHERE model = 'Session'")
    expect((await refresh(refresh_token)).status).toBe(200)
  })

  it('have the scopes that the issuer announces', async () => {
    const { text } = await site.request('account', '/.well-known/openid-configuration')
    expect(JSON.parse(text).scopes_supported).toEqual(['openid', 'profile', 'email', 'offline_access', 'roles'])
  })

  it('need PKCE, with S256 (§7)', async () => {
    const refused: Record<string, string>[] = [
      { code_challenge: '', code_challenge_method: '' },
      { code_challenge: '' },
      { code_challenge_method: 'plain' },
    ]
    for (const more of refused) {
      const url = new URL(site.authorizeUrl(more), 'http://a')
      const { headers } = await site.browser().get('account', url.pathname + url.search)
      expect(String(headers.location)).toContain('error=invalid_request')
    }
  })

  it('are issued without a password while the session lasts, and with one after 30 days', async () => {
    const who = await site.signedIn()
    await who.visit('account', site.authorizeUrl())
    expect(who.url().pathname).toBe('/login/redirect')
    expect(site.sqlite.prepare("SELECT id FROM oidc_artefact WHERE model = 'Grant'").all()).toHaveLength(1)
    site.advance(30 * 24 * 60 * MINUTE)
    await who.visit('account', site.authorizeUrl())
    expect(who.url().pathname).toMatch(/^\/interaction\//)
  })

  it('of the account pages open no user data', async () => {
    const { access_token } = await site.tokens((await site.signedIn()).url())
    await changeArtefacts(site.db, 'AccessToken', (token) => ({ ...token, clientId: 'account-pages' }))
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await site.request('account', '/backoffice/users/me', { headers })).status).toBe(401)
  })
})

describe('roles of staff', () => {
  const BACK_OFFICE = { client_id: 'backoffice', redirect_uri: 'http://api.localhost:8787/signed-in' }
  const withRoles = async (client: Record<string, string>, scope: string) => {
    const who = await site.atSignIn(site.browser(), { ...client, scope })
    await who.submit(who.url().pathname, OWNER)
    const { id_token, access_token } = await site.tokens(who.url())
    const userinfo = await site.request('account', '/me', { headers: { authorization: `Bearer ${access_token}` } })
    return [decodeJwt(id_token).roles, JSON.parse(userinfo.text).roles]
  }

  it.each<[string, Record<string, string>, string, string[] | undefined]>([
    ['the back office', BACK_OFFICE, 'openid email roles', ['editor', 'growth']],
    ['a client that asks for them', {}, 'openid email roles', ['editor', 'growth']],
    ['no client that does not ask', {}, 'openid profile email offline_access', undefined],
  ])('reach %s', async (_, client, scope, roles) => {
    site.sqlite.exec(`UPDATE account SET roles = '["editor","growth"]'`)
    expect(await withRoles(client, scope)).toEqual([roles, roles])
  })

  it('are told as they are now for a working day, until the token is revoked, which signs out', async () => {
    const who = await site.atSignIn(site.browser(), { scope: 'openid email roles' })
    await who.submit(who.url().pathname, OWNER)
    const { access_token } = await site.tokens(who.url())
    const told = async () => {
      const { text } = await site.request('account', '/me', { headers: { authorization: `Bearer ${access_token}` } })
      return JSON.parse(text).roles
    }
    expect(await told()).toEqual([])
    site.advance(9 * 60 * MINUTE)
    site.sqlite.exec(`UPDATE account SET roles = '["editor"]'`)
    expect(await told()).toEqual(['editor'])
    await site.postAsClient('/token/revocation', { token: access_token })
    expect(await told()).toBeUndefined()
    expect(site.sqlite.prepare("SELECT id FROM oidc_artefact WHERE model = 'Session'").all()).toEqual([])
  })

  it('are asked again of a sign-in that a grant of before them belongs to', async () => {
    const who = await site.signedIn()
    await changeArtefacts(site.db, 'Grant', (grant) => ({ ...grant, openid: { scope: 'openid email' } }))
    await who.visit('account', site.authorizeUrl({ scope: 'openid roles' }))
    expect(decodeJwt((await site.tokens(who.url())).id_token).roles).toEqual([])
  })
})
