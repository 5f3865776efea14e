import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { signToken } from '../../shared/signing/signed-token.ts'
import { gatewaySite, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import { memoryCaches } from '../../tests/support/memory-caches.ts'
import type { PageKey } from '../engine/cache/page-key.ts'
import type { PageMeta } from '../engine/cache/rendered-page.ts'
import * as variantLimit from '../engine/cache/variant-limit.ts'
import { signFlagPreview } from '../features/growth/flag-preview.ts'

const SIGNING_KEY = 's'.repeat(32)
const CONTENT_KEY = 'c'.repeat(32)
const FRESHNESS = { freshMs: 5000, staleMs: 60_000, staleIfErrorMs: 86_400_000 }

let now = Date.UTC(2027, 0, 15)
let keys: PageKey[] = []
let lines: Record<string, unknown>[] = []
let meta: Partial<PageMeta> = {}
let status = 200
let fails = false
let rendering: Promise<void> | null = null
/** In ms of the clock. */
let deadlines: number[] = []
/** Pages stay in this process's cache: each test has its own. */
let path = ''
let tests = 0
let limit: MockInstance<typeof variantLimit.isWithinVariantLimit>

beforeEach(() => {
  now += 10 * 86_400_000
  path = `/conservata-${++tests}`
  keys = []
  deadlines = []
  lines = []
  meta = { freshness: FRESHNESS }
  status = 200
  fails = false
  rendering = null
  limit = vi.spyOn(variantLimit, 'isWithinVariantLimit').mockReturnValue(true)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('caches', memoryCaches())
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(JSON.parse(String(line))))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const { request } = gatewaySite({
  variables: { SIGNING_KEY, CONTENT_KEY },
  page: ({ props }) => ({
    fetch: async (_url, init) => {
      deadlines.push(Number(new Headers(init?.headers).get('x-deadline')))
      keys.push(props)
      if (fails) throw new Error('the entrypoint failed')
      await rendering
      return samplePageResponse(props, { renderedAt: now, ...meta }, status)
    },
  }),
})
const get = (query = '', headers: Record<string, string> = {}) => {
  vi.setSystemTime(now)
  return request(path + query, headers)
}
/** Stores the page: the second request does. */
const getTwice = async () => {
  await get()
  await get()
}
const stateOf = (response: Response) => response.headers.get('x-page-cache')
const requestLine = () => lines.findLast(({ method }) => method !== undefined)
const refreshLine = () => lines.find(({ refresh }) => refresh !== undefined)

describe('page from the cache', () => {
  it('is stored on the second request, for five seconds', async () => {
    expect([stateOf(await get()), stateOf(await get())]).toEqual(['miss', 'miss'])
    now += 4999
    expect(stateOf(await get())).toBe('memory')
    expect(keys).toHaveLength(2)
    expect(keys[0]).not.toHaveProperty('noStore')
    expect(keys[0]).not.toHaveProperty('modal')
    expect(keys[0]).not.toHaveProperty('asOf')
  })

  it('is requested with the deadline of the whole response', async () => {
    await get()
    expect(deadlines).toEqual([now + 2500])
  })

  it('is rendered again when rendering takes longer than its calls may, 3 s', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const { promise, resolve } = Promise.withResolvers<void>()
    rendering = promise
    const visits = [get(), get()]
    await vi.advanceTimersByTimeAsync(2999)
    expect(keys).toHaveLength(1)
    rendering = null
    await vi.advanceTimersByTimeAsync(1)
    expect(keys).toHaveLength(2)
    resolve()
    expect((await Promise.all(visits)).map(stateOf)).toEqual(['miss', 'miss'])
  })

  it.each<[string, () => void, object]>([
    [
      'fails',
      () => {
        status = 503
        meta = { error: 'upstream status' }
      },
      { status: 503, error: 'upstream status', data: [] },
    ],
    [
      'throws',
      () => {
        fails = true
      },
      { status: 500, error: 'render', data: [] },
    ],
    [
      'lacks a part',
      () => {
        meta = { freshness: null }
      },
      { status: 200, error: 'degraded', data: [] },
    ],
  ])('is shown old, and its refresh logged, when rendering it again %s', async (_, change, expected) => {
    await getTwice()
    now += 10_000
    change()
    expect((await get()).status).toBe(200)
    expect(requestLine()).not.toHaveProperty('error')
    expect(refreshLine()).toMatchObject({ refresh: 'page', market: 'it', route: 'catch-all', ...expected })
  })

  it('has no log line for a refresh that succeeds, or finds the page gone', async () => {
    await getTwice()
    now += 10_000
    await get()
    now += 10_000
    status = 404
    meta = { freshness: FRESHNESS }
    await get()
    expect(keys).toHaveLength(4)
    expect(refreshLine()).toBeUndefined()
  })

  it('has the variations and the error of its first rendering in the log', async () => {
    status = 503
    meta = { error: 'upstream status' }
    expect(stateOf(await get())).toBe('miss')
    expect(requestLine()).toMatchObject({ error: 'upstream status', variations: keys[0]?.variations })
  })

  it('is shown up to a day old in place of an error, which the request’s line names', async () => {
    await get()
    expect(await (await get()).text()).not.toContain('data-outdated')
    now += 86_400_000
    status = 503
    meta = { error: 'upstream status' }
    const response = await get()
    expect([response.status, stateOf(response)]).toEqual([200, 'stale-if-error'])
    expect(await response.text()).toContain(' data-outdated=""')
    expect(requestLine()).toMatchObject({ error: 'upstream status', status: 200, page: 'stale-if-error' })
  })
})

describe('page that is not stored', () => {
  const isRenderedEachTime = async (query = '') => {
    const states = [stateOf(await get(query)), stateOf(await get(query))]
    expect(states).toEqual(['bypass', 'bypass'])
    expect(keys).toHaveLength(2)
  }

  it('is one of too many variants, which the log states', async () => {
    limit.mockReturnValue(false)
    await isRenderedEachTime()
    expect(keys[0]).toMatchObject({ noStore: true })
    expect(requestLine()).toMatchObject({ variantLimit: 'exceeded' })
  })

  it('is the preview of an unpublished page', async () => {
    const token = await signToken(CONTENT_KEY, 'preview', { page: 'a' }, now, 60)
    const response = await get(`?preview=${token}`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    for (const name of ['etag', 'speculation-rules']) expect(response.headers.get(name), name).toBeNull()
    keys = []
    await isRenderedEachTime(`?preview=${token}`)
    const cookie = '__Host-consent=granted.3.2027-01-15'
    expect(await (await get('', { cookie })).text()).toContain('data-analytics')
    expect(await (await get(`?preview=${token}`, { cookie })).text()).not.toMatch(/analytics|track-|granted/)
    keys.splice(2)
    expect(keys).toMatchObject([{ preview: token }, { preview: token }])
  })

  it('is a preview in frames of the back office that has signed the link', async () => {
    const claims = { page: 'a', frame: 'https://api.example' }
    const response = await get(`?preview=${await signToken(CONTENT_KEY, 'preview', claims, now, 60)}`)
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors https://api.example')
  })

  it('is not the one of an expired or forged preview link', async () => {
    const tokens = [
      await signToken(CONTENT_KEY, 'preview', { page: 'a' }, now - 60_000, 60),
      await signToken(SIGNING_KEY, 'preview', { page: 'a' }, now, 60),
      await signToken(CONTENT_KEY, 'changed', { page: 'a' }, now, 60),
    ]
    for (const token of tokens) {
      const response = await get(`?preview=${token}`)
      expect(response.headers.get('cache-control')).toBe('private, no-cache')
    }
    expect(keys.map(({ preview }) => preview)).toEqual([undefined, undefined])
  })

  it('is a flag preview, which counts as no variant', async () => {
    limit.mockReturnValue(false)
    const preview = { forced: { homeCover: 'together' as const }, asOf: '2027-03-01' as const }
    const token = await signFlagPreview(SIGNING_KEY, { market: 'it', path }, preview, now)
    const response = await get(`?flag-preview=${token}`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(response.headers.getSetCookie()).toEqual([])
    keys = []
    await isRenderedEachTime(`?flag-preview=${token}`)
    expect(keys[0]).toMatchObject({ noStore: true, asOf: '2027-03-01' })
    expect(limit).not.toHaveBeenCalled()
    expect(requestLine()).not.toHaveProperty('variantLimit')
  })
})
