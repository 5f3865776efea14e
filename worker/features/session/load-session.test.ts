import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type SampleSignIn, START, sampleSignIn, USER } from '../../../tests/support/builders/sample-issuer.ts'
import type { Visit } from '../../visit/visit.ts'
import { loadSession } from './load-session.ts'

let site: SampleSignIn
let deferred: Promise<unknown>[] = []
beforeEach(() => {
  site = sampleSignIn()
  deferred = []
})

const NONE = { session: null, isOver: false }
const OVER = { session: null, isOver: true }
const PREFETCH = { visitor: { isPrefetch: true, deviceId: null } } as unknown as Partial<Visit>
const visitOf = (more: Partial<Visit> = {}) => site.visitOf('/', { defer: (work) => void deferred.push(work), ...more })
const load = (more?: Partial<Visit>) => loadSession(visitOf(more))
const revoked = () =>
  site.requests.filter(({ path }) => path === '/token/revocation').map(({ body }) => body.get('token'))
const tokens = (over: object = {}) => ({
  json: { access_token: 'access 1', refresh_token: 'refresh 1', token_type: 'Bearer', expires_in: 600, ...over },
})

describe('loading a session', () => {
  it('needs a cookie', async () => {
    await site.createSession({ user: USER })
    expect(await load({ cookies: {} })).toEqual(NONE)
  })

  it('needs an issuer', async () => {
    await site.createSession({ user: USER })
    const visit = visitOf({ env: { ...site.env }, config: { ...site.config, AUTH_ISSUER: undefined } })
    expect([await loadSession(visit), visit.log]).toEqual([NONE, {}])
  })

  it('finds the session of the cookie', async () => {
    const session = await site.createSession({ user: USER })
    expect(await load()).toEqual({ session, isOver: false })
    site.clock.now = START + 299_999
    expect(await load()).toEqual({ session, isOver: false })
    expect([site.requests, deferred]).toEqual([[], []])
  })

  it('is unknown when the database takes longer than two fifths of the deadline', async () => {
    await site.createSession({ user: USER })
    const hanging = { bind: () => ({ first: () => new Promise(() => undefined) }) } as unknown as D1PreparedStatement
    vi.spyOn(site.service.sessions, 'prepare').mockReturnValue(hanging)
    const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms: number) => {
      if (ms === 1000) work()
    }) as unknown as typeof setTimeout)
    const visit = visitOf({ config: { ...site.config, PAGE_TIMEOUT_MS: 2500 } })
    expect(await loadSession(visit)).toEqual({ ...NONE, isUnknown: true })
    timer.mockRestore()
    expect(visit.log.error).toBe('session')
  })

  it.each(['', 'x', '0b'.repeat(31), '0b'.repeat(32)])(
    'removes the useless cookie "%s", except for prefetches',
    async (value) => {
      const cookies = { '__Host-session': value }
      expect(await load({ cookies })).toEqual(OVER)
      expect(await load({ cookies, ...PREFETCH })).toEqual(NONE)
    },
  )

  it('looks up no malformed cookie', async () => {
    site.sqlite.close()
    expect(await load({ cookies: { '__Host-session': 'x' } })).toEqual(OVER)
  })

  it('retains the cookie for a minute after the same browser has signed in again', async () => {
    const { id } = await site.createSession({ user: USER })
    await site.store.replace(id, START)
    expect(await load()).toEqual(NONE)
    site.clock.now = START + 59_999
    expect(await load()).toEqual(NONE)
    site.clock.now = START + 60_000
    expect(await load()).toEqual(OVER)
  })

  it('is unknown while the database fails', async () => {
    await site.createSession({ user: USER })
    site.sqlite.close()
    const visit = visitOf()
    expect(await loadSession(visit)).toEqual({ ...NONE, isUnknown: true })
    expect(visit.log).toMatchObject({ error: 'session', report: expect.anything() })
  })
})

