import { type CacheChecks, type CacheState, createCache } from '../../data/cache.ts'
import { checkedLifetime } from '../../data/changes.ts'
import type { DataLabel } from '../../telemetry/request-log.ts'
import type { PageStore } from './page-store.ts'
import type { FoundPage } from './platform-page.ts'
import { ownBytes, type RenderedPage } from './rendered-page.ts'

export type PageState = CacheState | 'bypass'
/** `failed`: the response in whose place an old page is shown. */
export type ServedPage = { page: RenderedPage; state: PageState; failed?: RenderedPage }

const isFailure = ({ status }: RenderedPage): boolean => status >= 500
const isStorable = ({ meta }: RenderedPage): boolean => meta.freshness !== null

const cache = createCache<RenderedPage>({
  name: 'pages',
  maxSize: 18_000_000,
  sizeOf: ownBytes,
  isFailure,
  isStorable,
})

const NOT_STORABLE = { freshMs: 0, staleMs: 0, staleIfErrorMs: 0 }

type Checking = {
  key: string
  now: () => number
  /** As in `CacheChecks`. */
  unchangedUntil: (label: DataLabel, madeAt: number) => number | 'changed' | null
  follow: () => Promise<unknown> | null
}

type Serving = Checking & {
  realNow: () => number
  flightTimeoutMs: number
  render: () => Promise<FoundPage>
  store: PageStore
  waitUntil: (promise: Promise<unknown>) => void
  /** Called when a background refresh failed; null when rendering threw. */
  refreshFailed: (page: RenderedPage | null) => void
}

/**
 * Serves a page from the cache, or renders it. What is rendered for this request is stored on the second one only; pages
 * that must not be stored pass through.
 */
export const servePage = async (serving: Serving): Promise<ServedPage> => {
  const { key, store } = serving
  const startedAt = serving.now()
  const { value, state, failed } = await cache.get(key, {
    ...checksOf(serving),
    shared: {
      async get() {
        const page = await store.get(key)
        return page && storedPage(page)
      },
      put: (_key, { value: page }) => store.put(key, page),
    },
    origin: (isInBackground) => renderPage(serving, isInBackground),
    realNow: serving.realNow,
    flightTimeoutMs: serving.flightTimeoutMs,
    isRare: ({ meta }) => meta.renderedAt >= startedAt,
    defer: serving.waitUntil,
  })
  return { page: value, state, ...(failed !== undefined && { failed }) }
}

/** The page in memory, if a visitor may get it without waiting and without a refresh. */
export const freshPage = (checking: Checking): RenderedPage | null => cache.fresh(checking.key, checksOf(checking))

const checksOf = ({ now, unchangedUntil, follow }: Checking): CacheChecks<RenderedPage> => ({
  lifetimeOf: ({ meta }) => checkedLifetime(meta, meta.freshness ?? NOT_STORABLE),
  unchangedUntil: ({ value: { meta }, storedAt }) => unchangedUntil(meta, storedAt),
  follow: ({ meta }) => (meta.version === null ? null : follow()),
  now,
})

const storedPage = (page: RenderedPage) => ({
  value: page,
  storedAt: page.meta.renderedAt,
  currentAt: page.meta.currentAt,
})

const renderPage = async ({ render, refreshFailed }: Serving, isInBackground: boolean) => {
  try {
    const { page, failed } = await render()
    // A missing or moved page is no failure.
    const isIncomplete = isFailure(page) || (page.status === 200 && !isStorable(page))
    if (isInBackground && (failed !== undefined || isIncomplete)) refreshFailed(failed === undefined ? page : failed)
    return { ...storedPage(page), failed }
  } catch (error) {
    if (isInBackground) refreshFailed(null)
    throw error
  }
}
