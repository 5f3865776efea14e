import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LoginHints } from '../../../shared/sign-in/tokens.ts'
import { type SampleSignIn, START, sampleSignIn, USER } from '../../../tests/support/builders/sample-issuer.ts'
import type { Visit } from '../../visit/visit.ts'
import { login } from './login.ts'
import { openFlow } from './login-flow.ts'
import type { SignInResult } from './sign-in-result.ts'

const SITE = 'http://it.localhost:8787'

let site: SampleSignIn
beforeEach(() => {
  site = sampleSignIn()
})

const start = (visit: Visit, hints: LoginHints = {}) => login(visit, site.service, async () => hints)
const redirectOf = (result: SignInResult): URL => {
  if (!('redirect' in result)) throw new Error(`no redirect: ${result.shown.message}`)
  return new URL(result.redirect, SITE)
}
const parametersOf = (result: SignInResult) => Object.fromEntries(redirectOf(result).searchParams)
/** The flow that this result starts in the browser. */
const flowOf = (result: SignInResult, state = parametersOf(result).state) => {
  const cookies = Object.fromEntries(result.cookies.map(({ name, value }) => [name, value]))
  return openFlow(site.config.SIGNING_KEY, cookies, state ?? '', START)
}

describe('sign-in', () => {
  it('leads to the issuer with state, nonce and the challenge of a verifier that stays here (§7)', async () => {
    const result = await start(site.visitOf('/login?return=/viaggi/tokyo'))
    const url = redirectOf(result)
    const flow = await flowOf(result)
    expect(url.origin + url.pathname).toBe('http://account.localhost:8787/auth')
    expect(parametersOf(result)).toEqual({
      ...{ client_id: 'storefront', redirect_uri: `${SITE}/login/redirect`, response_type: 'code' },
      ...{ scope: 'openid profile email offline_access', state: flow?.state, nonce: flow?.nonce },
      code_challenge: createHash('sha256')
        .update(flow?.verifier ?? '')
        .digest('base64url'),
      ...{ code_challenge_method: 'S256', ui_locales: 'it-IT' },
    })
    expect(flow?.back).toBe('/viaggi/tokyo')
    expect(result.cookies).toHaveLength(1)
    expect(result.cookies[0]).toMatchObject({ name: `__Host-login-${flow?.state.slice(0, 16)}`, maxAge: 7200 })
    expect(await flowOf(await start(site.visitOf('/login')))).not.toEqual(flow)
  })

  it.each([
    ['more than ten minutes old', START - 600_001],
    ['of an unknown time', null],
  ])('is repeated on request when it is %s', async (_, signedInAt) => {
    const session = await site.createSession({ user: USER, signedInAt })
    const result = await start(site.visitOf('/login?return=/avvisi&again', { session }))
    expect(parametersOf(result)).toMatchObject({ login_hint: USER.email, max_age: '600' })
    expect((await flowOf(result))?.back).toBe('/avvisi')
  })

  it('of the last ten minutes is not repeated', async () => {
    const session = await site.createSession({ user: USER, signedInAt: START - 600_000 })
    expect(await start(site.visitOf('/login?return=/avvisi&again', { session }))).toEqual({
      ...{ redirect: '/avvisi', cookies: [] },
    })
  })

  it.each([
    ['/login?return=/viaggi/tokyo', undefined, '/viaggi/tokyo'],
    ['/login?return=/viaggi/tokyo', `${SITE}/cerca`, '/viaggi/tokyo'],
    ['/login', `${SITE}/cerca?textSearch=a`, '/cerca?textSearch=a'],
    ['/login?return=https://evil.example/', `${SITE}/cerca`, '/cerca'],
    ['/login', 'https://evil.example/', '/'],
    ['/login', undefined, '/'],
  ])('of %s from %s returns to %s', async (path, referer, back) => {
    const headers: Record<string, string> = referer === undefined ? {} : { referer }
    expect((await flowOf(await start(site.visitOf(path, {}, { headers }))))?.back).toBe(back)
  })

  it('that starts again without a page returns to that of the sign-in before', async () => {
    site.setCookies((await start(site.visitOf('/login?return=/viaggi/tokyo'))).cookies)
    site.clock.now = START + 3_900_000
    const again = await start(site.visitOf('/login'))
    expect((await flowOf(again))?.back).toBe('/viaggi/tokyo')
    expect((await flowOf(await start(site.visitOf('/login?return=/cerca'))))?.back).toBe('/cerca')
  })

  it('moves to the origin that the issuer knows', async () => {
    expect(await start(site.visitOf('http://127.0.0.1:8787/login?return=/cerca?a=b'))).toEqual({
      ...{ redirect: `${SITE}/login?return=%2Fcerca%3Fa%3Db`, cookies: [] },
    })
    expect(site.requests).toEqual([])
  })

  it('is over for signed-in users', async () => {
    const session = await site.createSession({ user: USER })
    expect(await start(site.visitOf('/login?return=/cerca', { session }))).toEqual({ redirect: '/cerca', cookies: [] })
    expect(site.requests).toEqual([])
  })

  it('names the email, and pushes a proof, which is part of no URL', async () => {
    const named = await start(site.visitOf('/login'), { login_hint: 'ada@example.com' })
    expect(parametersOf(named)).toMatchObject({ login_hint: 'ada@example.com', response_type: 'code' })
    expect(site.paths()).not.toContain('/request')
    const pushed = await start(site.visitOf('/login'), { login_hint: 'ada@example.com', proof: 'secret' })
    expect(parametersOf(pushed)).toEqual({ client_id: 'storefront', request_uri: 'urn:request:1' })
    const { body, authorization } = site.requests.at(-1) ?? {}
    expect(Object.fromEntries(body ?? [])).toMatchObject({
      ...{ proof: 'secret', login_hint: 'ada@example.com', redirect_uri: `${SITE}/login/redirect` },
      ...{ nonce: expect.stringMatching(/.{20}/), code_challenge_method: 'S256' },
    })
    // RFC 6749 section 2.3.1: encoded as in a form.
    const secret = site.config.AUTH_CLIENT_SECRET?.replaceAll('-', '%2D')
    expect(authorization).toBe(`Basic ${btoa(`storefront:${secret}`)}`)
  })

  it('sends no proof to issuers without pushed requests', async () => {
    delete site.metadata.pushed_authorization_request_endpoint
    expect(parametersOf(await start(site.visitOf('/login'), { proof: 'secret' }))).not.toHaveProperty('proof')
  })

  it('removes the oldest of more than four other flows', async () => {
    for (let nth = 0; nth < 5; nth++) {
      const result = await start(site.visitOf('/login'))
      expect(result.cookies).toHaveLength(1)
      site.setCookies(result.cookies)
    }
    const [first] = Object.keys(site.cookies())
    const { cookies } = await start(site.visitOf('/login'))
    expect(cookies.slice(0, -1)).toEqual([{ name: first, value: '', maxAge: 0 }])
    expect(cookies.at(-1)?.maxAge).toBe(7200)
  })

  it.each<[string, () => void, string]>([
    [
      'does not respond',
      () => Object.assign(site.responses, { '/.well-known/openid-configuration': { status: 503, json: null } }),
      'unexpected HTTP status code',
    ],
    [
      ...(['has no sign-in page', () => void delete site.metadata.authorization_endpoint] as const),
      'the issuer has no authorization endpoint',
    ],
    [
      ...(['is another one', () => void Object.assign(site.metadata, { issuer: 'http://evil.localhost' })] as const),
      'property does not match the expected value',
    ],
  ])('is unavailable while the issuer %s', async (_, spoil, cause) => {
    spoil()
    const visit = site.visitOf('/login?return=/cerca')
    expect(await start(visit)).toEqual({
      ...{ cookies: [], shown: { message: 'unavailable', retry: '/login?return=%2Fcerca' } },
    })
    expect(visit.log.error).toBe('sign-in unavailable')
    expect(visit.log.report?.causes[0]).toContain(cause)
  })
})

