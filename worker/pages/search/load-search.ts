import type { MarketId } from '../../../markets/market-id.ts'
import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { FilterState, ListRequest } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { noFacets, type SearchFacets } from '../../../shared/contracts/search.ts'
import { FILTER_DEFAULTS, GROUPS } from '../../../shared/filters/definitions.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'
import { MAX_LIST_LENGTH, SHOW_MAP, SHOW_PRICES, shownPages } from '../../../shared/filters/shown-pages.ts'
import { getOrCreate } from '../../../shared/keys/get-or-create.ts'
import { languageFirst } from '../../../shared/tours/group-language.ts'
import { loadFilters, loadTopSellers, loadTours, loadTravels } from '../../data/catalogue.ts'
import { listRequest } from '../../data/list-request.ts'
import {
  type CacheEntry,
  type DataContext,
  type DataState,
  valueIfPossible,
  valueOrNull,
} from '../../data/public-client.ts'
import { loadFacets, loadPins, loadPriceGrid } from '../../data/search.ts'
import { countRequest, loadCounts, loadRelaxations } from '../../search/load-relaxations.ts'
import type { WiderSearch } from '../../search/relaxations.ts'
import { inCurrency, type RenderContext } from '../../ui/render-context.tsx'
import { loadKnownFilter } from './known-filter.ts'
import { type OptionCounts, searchesToCount } from './option-counts.ts'
import { fullLength, hasEnoughCards } from './results-model.ts'
import type { SearchData, SearchList, SuggestedTravels } from './search-model.ts'
import type { ParsedSearch } from './search-query.ts'

const MAX_SUGGESTED = 3
/** Results from which on there are no wider searches. */
const FEW = 3

export type LoadedSearch = {
  search: SearchData
  /** Without unknown codes. */
  filter: FilterState
  /** Instant (ms) of the list. */
  storedAt: number
  /** The list is stale, or other data is missing. */
  degraded: boolean
}

/** Throws UpstreamError without the list; other missing data is null or empty. */
export const loadSearch = async (
  data: DataContext,
  shown: RenderContext,
  { filter: requested, currency: limitCurrency }: ParsedSearch,
): Promise<LoadedSearch> => {
  const site = inCurrency(shown, limitCurrency)
  const market = site.market.id
  const askingFilters = valueIfPossible(loadFilters(data, market))
  const loadingFilters = askingFilters.then(({ value }) => value)
  const filter = await loadKnownFilter(data, market, requested, loadingFilters)
  const { tab = FILTER_DEFAULTS.tab } = filter
  const counted = countRequest(filter, site.currency)
  const loadingList = loadList(data, shown, { filter, currency: limitCurrency })
  const isNonsense = isTextOnly(filter) && (await loadingList).list.page.data.length === 0
  const [{ list, length, storedAt, state }, { value: filters, isWhole }, facets, counts, grid, pins] =
    await Promise.all([
      loadingList,
      askingFilters,
      isNonsense
        ? loadingFilters.then((known) => ({ value: facetsOfNonsense(known, site), isWhole: true }))
        : valueIfPossible(loadFacets(data, market, tab, counted)),
      isNonsense ? {} : loadOptionCounts(data, site, filter),
      tab === 'tours' && filter.show === SHOW_PRICES ? valueOrNull(loadPriceGrid(data, market, counted)) : null,
      filter.show === SHOW_MAP
        ? valueOrNull(loadPins(data, market, tab === 'tours' ? { ...counted, hasTours: true } : counted))
        : null,
    ])
  const lacksGrid = facets.value === null && facets.isWhole
  const { total } = list.page
  const [wider, lacksTabs] = await Promise.all([
    total < FEW ? loadRelaxations(data, site, filter, filters, list.page, matchingTravels(list)) : [],
    lacksGrid && lacksTravels(data, market),
  ])
  const suggested = list.page.data.length === 0 ? await loadSuggested(data, site, isNonsense ? [] : wider) : null
  return {
    search: {
      list,
      filters,
      facets: facets.value,
      counts,
      grid,
      pins: pins?.pins ?? null,
      lacksTabs,
      lacksGrid,
      relaxations: wider,
      suggested,
    },
    filter: length === undefined ? filter : { ...filter, perPage: length },
    storedAt,
    degraded: !isWhole || !facets.isWhole || state === 'stale-if-error',
  }
}

const lacksTravels = async (data: DataContext, market: MarketId): Promise<boolean> => {
  const { value, isWhole } = await valueIfPossible(loadTravels(data, market, { perPage: 1 }))
  return value === null && isWhole
}

/** Without another filter, a text that finds nothing leaves nothing to count (decision 35). */
const isTextOnly = (filter: FilterState): boolean =>
  filter.textSearch !== undefined &&
  Object.keys(withoutKeys(filter, 'textSearch', 'tab', 'show', 'sort', ...GROUPS.page)).length === 0

