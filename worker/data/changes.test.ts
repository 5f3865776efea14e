import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { samplePage } from '../../tests/support/builders/sample-search.ts'
import { sampleTour } from '../../tests/support/builders/sample-travel.ts'
import { memoryCaches } from '../../tests/support/memory-caches.ts'
import type { Config, Env } from '../env.ts'
import { makeDataLog } from '../telemetry/request-log.ts'

const TOUR = sampleTour()
const HOUR = 3_600_000
/** 10:00 UTC. */
const START = Date.UTC(2027, 0, 15, 10)

let now = START
let calls: string[] = []
/** What the back end has. */
let backEnd = { version: 7, changed: {} as Record<string, number>, isDown: false }
let { loadTours, loadTravels } = {} as typeof import('./catalogue.ts')

beforeEach(async () => {
  now = START
  calls = []
  backEnd = { version: 7, changed: {}, isDown: false }
  vi.stubGlobal('caches', memoryCaches())
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.resetModules()
  ;({ loadTours, loadTravels } = await import('./catalogue.ts'))
})
afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const respond = ({ url }: Request): Response => {
  const { pathname, searchParams } = new URL(url)
  calls.push(pathname)
  const { version, changed, isDown } = backEnd
  if (pathname === '/tours' || pathname === '/travels/paginated')
    return Response.json(
      { success: true, data: samplePage(pathname === '/tours' ? [TOUR] : []) },
      { headers: { 'x-data-version': String(version) } },
    )
  if (isDown) return new Response('{}', { status: 503 })
  const since = Number(searchParams.get('since'))
  const later = Object.fromEntries(Object.entries(changed).filter(([, at]) => at > since))
  return Response.json({ success: true, data: { version, since: Math.min(since, version), changed: later } })
}

const change = (...tags: string[]) => {
  for (const tag of tags) backEnd.changed[tag] = ++backEnd.version
}

const visit = async (load: typeof loadTours | typeof loadTravels = loadTours) => {
  const pending: Promise<unknown>[] = []
  const { state } = await load(
    {
      env: { API: { fetch: async (request: Request) => respond(request) } } as unknown as Env,
      config: { now: () => now, realNow: () => now, PAGE_TIMEOUT_MS: 2500, SLOW_CALL_MS: 60_000 } as unknown as Config,
      waitUntil: (work) => void pending.push(work),
      log: makeDataLog(),
    },
    'it',
    { perPage: 3 },
  )
  await Promise.allSettled(pending)
  return state
}

const visitAfter = (ms: number) => {
  now += ms
  calls = []
  return visit()
}

describe('a response with the version of its data', () => {
  it.each([5000, 65_000, HOUR])('is as new after %i ms while nothing has changed', async (age) => {
    await visit()
    expect(await visitAfter(age)).toBe('hit')
    expect(calls).toEqual(['/changes'])
  })

  it.each([
    ['another travel', ['travel:peru'], 'hit'],
    ['a travel that it shows', [`travel:${TOUR.travel.slug}`], 'miss'],
    ['what lists find', ['tours'], 'miss'],
    ['everything', ['all'], 'miss'],
  ])('after a change of %s', async (_, tags, state) => {
    await visit()
    change(...tags)
    expect(await visitAfter(4999)).toBe('hit')
    expect(await visitAfter(1)).toBe(state)
    expect(await visitAfter(HOUR)).toBe('hit')
  })

  it('is checked after five seconds, also where its own lifetime is longer', async () => {
    await visit(loadTravels)
    now += 5000
    change('tours')
    expect(await visit(loadTravels)).toBe('miss')
  })

  it('is made again a day later', async () => {
    await visit()
    expect(await visitAfter(14 * HOUR - 1)).toBe('hit')
    expect(await visitAfter(1)).toBe('miss')
  })

  it('is made again after five seconds while changes are read from a copy that is behind', async () => {
    await visit()
    backEnd.version = 6
    expect(await visitAfter(4999)).toBe('hit')
    expect(await visitAfter(1)).toBe('miss')
  })

  it('is made again behind the visitor while changes cannot be read, for a minute', async () => {
    await visit()
    backEnd.isDown = true
    expect(await visitAfter(4999)).toBe('hit')
    expect(await visitAfter(1)).toBe('stale')
    expect(await visitAfter(65_000)).toBe('miss')
  })

  it('stays as it was last known while a copy lags, and starts anew with a restored database', async () => {
    await visit()
    await visitAfter(5000)
    backEnd.version = 6
    expect(await visitAfter(2000)).toBe('hit')
    expect(await visitAfter(3000)).toBe('stale')
    expect(await visitAfter(60_000)).toBe('hit')
  })

  it('asks for changes at most every two seconds, and waits for them only when the last are five seconds old', async () => {
    await visit()
    await visitAfter(5000)
    expect(await visitAfter(1999)).toBe('hit')
    expect(calls).toEqual([])
    change('tours')
    // Trusts what was known four seconds ago.
    expect(await visitAfter(2001)).toBe('hit')
    expect(await visitAfter(1000)).toBe('miss')
  })
})
