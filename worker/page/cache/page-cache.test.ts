import { beforeEach, describe, expect, it } from 'vitest'
import type { PageStore } from '../page-store.ts'
import { createPage, type RenderedPage } from '../rendered-page.ts'
import { servePage } from './page-cache.ts'

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

const serve = async (rendered: () => RenderedPage = page) => {
  const served = await servePage({
    key: `page ${key}`,
    now: () => clock,
    elapsed: () => clock,
    flightTimeoutMs: 3000,
    render: async () => {
      renderings.push(clock)
      return rendered()
    },
    store,
    staleSince: () => Number.NEGATIVE_INFINITY,
    waitUntil: (promise) => void pending.push(promise),
    refreshFailed: (failed) => void refreshFailures.push(failed?.status),
  })
  await Promise.all(pending)
  return served
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
    ['a page that must not be stored', () => page(200, false), [200]],
    ['a page that is gone', () => page(404, false), []],
    ['a good page', () => page(), []],
  ])('reports the right failures after a background refresh that returns %s', async (_name, rendered, logged) => {
    await serve()
    clock += 6000
    await serve(rendered)
    expect(refreshFailures).toEqual(logged)
  })

  it('reports a background refresh that throws, and retries after a pause', async () => {
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
