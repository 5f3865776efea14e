import { createHash } from 'node:crypto'
import { generateKeyPair, type JWTPayload } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { type SampleSignIn, START, sampleSignIn, USER } from '../../../tests/support/builders/sample-issuer.ts'
import type { Visit } from '../../visit/visit.ts'
import { login } from './login.ts'
import { loginRedirect } from './login-redirect.ts'
import { sessionId } from './session-store.ts'
import type { SignInResult } from './sign-in-result.ts'

const SITE = 'http://it.localhost:8787'
const foreignKey = (await generateKeyPair('ES256')).privateKey

let site: SampleSignIn
beforeEach(() => {
  site = sampleSignIn()
})

/** Starts a flow in this browser, as of a click on the page `/cerca`. */
const startFlow = async () => {
  const result = await login(site.visitOf('/login?return=/cerca'), site.service, async () => ({}))
  if (!('redirect' in result)) throw new Error('no redirect')
  site.setCookies(result.cookies)
  const { state = '', nonce = '', code_challenge } = Object.fromEntries(new URL(result.redirect).searchParams)
  return { state, nonce, challenge: code_challenge, cookie: `__Host-login-${state.slice(0, 16)}` }
}
type Flow = Awaited<ReturnType<typeof startFlow>>
type Changes = {
  claims?: JWTPayload
  key?: CryptoKey
  response?: object
  status?: number
  query?: (flow: Flow) => Record<string, string> | string
  visit?: Partial<Visit>
}

const signIn = async ({ claims = {}, key, response = {}, status = 200, query, visit: more }: Changes = {}) => {
  const flow = await startFlow()
  const id_token = await site.idToken({ nonce: flow.nonce, ...claims }, key)
  const tokens = { access_token: 'access 1', refresh_token: 'refresh 1', token_type: 'Bearer', expires_in: 3600 }
  site.responses['/token'] = { status, json: { ...tokens, id_token, ...response } }
  const parameters = new URLSearchParams(query?.(flow) ?? { code: 'code 1', state: flow.state })
  const visit = site.visitOf(`/login/redirect?${parameters}`, more)
  site.requests.length = 0
  return { flow, visit, result: await loginRedirect(visit, site.service) }
}
const cookieOf = ({ cookies }: SignInResult, cookie: string) => cookies.find(({ name }) => name === cookie)?.value ?? ''
const sessionOf = async (result: SignInResult) =>
  site.store.read(await sessionId(cookieOf(result, '__Host-session')), START)
const revoked = () =>
  site.requests.filter(({ path }) => path === '/token/revocation').map(({ body }) => body.get('token'))

