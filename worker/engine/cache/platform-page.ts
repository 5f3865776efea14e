import { followChanges, lastChange, unchangedUntil } from '../../data/changes.ts'
import type { DataContext } from '../../data/public-client.ts'
import type { RenderedPage } from './rendered-page.ts'

/** A page that changes more often while it is rendered is shown as it is. */
const MAX_RENDERS = 3

/** `failed`: the newer page that failed, in whose place this one stays; null when there is none at all. */
export type FoundPage = { page: RenderedPage; failed?: RenderedPage | null }

/**
 * The page that shows what is known to have changed: the platform's cache compares no versions, so that another URL asks
 * for a newer one, the same in all isolates.
 * @param request the page under its URL with this query; null when damaged
 */
export const currentPage = async (
  page: RenderedPage,
  data: Pick<DataContext, 'env' | 'config' | 'waitUntil'>,
  request: (query: string) => Promise<RenderedPage | null>,
  renders = MAX_RENDERS,
): Promise<FoundPage> => {
  const { freshness, version, tags, isTimed, renderedAt } = page.meta
  if (freshness === null || version === null || renders === 0) return { page }
  await followChanges(data)
  const now = data.config.now()
  const until = unchangedUntil(page.meta, renderedAt, { now, realNow: data.config.realNow() })
  if (typeof until === 'number') return { page: { ...page, meta: { ...page.meta, currentAt: until } } }
  if (until === null && (isTimed || now - renderedAt < freshness.freshMs)) return { page }
  const asked = until === 'changed' ? lastChange(tags) : 0
  const query = asked === 0 ? `at=${Math.floor(now / freshness.freshMs)}` : `version=${asked}`
  const newer = await request(query).catch(() => null)
  if (newer === null || newer.status >= 500) return { page, failed: newer }
  // The isolate or the copy of the database that rendered it may learn of the change seconds later.
  const isBehind = (newer.meta.version ?? asked) < asked
  return isBehind ? { page: newer } : currentPage(newer, data, request, renders - 1)
}