const emptyFacets = new WeakMap<object, Map<string, SearchFacets>>()

/** One object for all of these searches: they share the rendered form. */
const facetsOfNonsense = (filters: SearchData['filters'], { market, currency }: RenderContext): SearchFacets =>
  getOrCreate(
    getOrCreate(emptyFacets, filters ?? market, () => new Map<string, SearchFacets>()),
    currency,
    () => noFacets(filters?.prices.ranges[currency]?.length ?? 0),
  )

const loadList = async (
  data: DataContext,
  site: RenderContext,
  { filter, currency }: ParsedSearch,
): Promise<{
  list: SearchList
  /** Set where the list is longer than a page, because many departures share cards. */
  length?: number
  storedAt: number
  state: DataState
}> => {
  const request = {
    ...listRequest(withoutKeys(filter, 'page'), site),
    ...limitsIn(currency, site),
    ...(filter.tab !== 'travels' && languageFirst(filter, site.market)),
  }
  const ofPage = (page: number) => (page === 1 ? request : { ...request, page })
  const market = site.market.id
  if (filter.tab !== 'travels') {
    const { value, ...rest } = await loadPages(filter, (page) => loadTours(data, market, ofPage(page)))
    const isFixed = filter.page !== undefined || filter.perPage !== undefined || value.lastPage === 1
    const longest =
      isFixed || hasEnoughCards(site, filter, value.data)
        ? null
        : await valueOrNull(loadTours(data, market, { ...request, perPage: MAX_LIST_LENGTH }))
    if (longest === null) return { list: { tab: 'tours', page: value }, ...rest }
    const length = fullLength(site, filter, longest.data)
    return { list: { tab: 'tours', page: firstOf(longest, length) }, length, ...rest }
  }
  const { value, ...rest } = await loadPages(filter, (page) => loadTravels(data, market, ofPage(page)))
  return { list: { tab: 'travels', page: value }, ...rest }
}

const firstOf = <T>(page: PageOf<T>, perPage: number): PageOf<T> => ({
  ...{ currentPage: 1, perPage, lastPage: Math.ceil(page.total / perPage) },
  ...{ total: page.total, data: page.data.slice(0, perPage) },
})

const matchingTravels = ({ tab, page }: SearchList): number | undefined =>
  tab === 'tours' ? page.matchingTravels : undefined

const loadOptionCounts = async (data: DataContext, site: RenderContext, filter: FilterState): Promise<OptionCounts> => {
  const searches = searchesToCount(filter)
  const { totals } = await loadCounts(
    data,
    site,
    searches.map(([, search]) => search),
  )
  return Object.fromEntries(totals.map((total, index) => [searches[index]?.[0], total]))
}

/** Travels of the closest wider searches, or best sellers. */
const loadSuggested = async (
  data: DataContext,
  site: RenderContext,
  wider: readonly WiderSearch[],
): Promise<SuggestedTravels> => {
  const market = site.market.id
  const lists = await Promise.all(
    wider.slice(0, MAX_SUGGESTED).map(({ filter }) => {
      const travels: FilterState = { ...withoutKeys(filter, 'show'), tab: 'travels', perPage: MAX_SUGGESTED }
      return valueOrNull(loadTravels(data, market, listRequest(travels, site)))
    }),
  )
  const found = new Map(lists.flatMap((list) => list?.data ?? []).map((travel) => [travel.id, travel]))
  if (found.size > 0) return { areClosest: true, travels: [...found.values()].slice(0, MAX_SUGGESTED) }
  const best = await valueOrNull(loadTopSellers(data, market, {}))
  return { areClosest: false, travels: best?.travels.slice(0, MAX_SUGGESTED) ?? [] }
}

/** Loads the pages that a search shows as one; the last page when they do not exist. */
export const loadPages = async <P extends PageOf<unknown>>(
  filter: FilterState,
  loadPage: (page: number) => Promise<CacheEntry<P>>,
): Promise<CacheEntry<P>> => {
  const [first, last] = shownPages(filter)
  const earlier = Array.from({ length: last - first }, (_, index) => loadPage(first + index))
  const [current, ...before] = await Promise.all([loadPage(last), ...earlier])
  const { lastPage } = current.value
  if (last > lastPage) return loadPage(lastPage)
  const all = [...before, current]
  return {
    value: { ...current.value, data: all.flatMap(({ value }) => value.data) },
    storedAt: Math.min(...all.map(({ storedAt }) => storedAt)),
    state: all.find(({ state }) => state === 'stale-if-error')?.state ?? current.state,
  }
}

/** Names the currency of price limits in a request, if they are not in the shown one. */
export const limitsIn = (
  limitCurrency: CurrencyCode | null,
  { currency }: { currency: CurrencyCode },
): Pick<ListRequest, 'limitCurrency'> => (limitCurrency === null || limitCurrency === currency ? {} : { limitCurrency })
