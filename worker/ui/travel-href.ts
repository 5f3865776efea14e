import { travelPath } from '../../markets/links.ts'
import type { FilterState } from '../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import { departurePart } from '../../shared/filters/departure-part.ts'
import { filterQuery } from '../../shared/filters/filter-query.ts'
import { filtersPrice, type LinkingSite } from './search-box/search-href.ts'

/** The query of a travel page whose first departures match a filter; prices carry their currency. */
export const travelQuery = (filter: FilterState, currency: CurrencyCode | null): string => {
  const query = filterQuery(departurePart(filter))
  return filtersPrice(filter) && currency !== null ? `${query}&currency=${currency}` : query
}

export const travelHref = (
  { market, currency }: Pick<LinkingSite, 'market' | 'currency'>,
  slug: string,
  filter: FilterState,
): string => {
  const query = travelQuery(filter, currency)
  return query === '' ? travelPath(market, slug) : `${travelPath(market, slug)}?${query}`
}
