import { staticPath } from '../../../markets/links.ts'
import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { FoundTour } from '../../../shared/contracts/search.ts'
import { filterQuery, parseFilterQuery } from '../../../shared/filters/filter-query.ts'
import { withoutShownPages } from '../../../shared/filters/shown-pages.ts'
import { formatPercent } from '../../ui/numbers.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { searchHref } from '../../ui/search-box/search-href.ts'
import { moreLink, shownPart, totalText } from '../search/results-model.ts'

/** Discounted departures, the largest discount first (spec section 9). */
export const SALES_FILTER = { discounted: true, sort: 'discount:desc' } as const satisfies FilterState

export type SalesModel = ReturnType<typeof salesModel>

export const salesModel = (site: RenderContext, list: PageOf<FoundTour>, position: FilterState = {}) => {
  const { market, currency } = site
  const shares = list.data.map(({ price, basePrice }) => price[currency] / basePrice[currency] - 1)
  const largest = Math.min(0, ...shares)
  return {
    tours: list.data,
    total: list.total === 0 ? null : totalText(site, 'tours', list),
    /** The largest discount on this page of the list, as "-30 %". */
    largestDiscount: largest === 0 ? null : formatPercent(market.locale, largest),
    /** The same list on the search page. */
    filterHref: searchHref(site, { ...SALES_FILTER, tab: 'tours' }),
    datesHref: (id: string) => searchHref(site, { discounted: true, travelId: [id] }),
    currentPage: list.currentPage,
    lastPage: list.lastPage,
    shown: shownPart(site, position, list),
    more: moreLink((longer) => salesHref(site, longer), position, list),
    pageHref: (page: number) => salesHref(site, withoutShownPages({ ...position, page })),
    isPastEnd: (position.page ?? 1) > list.lastPage,
    approximatePrices: currency !== market.currency,
    /** Search engines index the list only from its start. */
    isIndexed: filterQuery(position) === '',
  }
}

export const salesHref = ({ market }: Pick<RenderContext, 'market'>, position: FilterState = {}): string => {
  const query = filterQuery(position)
  return `${staticPath(market, 'sales')}${query === '' ? '' : `?${query}`}`
}

/** Parses the page, and how much of the list is shown. */
export const salesPosition = (query: URLSearchParams): FilterState => {
  const { page, perPage, show } = parseFilterQuery(query)
  return { page, perPage, show: show?.startsWith('from-') ? show : undefined }
}

/** The canonical query of the sales page. */
export const salesQuery = (query: URLSearchParams): string => filterQuery(salesPosition(query))
