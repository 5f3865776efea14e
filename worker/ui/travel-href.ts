import { tourPath, travelPath } from '../../markets/links.ts'
import type { FilterState } from '../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import type { Tour } from '../../shared/contracts/tour.ts'
import { departurePart } from '../../shared/filters/departure-part.ts'
import { filterQuery } from '../../shared/filters/filter-query.ts'
import type { RenderContext } from './render-context.tsx'
import { filtersPrice, type LinkingSite } from './search-box/search-href.ts'

/** The parameter of a filter by language; empty for all languages. */
export const LANGUAGE = 'groupLanguage[]'
export const ANY_LANGUAGE = `${encodeURIComponent(LANGUAGE)}=`

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

/** Link to a departure on its travel's page, whose list prefers the market's language unless all are asked for. */
export const departureHref = (
  { market }: Pick<LinkingSite, 'market'>,
  { id, groupLanguage, travel }: Pick<Tour, 'id' | 'groupLanguage' | 'travel'>,
): string =>
  `${travelPath(market, travel.slug)}${groupLanguage === market.language ? '' : `?${ANY_LANGUAGE}`}#departure-${id}`

/** The page of a departure, or where there are none, of its travel. */
export const tourHref = (
  { market, features }: Pick<RenderContext, 'market' | 'features'>,
  { code, travel: { slug } }: { code: string; travel: { slug: string } },
): string => (features.has('departures') ? tourPath(market, slug, code) : travelPath(market, slug))
