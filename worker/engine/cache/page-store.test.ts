import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryCaches } from '../../../tests/support/memory-caches.ts'
import { pageResponse, readPageResponse } from './page-codec.ts'
import { cacheApiStore, platformStore } from './page-store.ts'
import { createPage, ownBytes, pageLog, type RenderedPage, redirectPage } from './rendered-page.ts'

const FRESHNESS = { freshMs: 5000, staleMs: 60_000, staleIfErrorMs: 86_400_000 }
const LOG = { calls: [], dropped: [] }
const chunk = (text: string, shared = false) => ({
  hash: '0'.repeat(16),
  bytes: new TextEncoder().encode(text),
  shared,
})

const page = (meta: Partial<RenderedPage['meta']> = {}): RenderedPage =>
  createPage(
    200,
    { chunks: [], slots: [] },
    { renderedAt: 5, log: LOG, freshness: FRESHNESS, tags: ['a', 'b:c'], ...meta },
  )

let caches: ReturnType<typeof memoryCaches>
beforeEach(() => {
  caches = memoryCaches()
  vi.stubGlobal('caches', caches)
})
afterEach(() => vi.unstubAllGlobals())

describe('the Cache API as page store', () => {
  it('returns a page by its key', async () => {
    await cacheApiStore.put('it search /cerca', page())
    expect(await cacheApiStore.get('it search /cerca')).toEqual(page())
    expect(await cacheApiStore.get('it search /')).toBeUndefined()
  })

  it('stores it under the build for a day and an hour', async () => {
    await cacheApiStore.put('it search /cerca', page())
    const store = await caches.open('pages')
    const [{ url = '' } = {}] = await store.keys()
    expect(url).toMatch(/^https:\/\/pages\.internal\/[^/]+\/it%20search%20%2Fcerca$/)
    const headers = (await store.match(url))?.headers
    expect(headers?.get('cache-control')).toBe('public, max-age=90000')
  })

  it('has no page where the stored one is damaged', async () => {
    await cacheApiStore.put('x', page())
    const store = await caches.open('pages')
    const [{ url = '' } = {}] = await store.keys()
    await store.put(url, new Response('damaged'))
    expect(await cacheApiStore.get('x')).toBeUndefined()
  })
})

it('a page that the Cache API does not take fails, so that the log reports it', async () => {
  vi.stubGlobal('caches', { open: async () => ({ put: () => Promise.reject(new Error('full')) }) })
  await expect(cacheApiStore.put('x', page())).rejects.toThrow('full')
})

describe('the platform as page store', () => {
  it('stores nothing itself', async () => {
    await platformStore.put('x', page())
    expect(await platformStore.get('x')).toBeUndefined()
    expect(await caches.has('pages')).toBe(false)
  })

  it('gets the lifetime of a page', async () => {
    const { headers, status } = pageResponse(page())
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=5, stale-while-revalidate=60, stale-if-error=86400')
    expect(pageResponse(page({ freshness: null })).headers.get('cache-control')).toBe('no-store')
  })
})

describe('a rendered page', () => {
  it('has no metadata but those given', () =>
    expect(redirectPage(301, { to: '/a', carriesQuery: true }, { renderedAt: 5, log: LOG })).toMatchObject({
      ...{ status: 301, chunks: [], slots: [] },
      meta: {
        ...{ renderedAt: 5, redirect: { to: '/a', carriesQuery: true }, log: LOG, freshness: null, tags: [] },
        ...{ retryAfterSeconds: null, preloads: null, styleHashes: [], error: null },
      },
    }))

  it('stays the same in the response of the entrypoint', async () => {
    const redirect = redirectPage(301, { to: '/a', carriesQuery: false }, { renderedAt: 5, log: LOG })
    expect(await readPageResponse(pageResponse(redirect))).toEqual(redirect)
  })

  it('is followed by no fetch when it is a redirect', () => {
    const redirect = redirectPage(301, { to: '/a', carriesQuery: false }, { renderedAt: 5, log: LOG })
    expect(pageResponse(redirect).headers.get('location')).toBeNull()
  })

  it('has another hash for other content', () => {
    const hashOf = (hash: string) =>
      createPage(200, { chunks: [{ ...chunk('a'), hash }], slots: [] }, { renderedAt: 5, log: LOG }).hash
    expect(hashOf('a'.repeat(16))).toMatch(/^[0-9a-f]{16}$/)
    expect(hashOf('a'.repeat(16))).not.toBe(hashOf('b'.repeat(16)))
  })

  it('weighs its own bytes, chunks and slots', () => {
    const rendered = { ...page(), chunks: [chunk('x'.repeat(10)), chunk('x'.repeat(7), true)] }
    expect(ownBytes(rendered)).toBe(10 + 2 * 300 + 2000)
    const slot = { name: 'visitor', chunk: 0, from: 0, to: 0 } as const
    expect(ownBytes({ ...rendered, slots: [slot, slot] })).toBe(10 + 2 * 300 + 2 * 100 + 2000)
  })

  it('logs its calls, ten dropped items and the failure', () => {
    const dropped = Array.from({ length: 11 }, (_, n) => `tours: ${n}`)
    const entry = { call: 'tours', state: 'hit', ms: 1 }
    const log = pageLog({ entries: [entry], dropped })
    expect(log).toEqual({ calls: [entry], dropped: dropped.slice(0, 10) })
    const failed = { name: 'render', error: new Error('broken') }
    const { report } = pageLog({ entries: [], dropped: [] }, failed)
    expect(report).toMatchObject({ causes: expect.any(Array), fingerprint: expect.any(String) })
  })
})
