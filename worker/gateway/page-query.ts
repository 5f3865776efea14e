import type { FlagValues } from '../../flags/registry.ts'
import type { Market } from '../../markets/market-schema.ts'
import { isFixedContentRoute, type RouteName } from '../../markets/route-table.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import { blockQuery } from '../pages/custom-page/block-query.ts'
import { salesQuery } from '../pages/sales/sales-query.ts'
import { searchQuery } from '../pages/search/search-query.ts'
import { tourChoices, tourQuery } from '../pages/tour/tour-query.ts'
import { departureFilter, departureQuery } from '../pages/travel/departure-filter.ts'
import { askedEvents, eventsQuery } from '../pages/wemeet-events/events-query.ts'

/**
 * The canonical query of a page, or the address that a form's own field names lead to; and the currency that the query
 * speaks of, which then is the page's.
 */
export type PageQuery = { query: string; redirect?: string; currency?: CurrencyCode }

/** What of the query a route reads. Everything else (tracking, unknown keys) is no part of the page. */
export const pageQuery = (
  route: RouteName,
  market: Market,
  query: URLSearchParams,
  flags: Pick<FlagValues, 'searchTravelsFirst'>,
): PageQuery => {
  if (route === 'search') return searchQuery(market, query, flags.searchTravelsFirst)
  if (route === 'travels-travel') {
    const filter = departureFilter(query, market)
    return { query: departureQuery(filter), ...(filter.currency !== null && { currency: filter.currency }) }
  }
  if (route === 'travels-travel-tour') return { query: tourQuery(tourChoices(query)) }
  if (route === 'events-wemeet') return { query: eventsQuery(askedEvents(query)) }
  if (route === 'sales') return { query: salesQuery(query) }
  return { query: route === 'catch-all' || isFixedContentRoute(route) ? blockQuery(query) : '' }
}