describe('renewing the loaded session', () => {
  it('reloads the user, also after the visitor has left', async () => {
    await site.createSession({ user: null })
    site.clock.now = START + 300_000
    const { session, isOver } = await load()
    expect([session, isOver]).toMatchObject([{ user: USER, renewAt: START + 540_000 }, false])
    expect(site.requests).toMatchObject([{ path: '/backoffice/users/me', authorization: 'Bearer access 0' }])
    expect(deferred).toHaveLength(1)
    expect(await deferred[0]).toEqual(session)
  })

  it('waits for a visible page', async () => {
    const session = await site.createSession({ user: USER })
    site.clock.now = START + 700_000
    expect(await load(PREFETCH)).toEqual({ session, isOver: false })
    expect([site.requests, deferred]).toEqual([[], []])
  })

  it.each<[string, object, object]>([
    ['a new refresh token', {}, { accessExpiresAt: START + 1_300_000, refresh: 'refresh 1' }],
    ['no refresh token', { refresh_token: undefined }, { accessExpiresAt: START + 1_300_000, refresh: 'refresh 0' }],
    ['no lifetime', { expires_in: undefined }, { accessExpiresAt: START + 1_000_000, refresh: 'refresh 1' }],
  ])('refreshes expired tokens: %s', async (_, over, expected) => {
    const { id } = await site.createSession({ user: null })
    site.clock.now = START + 700_000
    site.responses['/token'] = tokens(over)
    expect(await load()).toMatchObject({ session: { user: USER, tokens: { access: 'access 1', ...expected } } })
    expect(await site.store.read(id, site.clock.now)).toMatchObject({ tokens: { access: 'access 1', ...expected } })
    const [, refresh, account] = site.requests
    expect(refresh).toMatchObject({ path: '/token', method: 'POST', authorization: expect.stringMatching(/^Basic /) })
    expect(Object.fromEntries(refresh?.body ?? [])).toEqual({ grant_type: 'refresh_token', refresh_token: 'refresh 0' })
    expect(account?.authorization).toBe('Bearer access 1')
  })

  it.each([400, 401, 499])('ends when the issuer refuses with %i', async (status) => {
    await site.createSession({ user: USER })
    site.clock.now = START + 700_000
    site.responses['/token'] = { status, json: { error: 'invalid_grant' } }
    const visit = visitOf()
    expect(await loadSession(visit)).toEqual(OVER)
    expect(visit.log).toEqual({})
    expect(site.rows()).toEqual([])
  })

  it.each([
    { status: 500, json: { error: 'server_error' } },
    { status: 503, json: null },
    { status: 200, json: {} },
  ])('continues while the issuer fails with %j', async (response) => {
    const { tokens: own } = await site.createSession({ user: USER })
    site.clock.now = START + 700_000
    site.responses['/token'] = response
    const visit = visitOf()
    expect(await loadSession(visit)).toMatchObject({
      ...{ session: { user: USER, tokens: own, renewAt: START + 715_000 }, isOver: false },
    })
    expect(visit.log).toMatchObject({ error: 'session', report: expect.anything() })
  })

  it('ends and revokes the tokens when the account API refuses the user', async () => {
    await site.createSession({ user: USER })
    site.clock.now = START + 300_000
    site.responses['/backoffice/users/me'] = { status: 401, json: null }
    expect(await load()).toEqual(OVER)
    expect([site.rows(), revoked()]).toEqual([[], ['refresh 0']])
  })

  it('waits for the tokens that another request loads', async () => {
    const session = await site.createSession({ user: USER })
    site.clock.now = START + 700_000
    await site.store.lease(session, site.clock.now)
    const renewed = { access: 'access 2', accessExpiresAt: START + 2_000_000, refresh: 'refresh 2' }
    const waits: (number | undefined)[] = []
    const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
      if (ms !== 100) return
      waits.push(ms)
      void site.store
        .update(session, { tokens: renewed, user: USER }, { renewAt: START + 900_000, now: site.clock.now })
        .then(work)
    }) as typeof setTimeout)
    expect(await load()).toMatchObject({ session: { tokens: renewed } })
    expect(waits).toEqual([100])
    timer.mockRestore()
    expect(site.requests).toEqual([])
  })

  it('continues with the stored user while the service takes longer than three fifths of the deadline', async () => {
    const session = await site.createSession({ user: { ...USER, name: 'Ada' } })
    site.clock.now = START + 300_000
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const respond = site.env.IDENTITY!.fetch
    const env = { ...site.env, IDENTITY: { fetch: (request: Request) => held.then(() => respond(request)) } as Fetcher }
    const config = { ...site.config, PAGE_TIMEOUT_MS: 2500 }
    const timer = vi.spyOn(globalThis, 'setTimeout')
    timer.mockImplementation(((work: () => void, ms?: number) => {
      if (ms === 1500) work()
    }) as unknown as typeof setTimeout)
    expect(await load({ env, config })).toEqual({ session, isOver: false })
    timer.mockRestore()
    release()
    expect(await deferred[0]).toMatchObject({ user: { name: 'Ada Byron' } })
  })

  it('is unknown when the database fails meanwhile', async () => {
    await site.createSession({ user: USER })
    site.clock.now = START + 300_000
    Object.defineProperty(site.responses, '/backoffice/users/me', {
      get() {
        site.sqlite.close()
        return { json: { success: true, data: USER } }
      },
    })
    const visit = visitOf()
    expect(await loadSession(visit)).toEqual({ ...NONE, isUnknown: true })
    expect(visit.log).toMatchObject({ error: 'session' })
    expect(await Promise.all(deferred)).toEqual([undefined])
  })
})
