import { LRUCache } from 'lru-cache'
import type { Market } from '../../../markets/market-schema.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { type CurrencyCode, currencyCodeSchema } from '../../../shared/contracts/money.ts'
import { filterQuery, parseFilterQuery } from '../../../shared/filters/filter-query.ts'
import {
  isFormQuery,
  resolveFormAliases,
  type TypedFields,
  unreadableFields,
  withWrittenLimits,
} from '../../../shared/filters/form-query.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { defaultToTravelsTab, filtersPrice, searchHref } from '../../ui/search-box/search-href.ts'
import type { CanonicalQuery } from '../define-page.ts'
import { withIsoDates } from './iso-dates.ts'

/** `currency`: that of the filter's prices; null without prices. */
export type ParsedSearch = { filter: FilterState; currency: CurrencyCode | null }

/** Without a currency, prices are in the market's. */
export const parseSearch = (query: URLSearchParams, market: { currency: CurrencyCode }): ParsedSearch => {
  const filter = parseFilterQuery(query)
  return { filter, currency: limitCurrency(query, filter, market) }
}

/** The currency of a query's prices; null without prices. */
export const limitCurrency = (
  query: URLSearchParams,
  filter: FilterState,
  market: { currency: CurrencyCode },
): CurrencyCode | null =>
  filtersPrice(filter) ? (currencyCodeSchema.safeParse(query.get('currency')).data ?? market.currency) : null

/** Reading a query costs a seventh of a hot page. */
const known = new LRUCache<string, CanonicalQuery>({ max: 500 })
const MAX_KNOWN_LENGTH = 300

/** `searchQuery`, cached for queries of ordinary length. */
export const cachedSearchQuery = (
  market: Market,
  parameters: URLSearchParams,
  showsTravelsFirst: boolean,
): CanonicalQuery => {
  const text = parameters.toString()
  if (text.length > MAX_KNOWN_LENGTH) return searchQuery(market, parameters, showsTravelsFirst)
  const key = keyOf(market.id, showsTravelsFirst, text)
  const cached = known.get(key)
  if (cached !== undefined) return cached
  const query = searchQuery(market, parameters, showsTravelsFirst)
  known.set(key, query)
  return query
}

/**
 * The canonical query of a search, with the currency of its prices. Queries of plain forms are redirected to it; unknown
 * keys (tracking) cause no redirect.
 */
export const searchQuery = (market: Market, parameters: URLSearchParams, showsTravelsFirst = false): CanonicalQuery => {
  const dated = withIsoDates(parameters, market)
  const written = withWrittenLimits(dated)
  const isForm = dated !== parameters || isFormQuery(written)
  const resolved = isForm ? resolveFormAliases(written) : parameters
  const filter = parameters.size === 0 ? {} : parseFilterQuery(resolved)
  const currency = limitCurrency(resolved, filter, market)
  const query = filterQuery(showsTravelsFirst ? defaultToTravelsTab(filter) : filter)
  const typed = unreadableFields(written)
  const carried = {
    query: [query, currency === null ? '' : `currency=${currency}`, String(new URLSearchParams(typed))]
      .filter((part) => part !== '')
      .join('&'),
  }
  if (!isForm) return carried
  // Without a tab the experiment shows travels: an explicit departures tab stays.
  const variations = { searchTravelsFirst: showsTravelsFirst && filter.tab === 'tours' }
  const href = searchHref({ market, variations, currency }, filter)
  return { ...carried, redirect: withTyped(href, typed) }
}

/** A link of a search that keeps what was typed and is not understood. */
export const withTyped = (href: string, typed: TypedFields): string => {
  const query = new URLSearchParams(typed).toString()
  return query === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${query}`
}
