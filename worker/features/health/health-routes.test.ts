import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatewaySite, samplePageResponse } from '../../../tests/support/builders/gateway-site.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { sampleLayout } from '../../../tests/support/builders/sample-layout.ts'
import { samplePage } from '../../../tests/support/builders/sample-search.ts'
import { sampleTour } from '../../../tests/support/builders/sample-travel.ts'

let lines: Record<string, unknown>[] = []
beforeEach(() => {
  lines = []
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(JSON.parse(String(line))))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const requestLine = () => lines.find(({ method }) => method !== undefined)

/**
 * @param failing path and status of the back end that fails
 * @param total departures of the catalogue
 * @param tours its first ones
 * @param layout header and footer
 */
const site = (
  failing: Record<string, number> = {},
  variables: Record<string, unknown> = {},
  total = 2,
  tours: unknown[] = [{ id: 'broken' }, sampleTour()],
  layout: unknown = sampleLayout,
) =>
  gatewaySite({
    page: ({ props }) => ({ fetch: async () => samplePageResponse(props, { renderedAt: 0 }) }),
    api: {
      fetch: async (request) => {
        const { pathname } = new URL(request instanceof Request ? request.url : request)
        const status = failing[pathname]
        const data = pathname === '/layouts' ? layout : samplePage(tours, { total })
        return status === undefined ? Response.json({ success: true, data }) : new Response('{}', { status })
      },
    },
    variables: { AUTH_ISSUER: undefined, ...variables },
  })

describe('liveness', () => {
  it('names the deployment where there is one', async () => {
    expect(await (await site().request('/healthz')).json()).not.toHaveProperty('deployment')
    const deployed = await site({}, { VERSION: { id: 'd1' } }).request('/healthz')
    expect(await deployed.json()).toMatchObject({ status: 'ok', deployment: 'd1', build: expect.any(String) })
    expect(requestLine()).toMatchObject({ route: 'healthz', status: 200 })
  })
})

describe('readiness', () => {
  const ready = async (failing: Record<string, number>, variables: Record<string, unknown> = {}) => {
    const response = await site(failing, variables).request('/readyz')
    return { status: response.status, parts: (await response.json()) as Record<string, unknown> }
  }

  it('is given when every part is', async () => {
    expect(await ready({})).toEqual({
      status: 200,
      parts: {
        ...{ status: 'ok', configuration: 'ok', addresses: 'ok', catalogue: 'ok', layout: 'ok', backEnd: 'ok' },
        ...{ flags: 'ok', sessions: 'none', issuer: 'none' },
      },
    })
    expect(requestLine()).toMatchObject({ route: 'readyz' })
  })

  it('does not need a readiness of the back end', async () =>
    expect(await ready({ '/readyz': 404 })).toMatchObject({ status: 200, parts: { status: 'ok', backEnd: 'none' } }))

  it('counts its call of the back end under its name', async () => {
    const points: AnalyticsEngineDataPoint[] = []
    await ready({}, { METRICS: { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) } })
    expect(points.map(({ blobs }) => blobs)).toContainEqual(['call', expect.any(String), 'readyz', 'ok'])
  })

  it.each([
    [{ '/tours': 503 }, {}, { catalogue: 'status', backEnd: 'ok' }],
    [{ '/layouts': 503 }, {}, { catalogue: 'ok', layout: 'status' }],
    [{ '/readyz': 503 }, {}, { backEnd: 'failing', catalogue: 'ok' }],
    [{ '/readyz': 401 }, {}, { backEnd: 'status 401', catalogue: 'ok' }],
    [{}, { FLAGS: { get: () => Promise.reject(new Error('no flags')) } }, { flags: 'failing' }],
    [{}, { CONTENT_KEY: undefined }, { configuration: [expect.stringContaining('CONTENT_KEY is not set')] }],
  ] as const)('is missing when %j %j fails', async (failing, variables, parts) =>
    expect(await ready(failing as unknown as Record<string, number>, variables)).toMatchObject({
      status: 503,
      parts: { status: 'failing', ...parts },
    }),
  )

  it('is missing while an address of another service does not respond, by name, and asks once a minute', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      asked.push(url)
      if (url.startsWith('https://nobody.')) throw new TypeError('no such host')
      return new Response('', { status: url.startsWith('https://flags.') ? 530 : 405 })
    })
    const { request } = site(
      {},
      {
        BOOKING_ORIGIN: 'https://nobody.example.com',
        ANALYTICS_URL: 'https://events.example.com/storefront',
        FLAGS_URL: 'https://flags.example.com/payload',
      },
    )
    for (const _ of [1, 2]) {
      const response = await request('/readyz')
      expect([response.status, await response.json()]).toMatchObject([
        503,
        {
          addresses: [
            'BOOKING_ORIGIN: https://nobody.example.com does not respond',
            'FLAGS_URL: https://flags.example.com/payload has status 530',
          ],
          flags: 'ok',
        },
      ])
    }
    expect(asked).toHaveLength(3)
  })

  it('shares its checks for five seconds, and those of another issuer for a minute', async () => {
    const asked: string[] = []
    const response = (url: string) => {
      asked.push(new URL(url).pathname)
      return Response.json({ issuer: 'https://issuer.example', success: true, data: samplePage([sampleTour()]) })
    }
    vi.stubGlobal('fetch', async ({ url }: Request) => response(url))
    const { db: SESSIONS } = memoryD1(join(import.meta.dirname, '../session/migrations'))
    const API = { fetch: async ({ url }: Request) => response(url) }
    const { request } = site({}, { AUTH_ISSUER: 'https://issuer.example', SESSIONS, IDENTITY: undefined, API })
    const now = vi.spyOn(Date, 'now')
    const askedAt = async (ms: number) => {
      now.mockReturnValue(ms)
      await Promise.all([1, 2, 3].map(() => request('/readyz')))
      return asked.splice(0).sort()
    }
    const issuer = '/.well-known/openid-configuration'
    expect(await askedAt(0)).toEqual([issuer, '/layouts', '/readyz', '/tours'])
    expect(await askedAt(4999)).toEqual([])
    expect(await askedAt(5000)).toEqual(['/layouts', '/readyz', '/tours'])
    expect(await askedAt(60_000)).toEqual([issuer, '/layouts', '/readyz', '/tours'])
  })

  it('is missing while the catalogue has no departure', async () => {
    const response = await site({}, {}, 0, []).request('/readyz')
    expect([response.status, await response.json()]).toMatchObject([503, { catalogue: 'empty', backEnd: 'ok' }])
  })

  it('is missing while every departure breaks its contract', async () => {
    const response = await site({}, {}, 2, [{ id: 'broken' }, {}]).request('/readyz')
    expect([response.status, await response.json()]).toMatchObject([503, { catalogue: 'contract', backEnd: 'ok' }])
  })

  it.each([{ header: {} }, { footer: {} }])('is missing while the layout has no menu: %j', async (broken) => {
    const response = await site({}, {}, 2, undefined, { ...sampleLayout, ...broken }).request('/readyz')
    expect([response.status, await response.json()]).toMatchObject([503, { catalogue: 'ok', layout: 'contract' }])
    expect(requestLine()).toMatchObject({
      dropped: expect.arrayContaining([expect.stringMatching(/^(header|footer)\.menu: /)]),
    })
  })

  it.each([
    ['local', true],
    ['staging', false],
  ])('checks every page of the sessions where the environment is %s: %s', async (ENVIRONMENT, isWhole) => {
    const { db: SESSIONS } = memoryD1(join(import.meta.dirname, '../session/migrations'))
    const prepare = vi.spyOn(SESSIONS, 'prepare')
    const IDENTITY = { fetch: async () => new Response('', { status: 503 }) }
    await ready({}, { ENVIRONMENT, AUTH_ISSUER: 'http://account.localhost:8787', SESSIONS, IDENTITY })
    const statements = prepare.mock.calls.map(([statement]) => statement)
    expect(statements).not.toEqual([])
    expect(statements.some((statement) => statement.includes('quick_check'))).toBe(isWhole)
  })

  it('is missing as soon as the issuer fails, whose metadata is cached, or its database', async () => {
    const issuer = 'http://account.localhost:8787'
    const statuses: Record<string, number> = {}
    const IDENTITY = {
      fetch: async ({ url }: Request) => Response.json({ issuer }, { status: statuses[new URL(url).pathname] ?? 200 }),
    }
    const SESSIONS = { prepare: () => ({ all: () => Promise.reject(new Error('D1_ERROR')) }) }
    const { request } = site({}, { AUTH_ISSUER: issuer, SESSIONS, IDENTITY })
    const now = vi.spyOn(Date, 'now').mockReturnValue(0)
    let asked = 0
    const status = async () => {
      now.mockReturnValue(5000 * asked++)
      return ((await (await request('/readyz')).json()) as { issuer: string }).issuer
    }
    expect(await status()).toBe('ok')
    statuses['/readyz'] = 503
    expect(await status()).toBe('failing')
    statuses['/readyz'] = 200
    statuses['/.well-known/openid-configuration'] = 503
    expect(await status()).toBe('failing')
  })

  it('is missing when the database of the sessions or the issuer fails, with a line for operators', async () => {
    const SESSIONS = { prepare: () => ({ all: () => Promise.reject(new Error('D1_ERROR: disk I/O error')) }) }
    const IDENTITY = { fetch: async () => new Response('', { status: 503 }) }
    const { status, parts } = await ready({}, { AUTH_ISSUER: 'http://account.localhost:8787', SESSIONS, IDENTITY })
    expect([status, parts.issuer]).toEqual([503, 'failing'])
    expect(parts.sessions).toContain('disk I/O error')
    expect(lines).toContainEqual(
      expect.objectContaining({
        ...{ level: 'error', error: 'database', database: 'sessions' },
        ...{ problem: parts.sessions, advice: expect.any(String) },
      }),
    )
  })
})
