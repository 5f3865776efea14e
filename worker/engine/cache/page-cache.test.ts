import { beforeEach, describe, expect, it, vi } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { searchQuery } from '../../pages/search/search-query.ts'
import { chunkOf } from '../slots/chunk.ts'
import { servePage } from './page-cache.ts'
import { type PageKey, pageKeyText } from './page-key.ts'
import type { PageStore } from './page-store.ts'
import { createPage, type RenderedPage } from './rendered-page.ts'

let key = 0
let clock = 0
let renderings: number[] = []
let pending: Promise<unknown>[] = []
let refreshFailures: (number | undefined)[] = []
const stored = new Map<string, RenderedPage>()
const store: PageStore = {
  get: async (name) => stored.get(name),
  put: async (name, page) => void stored.set(name, page),
}

beforeEach(() => {
  key++
  clock = 1_000_000
  renderings = []
  pending = []
  refreshFailures = []
  stored.clear()
})

const page = (status = 200, isStorable = true): RenderedPage =>
  createPage(
    status,
    { chunks: [], slots: [] },
    {
      renderedAt: clock,
      log: { calls: [], dropped: [] },
      freshness: isStorable ? { freshMs: 5000, staleMs: 60_000, staleIfErrorMs: 86_400_000 } : null,
    },
  )

const serve = async (rendered: () => RenderedPage = page, { name = `page ${key}`, by = servePage } = {}) => {
  const served = await by({
    key: name,
    now: () => clock,
    realNow: () => clock,
    flightTimeoutMs: 3000,
    render: async () => {
      renderings.push(clock)
      return { page: rendered() }
    },
    store,
    unchangedUntil: () => null,
    follow: () => null,
    waitUntil: (promise) => void pending.push(promise),
    refreshFailed: (failed) => void refreshFailures.push(failed?.status),
  })
  await Promise.all(pending.splice(0))
  return served
}

/** Stores a page: the second request does. */
const serveTwice = async (...by: Parameters<typeof serve>) => {
  await serve(...by)
  await serve(...by)
}

const failing = () => page(503, false)

describe('a page', () => {
  it('is not cached when it is an error or has no-store', async () => {
    await serve(failing)
    await serve(() => page(404, false))
    expect(renderings).toHaveLength(2)
    expect(stored.size).toBe(0)
  })

  it('reports a failed background refresh, and returns the failure of a foreground render', async () => {
    await serveTwice()
    clock += 6000
    await serve(failing)
    await serve(failing)
    expect(refreshFailures).toEqual([503])
    clock += 70_000
    expect((await serve(failing)).failed?.status).toBe(503)
    expect(refreshFailures).toEqual([503])
  })

  it.each([
    ['a page that must not be stored', () => page(200, false), [200]],
    ['a page that is gone', () => page(404, false), []],
    ['a good page', () => page(), []],
  ])('reports the right failures after a background refresh that returns %s', async (_name, rendered, logged) => {
    await serveTwice()
    clock += 6000
    await serve(rendered)
    expect(refreshFailures).toEqual(logged)
  })

  it('reports a background refresh that throws, and retries after a pause', async () => {
    const throwing = () => {
      throw new Error('no answer')
    }
    await serveTwice()
    clock += 6000
    expect((await serve(throwing)).state).toBe('stale')
    expect(refreshFailures).toEqual([undefined])
    clock += 6000
    expect((await serve()).state).toBe('stale')
    expect((await serve()).state).toBe('memory')
  })
})

describe('a page in memory', () => {
  it('is replaced by the newer one of the store before it is rendered again', async () => {
    await serveTwice()
    vi.resetModules()
    const { servePage: another } = await import('./page-cache.ts')
    clock += 6000
    const stale = stored.get(`page ${key}`)
    stored.clear()
    await serveTwice(page, { by: another })
    expect(renderings).toHaveLength(4)
    expect((await serve()).state).toBe('stale')
    const found = await serve()
    expect([found.state, found.page.meta.renderedAt]).toEqual(['memory', clock])
    clock += 70_000
    stored.clear()
    await serve(page, { by: another })
    expect((await serve()).state).toBe('store')
    expect(renderings).toHaveLength(5)
    expect(stale?.meta.renderedAt).toBe(1_000_000)
  })
})

describe('pages', () => {
  it('are stored on their second request', async () => {
    expect((await serve()).state).toBe('miss')
    expect(stored.size).toBe(0)
    expect((await serve()).state).toBe('miss')
    expect((await serve()).state).toBe('memory')
    expect(stored.size).toBe(1)
  })

  it('are stored when two visitors request them at once', async () => {
    await Promise.all([serve(), serve()])
    expect(renderings).toHaveLength(1)
    expect((await serve()).state).toBe('memory')
  })

  it('leave the hot pages in memory and the store as it is, when 5,000 search for nonsense', async () => {
    const chunk = chunkOf(new Uint8Array(100_000))
    const large = () => createPage(200, { chunks: [chunk], slots: [] }, page().meta)
    const keyOf = (path: string, query: string): PageKey => ({
      ...{ market: 'it', route: query === '' ? 'catch-all' : 'search', path, parameters: {}, query },
      ...{ currency: 'EUR', variations: { wishlist: true } },
    })
    const hot = Array.from({ length: 100 }, (_, i) => ({ name: pageKeyText(keyOf(`/${key}/${i}`, '')) }))
    for (const each of hot) await serveTwice(large, each)
    for (let i = 0; i < 5000; i++) {
      const asked = new URLSearchParams({ textSearch: `zz${i}qq` })
      const { query } = searchQuery(markets.it, asked, false)
      await serve(large, { name: pageKeyText(keyOf('/cerca', query)) })
    }
    expect(renderings).toHaveLength(5200)
    expect(new Set((await Promise.all(hot.map((each) => serve(large, each)))).map(({ state }) => state))).toEqual(
      new Set(['memory']),
    )
    expect(stored.size).toBe(100)
  })
})
