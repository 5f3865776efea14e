import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleDetail, sampleList } from '../../tests/support/builders/sample-event.ts'
import { sampleFilters, samplePage } from '../../tests/support/builders/sample-search.ts'
import { memoryCaches } from '../../tests/support/memory-caches.ts'
import type { Config, Env } from '../env.ts'
import { makeDataLog } from '../telemetry/request-log.ts'
import type { DataContext } from './public-client.ts'

/** Modules of an isolate of its own. */
const startIsolate = async () => {
  vi.resetModules()
  const [{ loadDepartureDays }, { loadTours }, { fetchPublic }] = await Promise.all([
    import('./search.ts'),
    import('./catalogue.ts'),
    import('./fetch-public.ts'),
  ])
  return { loadDepartureDays, loadTours, fetchPublic }
}

let isolate: Awaited<ReturnType<typeof startIsolate>>
let now = 0
let requests = 0
let points: unknown[][] = []
let lines: object[] = []
let pending: Promise<unknown>[] = []

beforeEach(async () => {
  now = 1_800_000_000_000
  requests = 0
  points = []
  lines = []
  pending = []
  vi.stubGlobal('caches', memoryCaches())
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(JSON.parse(String(line))))
  isolate = await startIsolate()
})
afterEach(() => {
  // Other files have breakers of their own.
  vi.resetModules()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const METRICS = {
  writeDataPoint: ({ blobs = [], doubles = [] }: AnalyticsEngineDataPoint) => points.push([...blobs, ...doubles]),
}
const ok = (data: unknown) => Response.json({ success: true, data })
const days = () => ok({ days: [] })
const failing = () => new Response('{}', { status: 503 })
const huge = () => new Response(' '.repeat(2_000_001))

const contextOf = (respond: () => Response | Promise<Response>, over: Partial<DataContext> = {}): DataContext => ({
  env: {
    METRICS,
    API: {
      fetch: async () => {
        requests++
        return respond()
      },
    },
  } as unknown as Env,
  config: { now: () => now, realNow: () => now, PAGE_TIMEOUT_MS: 2500, SLOW_CALL_MS: 60_000 } as unknown as Config,
  waitUntil: (work) => void pending.push(work),
  log: makeDataLog(),
  ...over,
})
const settle = async () => {
  while (pending.length > 0) await Promise.allSettled(pending.splice(0))
}
/** State of the departure days of a filter, and the entries of the log. */
const load = async (
  respond: () => Response | Promise<Response> = days,
  over: Partial<DataContext> = {},
  perPage = 1,
) => {
  const context = contextOf(respond, over)
  const outcome = await isolate.loadDepartureDays(context, 'it', { perPage }).then(
    ({ state }) => state,
    ({ name, failure }) => failure ?? name,
  )
  await settle()
  return { outcome, log: context.log }
}

describe('prices and seats', () => {
  it.each([
    [4999, 'hit'],
    [5000, 'stale'],
    [64_999, 'stale'],
    [65_000, 'miss'],
  ])('that are %i ms old are a %s', async (age, state) => {
    const tours = () =>
      isolate.loadTours(
        contextOf(() => ok(samplePage([]))),
        'it',
        { perPage: 3 },
      )
    await tours()
    now += age
    expect((await tours()).state).toBe(state)
    // What refreshes behind would store for the next test.
    await settle()
  })

  it.each([
    [86_405_000, failing, 'stale-if-error'],
    [86_405_001, failing, 'status'],
    [86_405_000, huge, 'stale-if-error'],
    [86_405_001, huge, 'too large'],
  ])('that are %i ms old, while the back end fails, are: %s', async (age, respond, outcome) => {
    await isolate.loadTours(
      contextOf(() => ok(samplePage([]))),
      'it',
      { perPage: 3 },
    )
    now += age
    const found = isolate.loadTours(contextOf(respond), 'it', { perPage: 3 }).then(
      ({ state }) => state,
      ({ failure }) => failure,
    )
    expect(await found).toBe(outcome)
  })
})

describe('a response', () => {
  it('is read by another isolate', async () => {
    await load()
    isolate = await startIsolate()
    expect((await load()).outcome).toBe('hit')
    expect(requests).toBe(1)
  })

  it('is logged with its state and duration', async () => {
    const time = vi.spyOn(performance, 'now')
    const loadIn = (ms: number, respond?: () => Response) => {
      time.mockReturnValue(20_000)
      return load(respond, {
        waitUntil: () => {},
        log: { ...makeDataLog(), once: (_, work) => work().finally(() => time.mockReturnValue(20_000 + ms)) },
      })
    }
    const { log } = await loadIn(250)
    expect(log.entries).toEqual([{ call: 'departure days', state: 'miss', ms: 250 }])
    now += 3_600_000
    const late = await loadIn(1, failing)
    expect(late.log.entries).toEqual([{ call: 'departure days', state: 'stale-if-error', ms: 1 }])
  })

  it('that the shared cache does not take is used, and the log reports it', async () => {
    const cache = { match: async () => undefined, put: () => Promise.reject(new Error('full')) }
    vi.stubGlobal('caches', { open: async () => cache })
    expect((await load()).outcome).toBe('miss')
    expect((await load()).outcome).toBe('hit')
    expect(lines).toEqual([{ time: expect.any(String), cacheError: 'data', message: 'full' }])
  })

  it('stays in memory up to 8 MB of them', async () => {
    const envelope = JSON.stringify({ success: true, data: { days: [], padding: '' } })
    const large = () => ok({ days: [], padding: 'x'.repeat(1_000_000 - envelope.length) })
    for (let n = 1; n <= 8; n++) await load(large, {}, n)
    vi.stubGlobal('caches', memoryCaches())
    expect((await load(large, {}, 1)).outcome).toBe('hit')
    await load(large, {}, 9)
    vi.stubGlobal('caches', memoryCaches())
    expect((await load(large, {}, 1)).outcome).toBe('hit')
    expect((await load(large, {}, 2)).outcome).toBe('miss')
  })
})

describe('a response that is requested rarely', () => {
  type Modules = typeof import('./catalogue.ts') & typeof import('./content.ts') & typeof import('./wemeet.ts')
  const best = { countries: [], travels: [], itinerariesCount: 0, departuresCount: 0 }
  const moved = {
    success: false,
    error: { code: 'moved', message: 'moved' },
    meta: { httpStatusCode: 301, redirectTo: '/a' },
  }
  const missing = () => Response.json({ success: false, error: { code: 'missing', message: 'no' } }, { status: 404 })
  const events = (place: string, page: number) => (by: Modules, context: DataContext) =>
    by.loadEvents(context, 'it', { place, when: 'today', page })
  const page = (by: Modules, context: DataContext) => by.loadCustomPage(context, 'it', { slug: 'a' })

  it.each<[string, (by: Modules, context: DataContext) => Promise<{ state: string }>, () => Response, isRare: boolean]>(
    [
      ['the best sellers', (by, c) => by.loadTopSellers(c, 'it', {}), () => ok(best), false],
      ['a typed destination', (by, c) => by.loadTopSellers(c, 'it', { search: 'a' }), () => ok(best), true],
      ['all events', events('', 1), () => ok(sampleList()), false],
      ['events of a typed place', events('Roma', 1), () => ok(sampleList()), true],
      ['further events', events('', 2), () => ok(sampleList()), true],
      ['a missing event', (by, c) => by.loadEvent(c, 'it', 'a'), missing, true],
      ['an event', (by, c) => by.loadEvent(c, 'it', 'a'), () => ok(sampleDetail()), false],
      ['a missing page', page, missing, true],
      ['a redirect', page, () => Response.json(moved, { status: 404 }), false],
      ['departures', (by, c) => by.loadTours(c, 'it', { perPage: 3 }), () => ok(samplePage([])), false],
      [
        'departures of a query',
        (by, c) => by.loadTours({ ...c, isRare: true }, 'it', { perPage: 3 }),
        () => ok(samplePage([])),
        true,
      ],
      ['metadata of a query', (by, c) => by.loadFilters({ ...c, isRare: true }, 'it'), () => ok(sampleFilters), false],
    ],
  )('is stored on its second request: %s', async (_, loadBy, respond, isRare) => {
    const by = {
      ...(await import('./catalogue.ts')),
      ...(await import('./content.ts')),
      ...(await import('./wemeet.ts')),
    }
    const states: string[] = []
    for (let n = 0; n < 3; n++) states.push((await loadBy(by, contextOf(respond))).state)
    expect(states).toEqual(isRare ? ['miss', 'miss', 'hit'] : ['miss', 'hit', 'hit'])
  })
})

describe('a load', () => {
  it('ends with the deadline of its page, and the log states it', async () => {
    const { outcome, log } = await load(days, { deadline: now })
    expect(outcome).toBe('deadline')
    expect(log.entries).toEqual([
      { call: 'departure days', state: 'failed', failure: 'deadline', ms: expect.any(Number) },
    ])
    expect(requests).toBe(0)
  })

  it('without a back end fails, and the log states it', async () => {
    const { outcome, log } = await load(days, { env: {} as Env })
    expect(outcome).toBe('Error')
    expect(log.entries).toMatchObject([{ state: 'failed', failure: 'error' }])
  })

  it('that never ends is replaced after 2.2 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stuck = contextOf(() => new Promise<Response>(() => {}))
    void isolate.loadDepartureDays(stuck, 'it', { perPage: 1 }).catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    const states: string[] = []
    void isolate.loadDepartureDays(contextOf(days), 'it', { perPage: 1 }).then(({ state }) => states.push(state))
    await vi.advanceTimersByTimeAsync(2199)
    expect([requests, states]).toEqual([1, []])
    await vi.advanceTimersByTimeAsync(1)
    expect([requests, states]).toEqual([2, ['miss']])
  })

  it('that fails in the foreground is in the log of the request alone', async () => {
    expect((await load(failing)).outcome).toBe('status')
    expect(lines).toEqual([])
  })
})

describe('a refresh in the background', () => {
  const refresh = async (respond: () => Response) => {
    const loading = (by: () => Response) => isolate.loadTours(contextOf(by), 'it', { perPage: 3 })
    await loading(() => ok(samplePage([])))
    await settle()
    now += 6000
    const context = contextOf(respond)
    expect((await isolate.loadTours(context, 'it', { perPage: 3 })).state).toBe('stale')
    await settle()
    expect(context.log.dropped).toEqual([])
    return lines
  }

  it('that fails has a line of its own', async () =>
    expect(await refresh(failing)).toEqual([
      { time: expect.any(String), refresh: 'data', call: 'tours', failure: 'status' },
    ]))

  it('that drops items names them in a line of its own', async () =>
    expect(await refresh(() => ok(samplePage([{ id: 5 }])))).toEqual([
      { time: expect.any(String), refresh: 'data', call: 'tours', dropped: [expect.stringMatching(/^tours: id /)] },
    ]))

  it('that drops nothing has none', async () => expect(await refresh(() => ok(samplePage([])))).toEqual([]))
})

describe('the circuit breaker of a call', () => {
  it('makes no call while it is open, and the metrics count it', async () => {
    const call = () => isolate.fetchPublic(contextOf(failing), { name: 'tours', path: '/tours' })
    for (let i = 0; i < 5; i++) await expect(call()).rejects.toMatchObject({ failure: 'status' })
    expect(requests).toBe(10)
    points = []
    await expect(call()).rejects.toMatchObject({ failure: 'circuit open', message: expect.stringMatching(/^tours: /) })
    expect(requests).toBe(10)
    expect(points).toEqual([['call', expect.any(String), 'tours', 'circuit open', 0, 0]])
  })

  it('is closed by a response, and only its own', async () => {
    const outcome = (name: 'tours' | 'travels', respond: () => Response) =>
      isolate.fetchPublic(contextOf(respond), { name, path: `/${name}` }).then(
        () => 'ok',
        ({ failure }: { failure: string }) => failure,
      )
    for (let i = 0; i < 4; i++) expect(await outcome('tours', failing)).toBe('status')
    expect(await outcome('tours', days)).toBe('ok')
    for (let i = 0; i < 5; i++) expect(await outcome('tours', failing)).toBe('status')
    expect(await outcome('tours', days)).toBe('circuit open')
    expect(await outcome('travels', days)).toBe('ok')
    now += 10_000
    expect(await outcome('tours', days)).toBe('ok')
    expect(await outcome('tours', days)).toBe('ok')
  })
})
