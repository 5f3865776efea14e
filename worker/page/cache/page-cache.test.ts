import { beforeEach, describe, expect, it } from 'vitest'
import type { PageStore } from '../page-store.ts'
import { createPage, type RenderedPage } from '../rendered-page.ts'
import { servePage } from './page-cache.ts'

let key = 0
let clock = 0
let publishedAt = Number.NEGATIVE_INFINITY
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
  publishedAt = Number.NEGATIVE_INFINITY
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

const serve = async (rendered: () => RenderedPage = page, from = store) => {
  const served = await servePage({
    key: `page ${key}`,
    now: () => clock,
    render: async () => {
      renderings.push(clock)
      return rendered()
    },
    store: from,
    staleSince: () => publishedAt,
    waitUntil: (promise) => void pending.push(promise),
    refreshFailed: (failed) => void refreshFailures.push(failed?.status),
  })
  await Promise.all(pending)
  return served
}

const brokenStore: PageStore = {
  get: () => Promise.reject(new Error('no such file')),
  put: () => Promise.reject(new Error('no such file')),
}

const failing = () => page(503, false)

describe('a page on which something was published', () => {
  it('is rendered anew at once, and is fresh again', async () => {
    await serve()
    clock += 100
    publishedAt = clock
    clock += 100
    expect((await serve()).state).toBe('miss')
    clock += 100
    expect((await serve()).state).toBe('memory')
    expect(renderings).toEqual([1_000_000, 1_000_200])
  })

  it('still stands in while rendering fails, and is tried again after a pause', async () => {
    await serve()
    publishedAt = clock
    clock += 100
    const served = await serve(failing)
    expect([served.state, served.page.status]).toEqual(['stale-if-error', 200])
    clock += 100
    await serve(failing)
    expect(renderings).toHaveLength(2)
    clock += 6000
    expect((await serve()).state).toBe('miss')
  })
})

describe('a page', () => {
  it('is rendered once and then served from memory while fresh', async () => {
    expect((await serve()).state).toBe('miss')
    clock += 4999
    expect((await serve()).state).toBe('memory')
    expect(renderings).toHaveLength(1)
  })

  it('is served stale while it is rendered anew', async () => {
    await serve()
    clock += 6000
    const served = await serve()
    expect(served.state).toBe('stale')
    expect(served.page.meta.renderedAt).toBe(1_000_000)
    expect((await serve()).page.meta.renderedAt).toBe(1_006_000)
  })

  it('is rendered anew when it is too old to be stale', async () => {
    await serve()
    clock += 70_000
    expect((await serve()).state).toBe('miss')
  })

  it('is served for a day when rendering fails, and asks again after a pause', async () => {
    await serve()
    clock += 70_000
    expect((await serve(failing)).state).toBe('stale-if-error')
    clock += 1000
    expect((await serve(failing)).state).toBe('stale-if-error')
    expect(renderings).toHaveLength(2)
    clock += 5000
    expect((await serve()).state).toBe('miss')
  })

  it('is given up after a day of failures', async () => {
    await serve()
    clock += 90_000_000
    const served = await serve(failing)
    expect(served.state).toBe('miss')
    expect(served.page.status).toBe(503)
  })

  it('is never kept when it is an error or says no-store', async () => {
    await serve(failing)
    await serve(() => page(404, false))
    expect(renderings).toHaveLength(2)
    expect(stored.size).toBe(0)
  })

  it('a failed background refresh leaves the old page in place', async () => {
    await serve()
    clock += 6000
    expect((await serve(failing)).state).toBe('stale')
    expect((await serve(failing)).state).toBe('stale-if-error')
  })

  it('a failed background refresh is told, and a visit that waits for its page tells itself', async () => {
    await serve()
    clock += 6000
    await serve(failing)
    await serve(failing)
    expect(refreshFailures).toEqual([503])
    clock += 70_000
    expect((await serve(failing)).failed?.status).toBe(503)
    expect(refreshFailures).toEqual([503])
  })

  it.each([
    ['a page that must not be kept', () => page(200, false), [200]],
    ['a page that is gone', () => page(404, false), []],
    ['a good page', () => page(), []],
  ])('a background refresh that gives %s is told: %#', async (_name, rendered, told) => {
    await serve()
    clock += 6000
    await serve(rendered)
    expect(refreshFailures).toEqual(told)
  })

  it('a background refresh that throws is told, and tried again after a pause', async () => {
    const throwing = () => {
      throw new Error('no answer')
    }
    await serve()
    clock += 6000
    expect((await serve(throwing)).state).toBe('stale')
    expect(refreshFailures).toEqual([undefined])
    clock += 6000
    expect((await serve()).state).toBe('stale')
    expect((await serve()).state).toBe('memory')
  })
})

describe('a store that fails', () => {
  it('has no page: it is rendered, and then served from memory', async () => {
    expect((await serve(page, brokenStore)).state).toBe('miss')
    expect((await serve(page, brokenStore)).state).toBe('memory')
    expect(renderings).toHaveLength(1)
  })
})
