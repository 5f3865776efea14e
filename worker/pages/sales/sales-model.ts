import { staticPath } from '../../../markets/links.ts'
import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { FoundTour } from '../../../shared/contracts/search.ts'
import { filterQuery, parseFilterQuery } from '../../../shared/filters/filter-query.ts'
import { withoutShownPages } from '../../../shared/filters/shown-pages.ts'
import { formatPercent } from '../../ui/numbers.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { searchHref } from '../../ui/search-box/search-href.ts'
import { type MoreLink, moreLink, totalText } from '../search/results-model.ts'

/** Spec section 9: the sales page lists discounted departures, the largest discount first. */
export const SALES_FILTER = { discounted: true, sort: 'discount:desc' } as const satisfies FilterState

/** All that the sales page shows. */
export type SalesModel = {
  tours: readonly FoundTour[]
  /** "128 partenze"; null when there is none. */
  total: string | null
  /** The largest discount on this page of the list, as "-30 %"; null without one. */
  most: string | null
  /** The same list with every filter. */
  filterHref: string
  more: MoreLink | null
  currentPage: number
  lastPage: number
  pageHref: (page: number) => string
  /** A later page than there is was asked for: this is the last. */
  isPastEnd: boolean
  approximatePrices: boolean
  /** The whole list from its start: the one form of the page that search engines index. */
  isIndexed: boolean
}

/** What the sales page shows of a page of discounted departures; `asked` is what was asked for (sales-query.ts). */
export const salesModel = (site: RenderContext, list: PageOf<FoundTour>, asked: FilterState = {}): SalesModel => {
  const { market, currency } = site
  const shares = list.data.map(({ price, basePrice }) => price[currency] / basePrice[currency] - 1)
  const most = Math.min(0, ...shares)
  return {
    tours: list.data,
    total: list.total === 0 ? null : totalText(site, 'tours', list),
    most: most === 0 ? null : formatPercent(market.locale, most),
    filterHref: searchHref(site, { ...SALES_FILTER, tab: 'tours' }),
    currentPage: list.currentPage,
    lastPage: list.lastPage,
    more: moreLink((longer) => salesHref(site, longer), asked, list),
    pageHref: (page) => salesHref(site, withoutShownPages({ ...asked, page })),
    isPastEnd: (asked.page ?? 1) > list.lastPage,
    approximatePrices: currency !== market.currency,
    isIndexed: filterQuery(asked) === '',
  }
}

/** The address of the sales, or of a page of them. */
export const salesHref = ({ market }: Pick<RenderContext, 'market'>, shown: FilterState = {}): string => {
  const query = filterQuery(shown)
  return `${staticPath(market, 'sales')}${query === '' ? '' : `?${query}`}`
}

/** The position in the list that a query asks for: a page, and how much of the list is shown. */
export const salesPosition = (query: URLSearchParams): FilterState => {
  const { page, perPage, show } = parseFilterQuery(query)
  return { page, perPage, show: show?.startsWith('from-') ? show : undefined }
}

/** The canonical query of the sales page. */
export const salesQuery = (query: URLSearchParams): string => filterQuery(salesPosition(query))
