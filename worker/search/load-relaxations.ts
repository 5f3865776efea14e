import type { AvailableFilters } from '../../shared/contracts/available-filters.ts'
import type { PageOf } from '../../shared/contracts/envelope.ts'
import type { FilterState, ListRequest } from '../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import type { CheapestDeparture, FoundTour, FoundTravel, SearchCounts } from '../../shared/contracts/search.ts'
import { FILTER_DEFAULTS, GROUPS } from '../../shared/filters/definitions.ts'
import { withoutKeys } from '../../shared/filters/filter-query.ts'
import { type DataContext, valueOrNull } from '../data/public-client.ts'
import { loadSearchCounts } from '../data/search.ts'
import type { RenderContext } from '../ui/render-context.tsx'
import { dateless, relaxations, relaxedSearches, type WiderSearch } from './relaxations.ts'

/**
 * What a search with few results finds when one wish gives way: one call of the back end. Never throws.
 * @param site with the currency of the filter's prices
 * @param page results of the search itself
 * @param travels that match without a departure
 */
export const loadRelaxations = async (
  data: DataContext,
  site: RenderContext,
  filter: FilterState,
  filters: AvailableFilters | null,
  page: Pick<PageOf<FoundTour | FoundTravel>, 'total' | 'data'>,
  travels = 0,
): Promise<WiderSearch[]> => {
  const relaxed = relaxedSearches(site, filter, filters)
  const searches = relaxed.map((each) => each.filter)
  const counts = await loadCounts(data, site, searches, true)
  const present = { total: page.total, first: firstDeparture(site, page.data) }
  return [...dateless(site, filter, travels), ...relaxations(site, filter, relaxed, counts, present)]
}

const firstDeparture = (
  { currency }: RenderContext,
  [first]: readonly (FoundTour | FoundTravel)[],
): CheapestDeparture | null => {
  if (first === undefined) return null
  const tour = 'bestTour' in first ? first.bestTour : first
  return tour && { price: tour.price[currency], startingDate: tour.startingDate }
}

/** Results of searches on one tab; empty when the back end fails. */
export const loadCounts = async (
  data: DataContext,
  site: RenderContext,
  searches: readonly FilterState[],
  cheapest?: true,
): Promise<SearchCounts> => {
  const [first] = searches
  const none = { totals: [], cheapest: [] }
  if (first === undefined) return none
  const { tab = FILTER_DEFAULTS.tab } = first
  const filters = searches.map((each) => countRequest(each, site.currency))
  const request = { tab, currency: site.currency, filters, cheapest }
  return (await valueOrNull(loadSearchCounts(data, site.market.id, request))) ?? none
}

/** The request of facets and grid, which order and page do not change. */
export const countRequest = (filter: FilterState, currency: CurrencyCode): ListRequest => ({
  ...withoutKeys(filter, 'tab', 'show', 'sort', ...GROUPS.page),
  currency,
})
