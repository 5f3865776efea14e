import type { Market } from '../../../markets/market-schema.ts'
import { type CurrencyCode, currencyCodeSchema } from '../../../shared/contracts/money.ts'
import { filterQuery, parseFilterQuery } from '../../../shared/filters/filter-query.ts'
import { isFormQuery, resolveFormAliases } from '../../../shared/filters/form-query.ts'
import { defaultToTravelsTab, filtersPrice, searchHref } from '../../ui/search-box/search-href.ts'

/** `currency`: that of the query's prices, which the page then uses. */
type SearchQuery = { query: string; redirect?: string; currency?: CurrencyCode }

/**
 * The canonical query of a search, with the currency of its prices. Queries of plain forms are redirected to it; unknown
 * keys (tracking) cause no redirect.
 */
export const searchQuery = (market: Market, parameters: URLSearchParams, showsTravelsFirst = false): SearchQuery => {
  const isForm = isFormQuery(parameters)
  const filter = parameters.size === 0 ? {} : parseFilterQuery(isForm ? resolveFormAliases(parameters) : parameters)
  const currency = filtersPrice(filter) ? currencyCodeSchema.safeParse(parameters.get('currency')).data : undefined
  const query = filterQuery(showsTravelsFirst ? defaultToTravelsTab(filter) : filter)
  const carried = currency === undefined ? { query } : { query: `${query}&currency=${currency}`, currency }
  if (!isForm) return carried
  // Without a tab the experiment shows travels: an explicit departures tab stays.
  const variations = { searchTravelsFirst: showsTravelsFirst && filter.tab === 'tours' }
  return { ...carried, redirect: searchHref({ market, variations, currency: currency ?? null }, filter) }
}
