import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPage, type RenderedPage } from './rendered-page.ts'

const START = 1_000_000
let servePage: typeof import('./page-cache.ts').servePage
let clock = START
const pending: Promise<unknown>[] = []
let refreshFailures: unknown[] = []
const stored = new Map<string, RenderedPage>()

// Each test is an isolate of its own.
beforeEach(async () => {
  vi.resetModules()
  ;({ servePage } = await import('./page-cache.ts'))
  clock = START
  refreshFailures = []
  stored.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const page = (status = 200, isStorable = true, bytes = 0): RenderedPage =>
  createPage(
    status,
    { chunks: [{ hash: '0'.repeat(16), bytes: new Uint8Array(bytes), shared: false }], slots: [] },
    {
      renderedAt: clock,
      log: { calls: [], dropped: [] },
      freshness: isStorable ? { freshMs: 5000, staleMs: 60_000, staleIfErrorMs: 86_400_000 } : null,
    },
  )

const STORE = {
  get: async (name: string) => stored.get(name),
  put: async (name: string, rendered: RenderedPage) => void stored.set(name, rendered),
}
const serve = async (rendered: () => RenderedPage = page, key = 'a', store = STORE) => {
  const served = await servePage({
    ...{ key, store, now: () => clock, realNow: () => clock, flightTimeoutMs: 3000 },
    render: async () => ({ page: rendered() }),
    unchangedUntil: () => null,
    follow: () => null,
    waitUntil: (work) => void pending.push(work),
    refreshFailed: (failed) => void refreshFailures.push(failed),
  })
  while (pending.length > 0) await Promise.all(pending.splice(0))
  return served
}

/** Stores a page: the second request does. */
const serveTwice = async (...by: Parameters<typeof serve>) => {
  await serve(...by)
  return serve(...by)
}

describe('the store of pages', () => {
  it('has a page for another isolate', async () => {
    await serveTwice()
    vi.resetModules()
    ;({ servePage } = await import('./page-cache.ts'))
    expect((await serve()).state).toBe('store')
  })

  it('counts as empty while it fails, and the log reports it', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const fail = () => Promise.reject(new Error('no cache'))
    expect((await serveTwice(page, 'a', { get: fail, put: fail })).state).toBe('miss')
    const line = { time: expect.any(String), cacheError: 'pages', message: 'no cache' }
    expect(log.mock.calls.map(([text]) => JSON.parse(String(text)))).toEqual([line, line, line])
  })

  it('with a page that must not be stored leads to another', async () => {
    stored.set('a', page(200, false))
    expect((await serve()).state).toBe('miss')
    stored.set('b', page(200, false))
    clock += 1
    expect(await serve(() => page(503, false), 'b')).toMatchObject({ state: 'miss', page: { status: 503 } })
  })
})

describe('an old page', () => {
  it.each([
    [404, 'miss', 404],
    [499, 'miss', 499],
    [500, 'stale-if-error', 200],
    [503, 'stale-if-error', 200],
  ])('while rendering returns %i is a %s', async (status, state, shown) => {
    await serveTwice()
    clock += 70_000
    const served = await serve(() => page(status, false))
    expect([served.state, served.page.status]).toEqual([state, shown])
    expect(served.failed?.status).toBe(state === 'miss' ? undefined : status)
  })
})

it('rendering that throws before the first page fails the request, and is no failed refresh', async () => {
  const render = () => {
    throw new Error('no answer')
  }
  await expect(serve(render)).rejects.toThrow('no answer')
  expect(refreshFailures).toEqual([])
})

it('memory has 18 MB of pages', async () => {
  // A page weighs its bytes, its chunk (300) and 2000 more.
  const large = () => page(200, true, 997_700)
  for (let n = 1; n <= 18; n++) await serveTwice(large, `${n}`)
  stored.clear()
  expect((await serve(large, '1')).state).toBe('memory')
  await serveTwice(large, '19')
  expect((await serve(large, '1')).state).toBe('memory')
  expect((await serve(large, '2')).state).toBe('miss')
})
