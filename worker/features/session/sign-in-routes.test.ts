import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatewaySite, samplePageResponse } from '../../../tests/support/builders/gateway-site.ts'
import type { PrivateProps } from '../../engine/entrypoints/private.tsx'
import type { StoredSession } from '../../visit/visit.ts'
import * as loadSession from './load-session.ts'
import * as login from './login.ts'
import * as loginRedirect from './login-redirect.ts'
import * as sessionChanges from './session-changes.ts'
import type { SignInResult } from './sign-in-result.ts'

const GIULIA = { id: 'u1', name: 'Giulia', email: 'giulia@example.com', pictureImage: null, isAdmin: false }
const SESSION = { id: 's', user: GIULIA } as unknown as StoredSession
const COOKIE = '__Host-a=b; Path=/; HttpOnly; Secure; SameSite=Lax'
const MESSAGE = { message: 'privacy', retry: '/login' } as const

let rendered: PrivateProps[] = []
let status = 200
let lines: Record<string, unknown>[] = []

const mockSession = () => ({
  load: vi.spyOn(loadSession, 'loadSession'),
  login: vi.spyOn(login, 'login'),
  redirect: vi.spyOn(loginRedirect, 'loginRedirect'),
  logout: vi.spyOn(sessionChanges, 'logout'),
})
let session: ReturnType<typeof mockSession>

const respondWith = (result: object): void => {
  const response = { cookies: [{ name: '__Host-a', value: 'b' }], ...result } as unknown as SignInResult
  for (const step of [session.login, session.redirect, session.logout]) step.mockResolvedValue(response)
}

beforeEach(() => {
  rendered = []
  status = 200
  lines = []
  session = mockSession()
  session.load.mockResolvedValue({ session: null, isOver: false })
  respondWith({ redirect: '/viaggi' })
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(JSON.parse(String(line))))
})
afterEach(() => vi.restoreAllMocks())

const site = (variables: Record<string, unknown> = {}) =>
  gatewaySite({
    variables: { PAGE_CACHE: 'off', SESSIONS: {}, ...variables },
    page: ({ props }) => ({ fetch: async () => samplePageResponse(props, { renderedAt: 0 }, status) }),
    onPrivate: (props) => rendered.push(props),
  })
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site().request(path, headers, { method })
const signOut = () => site().request('/logout', { 'sec-fetch-site': 'same-origin' }, { method: 'POST' })

const isSignedIn = async (response: Response) => (await response.text()).includes('"signedIn":true')

describe('sign-in', () => {
  it('does not exist without a service', async () => {
    const response = await site({ AUTH_ISSUER: undefined }).request('/login')
    expect([response.status, await response.text()]).toEqual([404, 'There is no sign-in'])
  })

  it.each([
    ['/login', 'login', 'redirect'],
    ['/login/redirect', 'redirect', 'login'],
  ] as const)('at %s takes its own step, and redirects with its cookies', async (path, own, other) => {
    const response = await get(path)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/viaggi'])
    expect(response.headers.getSetCookie()).toContain(COOKIE)
    expect(response.headers.has('clear-site-data')).toBe(false)
    expect(session[own]).toHaveBeenCalledOnce()
    expect(session[other]).not.toHaveBeenCalled()
  })

  it('may skip the email and the verification of a finished sign-up', async () => {
    await get('/login')
    const [, , loadHints] = session.login.mock.lastCall ?? []
    expect(await loadHints?.()).toEqual({})
  })

  it.each([
    ['GET', { 'sec-purpose': 'prefetch' }],
    ['HEAD', {}],
  ])('does nothing for %s with %j', async (method, headers) => {
    const response = await get('/login', headers as unknown as Record<string, string>, method)
    expect(response.status).toBe(503)
    expect(session.login).not.toHaveBeenCalled()
  })

  it('discards prefetched pages once the user is signed in', async () => {
    respondWith({ redirect: '/', hasSignedIn: true })
    expect((await get('/login/redirect')).headers.get('clear-site-data')).toBe('"prefetchCache", "prerenderCache"')
  })

  it.each([
    [['login'], 'granted', { redirect: '/', hasSignedIn: true }],
    [[], 'refused', { redirect: '/', hasSignedIn: true }],
    [[], 'granted', { redirect: '/' }],
  ])('streams %j with the consent %s for %j', async (expected, consent, result) => {
    respondWith(result)
    const sent: string[] = []
    const STREAM = { send: async (events: { event: string }[]) => sent.push(...events.map(({ event }) => event)) }
    const cookie = `__Host-consent=${consent}.3.2027-01-15`
    await site({ STREAM, ANALYTICS_URL: 'https://analytics.example' }).request('/login/redirect', { cookie })
    expect(sent).toEqual(expected)
  })

  it('explains a failure, and leaves after the stated time', async () => {
    respondWith({ shown: MESSAGE, refresh: '3; url=/' })
    const response = await get('/login')
    expect([response.status, response.headers.get('refresh')]).toEqual([200, '3; url=/'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toContain(COOKIE)
    expect(rendered).toMatchObject([{ view: { view: 'sign-in', model: MESSAGE }, modal: null }])
    respondWith({ shown: MESSAGE })
    expect((await get('/login')).headers.has('refresh')).toBe(false)
  })

  it('states when to try again after a failure of a service', async () => {
    status = 503
    respondWith({ shown: { message: 'unavailable', retry: '/login' } })
    const response = await get('/login/redirect')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  })

  it('shows a user whose session has ended as signed out', async () => {
    session.load.mockResolvedValue({ session: SESSION, isOver: false })
    respondWith({ shown: MESSAGE })
    expect(await isSignedIn(await get('/login'))).toBe(true)
    respondWith({ shown: MESSAGE, isSessionOver: true })
    expect(await isSignedIn(await get('/login'))).toBe(false)
  })
})

describe('sign-out', () => {
  it('redirects with its cookies, and has its own route in the log', async () => {
    const response = await signOut()
    expect([response.status, response.headers.get('location')]).toEqual([303, '/viaggi'])
    expect(response.headers.getSetCookie()).toContain(COOKIE)
    expect(lines.at(-1)).toMatchObject({ route: 'logout', method: 'POST' })
  })
})

describe('session', () => {
  const ENDED = ['__Host-session=; Max-Age=0;', '__Host-signed-in=; Max-Age=0;']
  const endedIn = (response: Response) =>
    ENDED.filter((start) => response.headers.getSetCookie().some((cookie) => cookie.startsWith(start)))

  it('of a signed-in user is stated in the page', async () => {
    session.load.mockResolvedValue({ session: SESSION, isOver: false })
    const response = await get('/')
    expect(endedIn(response)).toEqual([])
    expect(await response.text()).toContain('"account":{"id":"u1","name":"Giulia"}')
  })

  it('is loaded with the path of the request', async () => {
    await get('/cerca?a=1')
    expect(session.load.mock.lastCall?.[0].url.pathname).toBe('/cerca')
  })

  it('that is over loses its cookies, unless the response starts another', async () => {
    session.load.mockResolvedValue({ session: null, isOver: true })
    expect(endedIn(await get('/'))).toEqual(ENDED)
    session.redirect.mockResolvedValue({ redirect: '/', cookies: [{ name: '__Host-session', value: 'new' }] })
    const response = await get('/login/redirect')
    expect(endedIn(response)).toEqual([])
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-session=new;/))
  })
})
