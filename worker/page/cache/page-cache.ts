import { LRUCache } from 'lru-cache'
import { logCacheError } from '../../data/cache.ts'
import type { PageStore } from '../page-store.ts'
import { type Freshness, ownBytes, type RenderedPage } from '../rendered-page.ts'

export type PageState = 'memory' | 'store' | 'miss' | 'stale' | 'stale-if-error' | 'bypass'
/** @property failed what this request was given when it asked for the page, in whose place an old one is shown */
export type ServedPage = { page: RenderedPage; state: PageState; failed?: RenderedPage }

type Entry = { page: RenderedPage; refreshing: boolean; askAgainAt: number }

/** Bytes of pages that one isolate keeps in front of the store. The platform ends an isolate of 128 MB. */
const MEMORY_BYTES = 32_000_000
/** After a failed refresh the old page is used this long without trying again. */
const PAUSE_AFTER_FAILURE_MS = 5000

const memory = new LRUCache<string, Entry>({ maxSize: MEMORY_BYTES })

const NOT_STORABLE: Freshness = { freshMs: 0, staleMs: 0, staleIfErrorMs: 0 }

type Serving = {
  key: string
  now: () => number
  render: () => Promise<RenderedPage>
  store: PageStore
  /** The latest instant (ms) at which anything under these tags was published. */
  staleSince: (tags: readonly string[]) => number
  waitUntil: (promise: Promise<unknown>) => void
  /** Told of a page that could not be rendered anew in the background, or only one that must not be kept. */
  refreshFailed: (page: RenderedPage | null) => void
}

/**
 * The page of a key: fresh from memory or store, stale while it is rendered anew, stale when rendering fails, or
 * rendered now, as it is when something on it was published since. A page that must not be kept (no-store, errors, redirects without lifetime) passes through.
 */
export const servePage = async (serving: Serving): Promise<ServedPage> => {
  const now = serving.now()
  const inMemory = memory.get(serving.key)
  const entry = inMemory ?? (await fromStore(serving))
  if (entry === undefined) return { page: await renderAndKeep(serving), state: 'miss' }
  const { page } = entry
  const { renderedAt, tags, freshness } = page.meta
  const { freshMs, staleMs, staleIfErrorMs } = freshness ?? NOT_STORABLE
  const age = now - renderedAt
  const outdated = renderedAt <= serving.staleSince(tags)
  if (!outdated && age < freshMs) return { page, state: inMemory === undefined ? 'store' : 'memory' }
  if (now < entry.askAgainAt) return { page, state: 'stale-if-error' }
  if (!outdated && age < freshMs + staleMs) {
    if (!entry.refreshing) {
      entry.refreshing = true
      serving.waitUntil(refresh(serving, entry))
    }
    return { page, state: 'stale' }
  }
  const anew = await renderAndKeep(serving)
  if (anew.status < 500 || age > freshMs + staleIfErrorMs) return { page: anew, state: 'miss' }
  entry.askAgainAt = now + PAUSE_AFTER_FAILURE_MS
  return { page, state: 'stale-if-error', failed: anew }
}

const refresh = async (serving: Serving, entry: Entry): Promise<void> => {
  const page = await renderAndKeep(serving).catch(() => null)
  entry.refreshing = false
  const failed = page === null || page.status >= 500
  if (failed) entry.askAgainAt = serving.now() + PAUSE_AFTER_FAILURE_MS
  // A page that is gone, or has moved, is no failure.
  if (failed || (page.status === 200 && page.meta.freshness === null)) serving.refreshFailed(page)
}

const renderAndKeep = async (serving: Serving): Promise<RenderedPage> => {
  const page = await serving.render()
  if (page.meta.freshness !== null && page.status < 500) {
    keep(serving.key, page)
    serving.waitUntil(serving.store.put(serving.key, page).catch(logCacheError(serving, 'pages')))
  }
  return page
}

const fromStore = async (serving: Serving): Promise<Entry | undefined> => {
  const { key, store } = serving
  // A page can always be rendered: a store that fails has none.
  const page = await store.get(key).catch(logCacheError(serving, 'pages'))
  return page === undefined ? undefined : keep(key, page)
}

const keep = (key: string, page: RenderedPage): Entry => {
  const entry: Entry = { page, refreshing: false, askAgainAt: 0 }
  memory.set(key, entry, { size: ownBytes(page) })
  return entry
}