describe('issuer metadata', () => {
  const described = () => site.paths().filter((path) => path === '/.well-known/openid-configuration').length

  it('is loaded every ten minutes, and outlives an issuer that fails', async () => {
    await start(site.visitOf('/login'))
    site.clock.now = START + 599_999
    await start(site.visitOf('/login'))
    expect(described()).toBe(1)
    site.clock.now = START + 600_000
    await start(site.visitOf('/login'))
    expect(described()).toBe(2)
    site.responses['/.well-known/openid-configuration'] = { status: 503, json: null }
    site.clock.now = START + 1_200_000
    expect(redirectOf(await start(site.visitOf('/login'))).pathname).toBe('/auth')
    expect(described()).toBe(3)
  })

  it('is waited for four seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await start(site.visitOf('/login'))
    expect(timeout.mock.calls).toEqual([[4000]])
    timeout.mockRestore()
  })

  it('may name plain http only for a local issuer', async () => {
    site = sampleSignIn({ AUTH_ISSUER: 'https://account.example' })
    expect(redirectOf(await start(site.visitOf('/login'), { proof: 'secret' })).origin).toBe('https://account.example')
    site.metadata.pushed_authorization_request_endpoint = 'http://account.example/request'
    site.clock.now = START + 600_000
    expect(await start(site.visitOf('/login'), { proof: 'secret' })).toMatchObject({
      shown: { message: 'unavailable' },
    })
  })
})

