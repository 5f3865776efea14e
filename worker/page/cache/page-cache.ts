import { LRUCache } from 'lru-cache'
import { logCacheError } from '../../data/cache.ts'
import type { StoredPage } from './stored-page.ts'

/** Where rendered pages outlive an isolate. Two adapters: the platform's own cache, and the Cache API. */
export type PageStore = {
  get: (key: string) => Promise<StoredPage | undefined>
  put: (key: string, page: StoredPage) => Promise<void>
}

export type PageState = 'memory' | 'store' | 'miss' | 'stale' | 'stale-if-error' | 'bypass'
/** @property failed what this request was given when it asked for the page, in whose place an old one is shown */
export type ServedPage = { page: StoredPage; state: PageState; failed?: StoredPage }

type Entry = { page: StoredPage; refreshing: boolean; askAgainAt: number }

/** Bytes of pages that one isolate keeps in front of the store. The platform ends an isolate of 128 MB. */
const MEMORY_BYTES = 32_000_000
/** A page in memory is its own bytes and its stamped forms (worker/gateway/fill-slots.ts). */
const COPIES = 3
/** After a failed refresh the old page is used this long without trying again. */
const PAUSE_AFTER_FAILURE_MS = 5000

const memory = new LRUCache<string, Entry>({ maxSize: MEMORY_BYTES })

type Serving = {
  key: string
  now: () => number
  render: () => Promise<StoredPage>
  store: PageStore
  /** The latest instant (ms) at which anything under these tags, comma separated, was published. */
  staleSince: (tags: string) => number
  waitUntil: (promise: Promise<unknown>) => void
  /** Told of a page that could not be rendered anew in the background, or only one that must not be kept. */
  refreshFailed: (page: StoredPage | null) => void
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
  const age = now - page.renderedAt
  const outdated = page.renderedAt <= serving.staleSince(page.tags)
  if (!outdated && age < page.freshMs) return { page, state: inMemory === undefined ? 'store' : 'memory' }
  if (now < entry.askAgainAt) return { page, state: 'stale-if-error' }
  if (!outdated && age < page.freshMs + page.staleMs) {
    if (!entry.refreshing) {
      entry.refreshing = true
      serving.waitUntil(refresh(serving, entry))
    }
    return { page, state: 'stale' }
  }
  const anew = await renderAndKeep(serving)
  if (anew.status < 500 || age > page.freshMs + page.staleIfErrorMs) return { page: anew, state: 'miss' }
  entry.askAgainAt = now + PAUSE_AFTER_FAILURE_MS
  return { page, state: 'stale-if-error', failed: anew }
}

const refresh = async (serving: Serving, entry: Entry): Promise<void> => {
  const page = await renderAndKeep(serving).catch(() => null)
  entry.refreshing = false
  const failed = page === null || page.status >= 500
  if (failed) entry.askAgainAt = serving.now() + PAUSE_AFTER_FAILURE_MS
  // A page that is gone, or has moved, is no failure.
  if (failed || (page.status === 200 && page.freshMs === 0)) serving.refreshFailed(page)
}

const renderAndKeep = async (serving: Serving): Promise<StoredPage> => {
  const page = await serving.render()
  if (page.freshMs > 0 && page.status < 500) {
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

const keep = (key: string, page: StoredPage): Entry => {
  const entry: Entry = { page, refreshing: false, askAgainAt: 0 }
  memory.set(key, entry, { size: page.bytes * COPIES + 1000 })
  return entry
}
