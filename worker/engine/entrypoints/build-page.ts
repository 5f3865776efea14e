import type { RouteName } from '../../../markets/route-table.ts'
import type { DataContext } from '../../data/public-client.ts'
import { NOT_FOUND, type PageResult } from '../../pages/define-page.ts'
import { publicPage } from '../../pages/public.ts'
import { renderContextOf } from '../../ui/render-context-of.ts'
import type { PageKey } from '../cache/page-key.ts'
import type { Freshness } from '../cache/rendered-page.ts'

const STALE_IF_ERROR_MS = 86_400_000

/** Throws UpstreamError without critical data. */
export const buildPage = async (key: PageKey, data: DataContext): Promise<PageResult> => {
  const { parameters, query, modal, preview } = key
  const site = await renderContextOf(data, key)
  return publicPage(key.route)?.build({ site, data, params: parameters, query, modal, preview }) ?? NOT_FOUND
}

/** null for routes whose pages are never stored. */
export const pageFreshness = (route: RouteName): Freshness | null => {
  const cache = publicPage(route)?.cache
  if (cache === undefined) return null
  return { freshMs: cache.freshSeconds * 1000, staleMs: cache.staleSeconds * 1000, staleIfErrorMs: STALE_IF_ERROR_MS }
}
