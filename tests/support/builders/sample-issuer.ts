import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { localVariables } from '../../../local/workers/local-variables.ts'
import { markets } from '../../../markets/registry.ts'
import { type Config, type Env, readConfig } from '../../../worker/env.ts'
import { sessionId, sessionStore } from '../../../worker/features/session/session-store.ts'
import { signInService } from '../../../worker/features/session/sign-in-service.ts'
import type { Cookie } from '../../../worker/visit/cookies.ts'
import type { Visit } from '../../../worker/visit/visit.ts'
import { memoryD1 } from './memory-d1.ts'

const SITE = 'http://it.localhost:8787'
/** Start of `config.realNow`. */
export const START = Date.UTC(2027, 0, 15)
export const USER = { id: 'u1', email: 'Ada@example.com', name: 'Ada Byron', pictureImage: null, isAdmin: false }
const SECRET = '0a'.repeat(32)
const keys = await generateKeyPair('ES256')
const keySet = { keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'ES256', kid: 'key 1' }] }

type FakeResponse = { status?: number; json: unknown; meanwhile?: () => Promise<unknown> }
type IssuerRequest = { path: string; method: string; body: URLSearchParams; authorization: string | null }

const data = (value: object): FakeResponse => ({ json: { success: true, data: value } })

/** The storefront's sign-in with an issuer and its account API. Tests replace `responses`, by path. */
export const sampleSignIn = (variables: Record<string, unknown> = {}) => {
  const { db, sqlite } = memoryD1(join(import.meta.dirname, '../../../worker/features/session/migrations'))
  const requests: IssuerRequest[] = []
  const clock = { now: START }
  const env = {
    ...{ ENVIRONMENT: 'local', ...localVariables(8787).storefront, SESSIONS: db },
    IDENTITY: { fetch: (request: Request) => respond(request) },
    ...variables,
  } as unknown as Env
  const config: Config = { ...readConfig(env), realNow: () => clock.now }
  const issuer = config.AUTH_ISSUER ?? ''
  const metadata: Record<string, unknown> = {
    ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
    ...{ jwks_uri: `${issuer}/jwks`, pushed_authorization_request_endpoint: `${issuer}/request` },
    ...{ revocation_endpoint: `${issuer}/token/revocation`, end_session_endpoint: `${issuer}/session/end` },
    id_token_signing_alg_values_supported: ['ES256'],
  }
  const responses: Record<string, FakeResponse | undefined> = {
    '/.well-known/openid-configuration': { json: metadata },
    '/request': { status: 201, json: { request_uri: 'urn:request:1', expires_in: 60 } },
    '/token/revocation': { json: null },
    '/jwks': { json: keySet },
    '/backoffice/users/me': data(USER),
  }
  const respond = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname
    const text = await request.text()
    const authorization = request.headers.get('authorization')
    const body = new URLSearchParams(text.startsWith('{') ? '' : text)
    requests.push({ path, method: request.method, body, authorization })
    const own = responses[path]
    await own?.meanwhile?.()
    return Response.json(own?.json ?? null, { status: own === undefined ? 404 : (own.status ?? 200) })
  }

  let cookies: Record<string, string> = {}
  const setCookies = (set: readonly Cookie[]): void => {
    for (const { name, value, maxAge } of set) {
      const { [name]: _, ...others } = cookies
      cookies = maxAge === 0 ? others : { ...others, [name]: value }
    }
  }
  const visitOf = (path: string, more: Partial<Visit> = {}, init: RequestInit = {}): Visit => {
    const url = new URL(path, SITE)
    return {
      ...{ env, config, cookies, url, log: {}, market: markets.it, session: null, data: { env, config } },
      request: new Request(url, init),
      visitor: { deviceId: null, isPrefetch: false },
      ...more,
    } as unknown as Visit
  }
  const service = signInService(env, config)
  if (service === null) throw new Error('no sign-in')
  const store = sessionStore(db, config.SIGNING_KEY)
  return {
    ...{ env, config, clock, service, store, sqlite, issuer, metadata, responses, requests },
    ...{ visitOf, setCookies, cookies: () => cookies },
    paths: () => requests.map(({ path }) => path),
    rows: () => sqlite.prepare('SELECT subject, sid FROM session ORDER BY rowid').all(),
    /** Valid by the time of the machine, which oauth4webapi uses; `undefined` removes a claim. */
    idToken: (claims: JWTPayload, key = keys.privateKey) =>
      new SignJWT({
        ...{ iss: issuer, aud: 'storefront', sub: 'u1', sid: 'browser 1' },
        ...{ iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 300, ...claims },
      })
        .setProtectedHeader({ alg: 'ES256', kid: 'key 1' })
        .sign(key),
    /** A session of this browser; without a user, unless it is named. */
    async createSession(over: Partial<Parameters<typeof store.create>[1]> = {}) {
      const id = await sessionId(SECRET)
      const content = {
        tokens: { access: 'access 0', accessExpiresAt: START + 600_000, refresh: 'refresh 0' },
        user: null,
      }
      await store.create(id, { ...content, subject: 'u1', sid: 'browser 0', renewAt: START + 300_000, ...over }, START)
      cookies = { ...cookies, '__Host-session': SECRET }
      const session = await store.read(id, START)
      if (session === null) throw new Error('no session')
      return session
    },
  }
}
export type SampleSignIn = ReturnType<typeof sampleSignIn>
