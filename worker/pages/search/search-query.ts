import type { Market } from '../../../markets/market-schema.ts'
import { type CurrencyCode, currencyCodeSchema } from '../../../shared/contracts/money.ts'
import { filterQuery, parseFilterQuery } from '../../../shared/filters/filter-query.ts'
import { isFormQuery, resolveFormAliases } from '../../../shared/filters/form-query.ts'
import { asksPrice, defaultToTravelsTab, searchHref } from '../../ui/search-box/search-href.ts'

/** `currency`: the one that the query's prices are in, where it says so. The page is then shown in it. */
export type SearchQuery = { query: string; redirect?: string; currency?: CurrencyCode }

/**
 * The canonical query of a search: known filter keys only, in a stable order, and the currency of its prices. A query
 * from a plain form is redirected once to that canonical address; unknown keys (tracking) are ignored and cause no
 * redirect.
 * @param showsTravelsFirst the experiment's arm (travels-first.ts); the query is then that of what is shown
 */
export const searchQuery = (market: Market, parameters: URLSearchParams, showsTravelsFirst = false): SearchQuery => {
  const isForm = isFormQuery(parameters)
  const asked = parameters.size === 0 ? {} : parseFilterQuery(isForm ? resolveFormAliases(parameters) : parameters)
  const currency = asksPrice(asked) ? currencyCodeSchema.safeParse(parameters.get('currency')).data : undefined
  const query = filterQuery(showsTravelsFirst ? defaultToTravelsTab(asked) : asked)
  const carried = currency === undefined ? { query } : { query: `${query}&currency=${currency}`, currency }
  if (!isForm) return carried
  // Where no tab would mean travels, departures that were asked for by name keep it.
  const variations = { searchTravelsFirst: showsTravelsFirst && asked.tab === 'tours' }
  return { ...carried, redirect: searchHref({ market, variations, currency: currency ?? null }, asked) }
}
