import type { Market } from '../../markets/market-schema.ts'
import { isFixedContentRoute, type RouteName } from '../../markets/route-table.ts'
import { blockQuery } from '../routes/custom-page/block-query.ts'
import { searchQuery } from '../routes/search-query.ts'

/** The canonical query of a page, or the address that a form's own field names lead to. */
export type PageQuery = { query: string; redirect?: string }

/** What of the query a route reads. Everything else (tracking, unknown keys) is no part of the page. */
export const pageQuery = (route: RouteName, market: Market, query: URLSearchParams): PageQuery => {
  if (route === 'search') return searchQuery(market, query)
  return { query: route === 'catch-all' || isFixedContentRoute(route) ? blockQuery(query) : '' }
}
