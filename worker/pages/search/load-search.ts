import type { Variations } from '../../../flags/registry.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { FilterState, ListRequest } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { FILTER_DEFAULTS, GROUPS } from '../../../shared/filters/definitions.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'
import { SHOW_PRICES, shownPages } from '../../../shared/filters/shown-pages.ts'
import { loadFilters, loadTopSellers, loadTours, loadTravels } from '../../data/catalogue.ts'
import type { CacheEntry, DataContext, DataState } from '../../data/public-client.ts'
import { loadFacets, loadPriceGrid, loadSearchCounts } from '../../data/search.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { loadKnownFilter } from './known-filter.ts'
import { type OptionCounts, searchesToCount } from './option-counts.ts'
import { amongTravels, dateless, looserSearches, type Relaxation, relaxations } from './relaxations.ts'
import type { SearchData, SearchList } from './search-model.ts'

/** How many best sellers console those who found nothing. */
const MAX_FALLBACK_TRAVELS = 6

export type LoadedSearch = {
  search: SearchData
  /** The search that this is: as asked, without codes that nobody knows. */
  filter: FilterState
  /** Instant (ms) of the list. */
  storedAt: number
  /** The list is older than it should be, or something around it could not be had. */
  degraded: boolean
}

/**
 * All that the search page shows. The list is critical: without it this throws UpstreamError. Filters, counts, grid
 * and consolation are not: what cannot be had is null or empty.
 */
export const loadSearch = async (data: DataContext, site: RenderContext, asked: FilterState): Promise<LoadedSearch> => {
  const market = site.market.id
  const loadingFilters = optional(loadFilters(data, market))
  const filter = await loadKnownFilter(data, market, asked, loadingFilters)
  const { tab = FILTER_DEFAULTS.tab } = filter
  const counted = countRequest(filter, site.currency)
  const [{ list, storedAt, state }, filters, facets, counts, grid] = await Promise.all([
    loadList(data, site, filter),
    loadingFilters,
    optional(loadFacets(data, market, tab, counted)),
    loadOptionCounts(data, site, filter),
    tab === 'tours' && filter.show === SHOW_PRICES ? optional(loadPriceGrid(data, market, counted)) : null,
  ])
  const nothing = list.page.data.length === 0
  const [found, bestSellers] = nothing
    ? await Promise.all([loadRelaxations(data, site, filter, filters), loadBestSellers(data, market)])
    : [[], []]
  return {
    search: { list, filters, facets, counts, grid, relaxations: found, bestSellers },
    filter,
    storedAt,
    degraded: filters === null || facets === null || state === 'stale-if-error',
  }
}

const loadList = async (
  data: DataContext,
  site: RenderContext,
  filter: FilterState,
): Promise<{ list: SearchList; storedAt: number; state: DataState }> => {
  const request = listRequest(withoutKeys(filter, 'page'), site)
  const ofPage = (page: number) => (page === 1 ? request : { ...request, page })
  const market = site.market.id
  if (filter.tab !== 'travels') {
    const { value, ...rest } = await loadPages(filter, (page) => loadTours(data, market, ofPage(page)))
    return { list: { tab: 'tours', page: value }, ...rest }
  }
  const { value, ...rest } = await loadPages(filter, (page) => loadTravels(data, market, ofPage(page)))
  return { list: { tab: 'travels', page: value }, ...rest }
}

const loadRelaxations = async (
  data: DataContext,
  site: RenderContext,
  filter: FilterState,
  filters: SearchData['filters'],
): Promise<Relaxation[]> => {
  const looser = looserSearches(site, filter, filters)
  const [travels, totals] = await Promise.all([
    filter.tab === 'travels' ? [] : loadTotals(data, site, [amongTravels(filter)]),
    loadTotals(
      data,
      site,
      looser.map((each) => each.filter),
    ),
  ])
  return [...dateless(site, filter, travels), ...relaxations(site, looser, totals)]
}

const loadOptionCounts = async (data: DataContext, site: RenderContext, filter: FilterState): Promise<OptionCounts> => {
  const searches = searchesToCount(filter)
  const totals = await loadTotals(
    data,
    site,
    searches.map(([, search]) => search),
  )
  return Object.fromEntries(totals.map((total, index) => [searches[index]?.[0], total]))
}

/** How much each search leaves; none when the back end could not tell. All of them are of one tab. */
const loadTotals = async (
  data: DataContext,
  site: RenderContext,
  searches: readonly FilterState[],
): Promise<number[]> => {
  const [first] = searches
  if (first === undefined) return []
  const { tab = FILTER_DEFAULTS.tab } = first
  const filters = searches.map((each) => countRequest(each, site.currency))
  const counts = await optional(loadSearchCounts(data, site.market.id, { tab, currency: site.currency, filters }))
  return counts?.totals ?? []
}

const loadBestSellers = async (data: DataContext, market: MarketId) =>
  (await optional(loadTopSellers(data, market, {})))?.travels.slice(0, MAX_FALLBACK_TRAVELS) ?? []

const optional = async <T>(loading: Promise<{ value: T }>): Promise<T | null> =>
  loading.then(
    ({ value }) => value,
    () => null,
  )

/** The asked page and those before it that the list was lengthened from, as one; the last page when there is none. */
export const loadPages = async <T>(
  filter: FilterState,
  loadPage: (page: number) => Promise<CacheEntry<PageOf<T>>>,
): Promise<CacheEntry<PageOf<T>>> => {
  const [first, last] = shownPages(filter)
  const earlier = Array.from({ length: last - first }, (_, index) => loadPage(first + index))
  const [asked, ...before] = await Promise.all([loadPage(last), ...earlier])
  const { lastPage } = asked.value
  if (last > lastPage) return loadPage(lastPage)
  const all = [...before, asked]
  return {
    value: { ...asked.value, data: all.flatMap(({ value }) => value.data) },
    storedAt: Math.min(...all.map(({ storedAt }) => storedAt)),
    state: all.find(({ state }) => state === 'stale-if-error')?.state ?? asked.state,
  }
}

/**
 * What the list calls are asked for. Relevance of departures is their date, that of travels their score, or the
 * search engine's own order where its flag is on (spec section 9). What changes nothing in the answer is left out, so
 * that searches which mean the same share one answer.
 */
export const listRequest = (
  filter: FilterState,
  { currency, variations }: { currency: CurrencyCode; variations: Variations },
): ListRequest => {
  const { sort = 'relevance:desc', ...rest } = withoutKeys(filter, 'tab', 'show')
  if (filter.tab !== 'travels') return { ...rest, sort: sort === 'relevance:desc' ? 'date:asc' : sort, currency }
  const byEngine = sort === 'relevance:desc' && variations.searchEngineRelevance === true
  return { ...rest, sort, currency, ...(byEngine && { relevance: 'meili' as const }) }
}

/** What is counted behind a filter (facets, grid): neither order nor page changes it. */
export const countRequest = (filter: FilterState, currency: CurrencyCode): ListRequest => ({
  ...withoutKeys(filter, 'tab', 'show', 'sort', ...GROUPS.page),
  currency,
})