describe('sign-in with a session without a user', () => {
  const refused = (status: number, code: string, extraData?: object) => ({
    ...{ status, json: { success: false, error: { code, message: 'no', ...(extraData && { extraData }) } } },
  })
  const continueSession = async (
    variables?: Record<string, unknown>,
    response?: { status?: number; json: unknown },
  ) => {
    if (variables !== undefined) site = sampleSignIn(variables)
    if (response !== undefined) site.responses['/backoffice/users/me'] = response
    const session = await site.createSession()
    const visit = site.visitOf('/login?return=/cerca', { session })
    return { result: await start(visit), session, visit }
  }
  const revoked = () =>
    site.requests.filter(({ path }) => path === '/token/revocation').map(({ body }) => body.get('token'))

  it('loads the user', async () => {
    const { result, session } = await continueSession()
    expect(result).toEqual({ redirect: '/cerca', cookies: [] })
    expect(site.requests).toMatchObject([{ path: '/backoffice/users/me', authorization: 'Bearer access 0' }])
    expect(await site.store.read(session.id, START)).toMatchObject({ user: USER, renewAt: START + 300_000, version: 2 })
  })

  it('returns to the page of its start after the privacy policy', async () => {
    site.setCookies((await start(site.visitOf('/login?return=/viaggi/tokyo'))).cookies)
    const session = await site.createSession()
    expect(await start(site.visitOf('/login', { session }))).toEqual({ redirect: '/viaggi/tokyo', cookies: [] })
  })

  it('leads to the privacy policy in the account area', async () => {
    const { result } = await continueSession({}, refused(403, 'USER_PRIVACY_POLICY_ERROR', { userId: 'u1' }))
    expect(result).toEqual({ redirect: 'http://account.localhost:8787/communications', cookies: [] })
    expect([site.rows().length, revoked()]).toEqual([1, []])
  })

  it.each<[string, object, Parameters<typeof refused>[2] | undefined, string]>([
    ['the privacy policy is not accepted, and the user unknown', {}, {}, 'privacy'],
    [
      'the privacy policy is not accepted, without an account area',
      { ACCOUNT_ORIGIN: undefined },
      { userId: 'u1' },
      'privacy',
    ],
  ])('ends when %s', async (_, variables, extraData, message) => {
    const { result, visit } = await continueSession(
      { ...variables },
      refused(403, 'USER_PRIVACY_POLICY_ERROR', extraData),
    )
    expect(result).toEqual({
      isSessionOver: true,
      shown: { message, retry: '/login?return=%2F' },
      cookies: [
        { name: '__Host-session', value: '', maxAge: 0 },
        { name: '__Host-signed-in', value: '', maxAge: 0, isReadableByScripts: true },
      ],
      refresh: `3; url=${site.issuer}/session/end?client_id=storefront&post_logout_redirect_uri=${encodeURIComponent(`${SITE}/`)}&ui_locales=it-IT`,
    })
    expect(visit.log).toEqual({ error: `sign-in ${message}` })
    expect([site.rows(), revoked()]).toEqual([[], ['refresh 0']])
  })

  it('ends for admins, who return home from an issuer without a sign-out page', async () => {
    site = sampleSignIn()
    delete site.metadata.end_session_endpoint
    site.responses['/backoffice/users/me'] = { json: { success: true, data: { ...USER, isAdmin: true } } }
    const session = await site.createSession()
    expect(await start(site.visitOf('/login', { session }))).toMatchObject({
      ...{ isSessionOver: true, shown: { message: 'admin' }, refresh: '3; url=/' },
    })
    expect(site.rows()).toEqual([])
  })

  it.each([
    ['refused', refused(401, 'INVALID_TOKEN')],
    ['not loaded', { status: 503, json: null }],
  ])('starts again when the user is %s', async (_, response) => {
    const { result } = await continueSession({}, response)
    expect(redirectOf(result).pathname).toBe('/auth')
    expect(result.isSessionOver).toBe(true)
    expect(result.cookies.map(({ name }) => name).slice(0, 2)).toEqual(['__Host-session', '__Host-signed-in'])
    expect((await flowOf(result))?.back).toBe('/cerca')
    expect([site.rows(), revoked()]).toEqual([[], ['refresh 0']])
  })
})