describe('redirect of a sign-in', () => {
  it('exchanges the code for a session', async () => {
    const { flow, result } = await signIn()
    expect(result).toEqual({
      ...{ redirect: '/cerca', hasSignedIn: true },
      cookies: [
        { name: flow.cookie, value: '', maxAge: 0 },
        { name: '__Host-session', value: expect.stringMatching(/^[0-9a-f]{64}$/), maxAge: 2_592_000 },
        {
          ...{ name: '__Host-signed-in', value: expect.stringMatching(/^[0-9a-f]{16}$/) },
          ...{ maxAge: 2_592_000, isReadableByScripts: true },
        },
        { name: '__Host-address', value: '', maxAge: 0 },
        { name: '__Host-alerts', value: '', maxAge: 0 },
        { name: '__Host-known', value: expect.any(String), maxAge: 31_536_000 },
      ],
    })
    expect(await sessionOf(result)).toMatchObject({
      ...{ user: USER, renewAt: START + 300_000, expiresAt: START + 2_592_000_000 },
      tokens: { access: 'access 1', accessExpiresAt: START + 3_600_000, refresh: 'refresh 1' },
    })
    expect((await sessionOf(result))?.signedInAt).toBeNull()
    expect(site.rows()).toEqual([{ subject: 'u1', sid: 'browser 1' }])
    expect(site.requests.map(({ path, method }) => `${method} ${path}`)).toEqual([
      ...['POST /token', 'GET /jwks', 'GET /backoffice/users/me'],
    ])
    const [exchange, , account] = site.requests
    expect(Object.fromEntries(exchange?.body ?? [])).toEqual({
      ...{ grant_type: 'authorization_code', code: 'code 1', redirect_uri: `${SITE}/login/redirect` },
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    })
    const verifier = exchange?.body.get('code_verifier') ?? ''
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(flow.challenge)
    expect(exchange?.authorization).toMatch(/^Basic /)
    expect(account?.authorization).toBe('Bearer access 1')
  })

  it('stores when the user signed in at the issuer', async () => {
    const { result } = await signIn({ claims: { auth_time: START / 1000 - 60.5 } })
    expect((await sessionOf(result))?.signedInAt).toBe(START - 60_500)
  })

  it.each<[string, object, object]>([
    ['no lifetime', { expires_in: undefined }, { accessExpiresAt: START + 300_000, refresh: 'refresh 1' }],
    ['no refresh token', { refresh_token: undefined }, { accessExpiresAt: START + 3_600_000, refresh: null }],
  ])('accepts tokens with %s', async (_, response, expected) => {
    expect((await sessionOf((await signIn({ response })).result))?.tokens).toMatchObject(expected)
  })

  it.each([undefined, 5])('stores no browser id %s', async (sid) => {
    await signIn({ claims: { sid } })
    expect(site.rows()).toEqual([{ subject: 'u1', sid: null }])
  })

  it('creates no session of a sign-in that the issuer ends while the user is loaded', async () => {
    const meanwhile = () => site.store.takeLogoutToken('jti', { subject: 'u1', sid: null }, START + 120_000, START)
    site.responses['/backoffice/users/me'] = { json: { success: true, data: USER }, meanwhile }
    const { result } = await signIn()
    expect(result).toMatchObject({ shown: { message: 'expired', retry: '/login?return=%2Fcerca' } })
    expect([site.rows(), cookieOf(result, '__Host-session'), revoked()]).toEqual([[], '', ['refresh 1']])
  })

  it('replaces the previous session against fixation', async () => {
    const previous = await site.createSession()
    const { result } = await signIn()
    expect(cookieOf(result, '__Host-session')).not.toBe(site.cookies()['__Host-session'])
    expect(await site.store.read(previous.id, START)).toBeNull()
    expect(await site.store.isReplaced(previous.id, START)).toBe(true)
    expect(await sessionOf(result)).toMatchObject({ user: USER })
  })

  it('is unavailable while the previous session cannot be replaced', async () => {
    await site.createSession()
    site.sqlite.exec("CREATE TRIGGER fail BEFORE UPDATE ON session BEGIN SELECT RAISE(ABORT, 'failed'); END")
    expect((await signIn()).result).toMatchObject({
      shown: { message: 'unavailable', retry: '/login?return=%2Fcerca' },
    })
    expect(site.rows()).toEqual([{ subject: 'u1', sid: 'browser 0' }])
  })

  it.each<[string, () => Promise<Changes>]>([
    [
      'the sessions fail',
      async () => {
        await site.createSession()
        site.sqlite.exec("CREATE TRIGGER fail BEFORE UPDATE ON session BEGIN SELECT RAISE(ABORT, 'failed'); END")
        return {}
      },
    ],
    [
      'the user is not loaded',
      async () => {
        site.responses['/backoffice/users/me'] = { status: 503, json: null }
        return {}
      },
    ],
    ['the issuer fails', async () => ({ query: ({ state }: Flow) => ({ error: 'server_error', state }) })],
  ])('leads a reload to a new sign-in with the same page when %s', async (_, fail) => {
    const { result, visit } = await signIn(await fail())
    expect(result).toHaveProperty('shown')
    site.setCookies(result.cookies)
    site.requests.length = 0
    const reloaded = await loginRedirect(site.visitOf(visit.url.pathname + visit.url.search), site.service)
    expect(reloaded).toEqual({
      redirect: '/login?return=%2Fcerca',
      cookies: [{ name: expect.stringMatching(/^__Host-login-/), value: '', maxAge: 0 }],
    })
    expect(site.requests).toEqual([])
  })

  it.each<[string, Changes]>([
    ['another nonce', { claims: { nonce: 'another nonce' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another issuer', { claims: { iss: 'http://evil.localhost' } }],
    ['another audience', { claims: { aud: 'another client' } }],
    ['an expired ID token', { claims: { exp: 1 } }],
    ['no subject', { claims: { sub: undefined } }],
    ['another key', { key: foreignKey }],
    ['no ID token', { response: { id_token: undefined } }],
    ['no access token', { response: { access_token: undefined } }],
    ['a refused code', { status: 400, response: { error: 'invalid_grant' } }],
    ['a failing issuer', { status: 503 }],
    ['two codes', { query: ({ state }) => `code=c&code=x&state=${state}` }],
    ['two states', { query: ({ state }) => `code=c&state=${state}&state=x` }],
    ['no code', { query: ({ state }) => ({ state }) }],
    ['the response of another issuer', { query: ({ state }) => ({ code: 'c', state, iss: 'http://evil.localhost' }) }],
    ['another error', { query: ({ state }) => ({ error: 'invalid_scope', state }) }],
  ])('fails for %s', async (_, changes) => {
    const { flow, result, visit } = await signIn(changes)
    expect(result).toEqual({
      cookies: [{ name: flow.cookie, value: '', maxAge: 0 }],
      shown: { message: 'failed', retry: '/login?return=%2Fcerca' },
    })
    expect(visit.log).toMatchObject({ error: 'sign-in failed', report: expect.anything() })
    expect(site.rows()).toEqual([])
    expect(site.paths()).not.toContain('/backoffice/users/me')
  })

  it('is unavailable while the issuer fails, and knows its page', async () => {
    const { result } = await signIn({ query: ({ state }) => ({ error: 'server_error', state }) })
    expect(result).toMatchObject({ shown: { message: 'unavailable', retry: '/login?return=%2Fcerca' } })
  })

  it('returns to the page when the user cancels', async () => {
    const { flow, result, visit } = await signIn({ query: ({ state }) => ({ error: 'access_denied', state }) })
    expect(result).toEqual({ redirect: '/cerca', cookies: [{ name: flow.cookie, value: '', maxAge: 0 }] })
    expect(visit.log).toEqual({})
    expect(site.requests).toEqual([])
  })

  it.each<[string, Changes['query'], number, string]>([
    ['without a state, and leads to the last page', () => ({ code: 'c' }), 0, '/cerca'],
    ['with another state, as in a sixth tab', ({ state }) => ({ code: 'c', state: `${state}x` }), 0, '/cerca'],
    ['after two hours', undefined, 7_200_000, '/'],
  ])('is expired %s', async (_, query, later, back) => {
    const expire = (flow: Flow) => {
      site.clock.now = START + later
      return query?.(flow) ?? { code: 'c', state: flow.state }
    }
    const { result, visit } = await signIn({ query: expire })
    expect(result).toEqual({
      cookies: [],
      shown: { message: 'expired', retry: `/login?${new URLSearchParams({ return: back })}` },
    })
    expect(visit.log).toEqual({ error: 'sign-in expired' })
    expect(site.requests).toEqual([])
  })

  it('works after 620 seconds, and an hour', async () => {
    for (const seconds of [620, 3600]) {
      const query = ({ state }: Flow) => {
        site.clock.now += seconds * 1000
        return { code: 'c', state }
      }
      const expires = Math.floor(START / 1000) + 7200
      expect((await signIn({ query, claims: { exp: expires } })).result).toMatchObject({ redirect: '/cerca' })
    }
  })

  it('leads signed-in users to the last page when the flow is over', async () => {
    const session = await site.createSession({ user: USER })
    const query = () => ({ code: 'c', state: 'used' })
    expect((await signIn({ query, visit: { session } })).result).toEqual({ redirect: '/cerca', cookies: [] })
    const withoutUser = { session: { ...session, user: null } }
    expect((await signIn({ query, visit: withoutUser })).result).toMatchObject({ shown: { message: 'expired' } })
  })
})

describe('redirect of a sign-in without a user', () => {
  const refused = (status: number, code: string, extraData?: object) => ({
    ...{ status, json: { success: false, error: { code, message: 'no', ...(extraData && { extraData }) } } },
  })
  const ENDED = [expect.stringMatching(/^__Host-login-/)]

  it('leads to the privacy policy in the account area', async () => {
    site.responses['/backoffice/users/me'] = refused(403, 'USER_PRIVACY_POLICY_ERROR', { userId: 'u1' })
    const { result } = await signIn()
    expect(result).toMatchObject({ redirect: 'http://account.localhost:8787/communications' })
    expect(result).not.toHaveProperty('hasSignedIn')
    expect(result.cookies.map(({ name }) => name)).toEqual([
      ...['__Host-session', '__Host-signed-in', '__Host-address', '__Host-alerts'],
    ])
    expect(await sessionOf(result)).toMatchObject({ user: null, tokens: { access: 'access 1' } })
    expect(site.rows()).toEqual([{ subject: 'u1', sid: 'browser 1' }])
    expect(revoked()).toEqual([])
  })

  it.each<[string, string, { status?: number; json: unknown }, Record<string, unknown>]>([
    ['of an unknown id', 'privacy', refused(403, 'USER_PRIVACY_POLICY_ERROR', {}), {}],
    [
      ...(['without an account area', 'privacy', refused(403, 'USER_PRIVACY_POLICY_ERROR', { userId: 'u1' })] as const),
      { ACCOUNT_ORIGIN: undefined },
    ],
    ['who is an admin', 'admin', { json: { success: true, data: { ...USER, isAdmin: true } } }, {}],
  ])('signs out a user %s', async (_, message, response, variables) => {
    site = sampleSignIn(variables)
    site.responses['/backoffice/users/me'] = response
    const { result, visit } = await signIn()
    expect(result).toEqual({
      cookies: [expect.objectContaining({ name: ENDED[0], maxAge: 0 })],
      shown: { message, retry: '/login?return=%2F' },
      refresh: `3; url=${site.issuer}/session/end?client_id=storefront&post_logout_redirect_uri=${encodeURIComponent(`${SITE}/`)}&ui_locales=it-IT`,
    })
    expect(visit.log.error).toBe(`sign-in ${message}`)
    expect([site.rows(), revoked()]).toEqual([[], ['refresh 1']])
  })

  it.each([
    ['refused', refused(401, 'INVALID_TOKEN')],
    ['not loaded', { status: 503, json: null }],
  ])('fails when the user is %s', async (_, response) => {
    site.responses['/backoffice/users/me'] = response
    const { result, visit } = await signIn()
    expect(result).toEqual({
      cookies: [expect.objectContaining({ name: ENDED[0], maxAge: 7200 })],
      shown: { message: 'user', retry: '/login?return=%2Fcerca' },
    })
    expect(visit.log.error).toBe('sign-in user')
    expect([site.rows(), revoked()]).toEqual([[], ['refresh 1']])
  })

  it('revokes the access token when it is the only one', async () => {
    site.responses['/backoffice/users/me'] = refused(401, 'INVALID_TOKEN')
    await signIn({ response: { refresh_token: undefined } })
    expect(revoked()).toEqual(['access 1'])
  })

  it('revokes no token at issuers without such an endpoint', async () => {
    delete site.metadata.revocation_endpoint
    site.responses['/backoffice/users/me'] = refused(401, 'INVALID_TOKEN')
    expect((await signIn()).result).toMatchObject({ shown: { message: 'user' } })
    expect(revoked()).toEqual([])
  })
})
