import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { FoundTour, FoundTravel, SearchFacets, SearchPriceGrid } from '../../../shared/contracts/search.ts'
import type { SearchTracking } from '../../../shared/contracts/storefront-events.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import { GROUPS } from '../../../shared/filters/definitions.ts'
import { filterQuery, withoutKeys } from '../../../shared/filters/filter-query.ts'
import { isFull, MAX_TEXT } from '../../../shared/filters/search-text.ts'
import { SHOW_PRICES, withoutShownPages } from '../../../shared/filters/shown-pages.ts'
import { withModal } from '../../../shared/modals/modal-address.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { SearchBar } from '../../ui/search-box/search-box.tsx'
import { searchHref } from '../../ui/search-box/search-href.ts'
import { type ActiveFilter, activeFilters } from './active-filters.ts'
import { type AskedHint, askedHint } from './asked-hint.ts'
import { type FilterForm, filterForm } from './filter-form.ts'
import type { OptionCounts } from './option-counts.ts'
import { type PriceGrid, priceGrid } from './price-grid-model.ts'
import { type ContinentLink, continentLinks, type MoodLink, moodLinks } from './quick-links-model.ts'
import type { Relaxation } from './relaxations.ts'
import { type MoreLink, monthGroups, moreLink, type TourGroup, totalText } from './results-model.ts'
import { type SearchTitle, searchTitle, searchTracking } from './search-title.ts'
import { type SortField, searchBar, sortField } from './toolbar-model.ts'

/** The list of the chosen tab. */
export type SearchList = { tab: 'tours'; page: PageOf<FoundTour> } | { tab: 'travels'; page: PageOf<FoundTravel> }

export type SearchData = {
  list: SearchList
  /** What can be filtered by; null when the back end could not tell. */
  filters: AvailableFilters | null
  /** What each option would leave; null when the back end could not tell. */
  facets: SearchFacets | null
  /** What the other options would leave, as far as the back end could tell. */
  counts: OptionCounts
  /** Prices by month and length; null when they were not asked for, or could not be had. */
  grid: SearchPriceGrid | null
  /** RelaxedSearch searches that find something, when this one does not. */
  relaxations: readonly Relaxation[]
  /** Shown when nothing was found; empty when they could not be had. */
  bestSellers: readonly Travel[]
}

export type SearchResults =
  | { kind: 'tours'; groups: readonly TourGroup[] }
  | { kind: 'travels'; travels: readonly FoundTravel[] }
  | { kind: 'none'; relaxations: readonly Relaxation[]; bestSellers: readonly Travel[] }

/** The price grid, and the way to open or close it. */
export type GridView = { href: string; grid: PriceGrid | null; open: boolean }

/** All that the search page shows. */
export type SearchModel = SearchTitle & {
  /** "128 partenze", or "Almeno 2.000 partenze" when the back end stopped counting. */
  total: string
  /** The button that applies the filters: "Mostra 128 partenze". */
  apply: string
  tabs: readonly { label: string; href: string; current: boolean }[]
  activeFilters: readonly ActiveFilter[]
  /** That only the beginning of a long text was searched for; null for any other. */
  textNote: string | null
  /** What the searched text asks for by filters, when it is more than a place. */
  hint: AskedHint | null
  /** The search of this tab without any filter. */
  clearHref: string
  /** This search with its filters open in a modal. */
  filtersHref: string
  bar: SearchBar
  continents: readonly ContinentLink[]
  moods: readonly MoodLink[]
  /** Made when it is asked for: pages of one search share the rendered form (worker/document/cached-fragment.tsx). */
  readonly form: FilterForm
  /** What the form shows: the answer that it is made of, and the search without its page. */
  formOf: { answer: object; query: string }
  sort: SortField
  results: SearchResults
  /** Null where travels are listed or nothing was found. */
  gridView: GridView | null
  more: MoreLink | null
  currentPage: number
  lastPage: number
  pageHref: (page: number) => string
  /** A later page than there is was asked for: this is the last. */
  isPastEnd: boolean
  /** Prices are in another currency than the market's and only approximate. */
  approximatePrices: boolean
  tracking: SearchTracking
}

/** What the search page shows for a filter. */
export const searchModel = (site: RenderContext, filter: FilterState, data: SearchData): SearchModel => {
  const { list, filters, facets, counts } = data
  const { market, currency, t } = site
  const { page } = list
  const firstPage = withoutKeys(filter, ...GROUPS.page)
  let form: FilterForm | undefined
  const total = totalText(site, list.tab, page)
  return {
    ...searchTitle(site, filter, filters),
    total,
    apply: page.totalIsAtLeast ? t('search.apply') : t('search.applyTotal', { total }),
    tabs: (['tours', 'travels'] as const).map((tab) => ({
      label: t(tab === 'tours' ? 'search.tabTours' : 'search.tabTravels'),
      href: searchHref(site, { ...withoutKeys(firstPage, 'show'), tab }),
      current: tab === list.tab,
    })),
    activeFilters: activeFilters(site, filter, filters),
    textNote: isFull(filter.textSearch ?? '') ? t('search.textCut', { most: MAX_TEXT }) : null,
    hint: askedHint(site, filter, filters),
    clearHref: searchHref(site, { tab: filter.tab, sort: filter.sort }),
    filtersHref: withModal(searchHref(site, filter), 'filters'),
    bar: searchBar(site, filter, filters),
    continents: continentLinks(site, filter, filters),
    moods: moodLinks(site, filter, filters),
    get form() {
      form ??= filterForm(site, filter, filters, facets, counts)
      return form
    },
    formOf: {
      answer: facets ?? filters ?? market,
      query: `${filters === null} ${JSON.stringify(counts)} ${filterQuery(firstPage)}`,
    },
    sort: sortField(site, filter),
    results: resultsOf(filter, data),
    gridView: gridView(site, filter, data),
    more: moreLink((asked) => searchHref(site, asked), filter, page),
    currentPage: page.currentPage,
    lastPage: page.lastPage,
    pageHref: (asked) => searchHref(site, withoutShownPages({ ...filter, page: asked })),
    isPastEnd: (filter.page ?? 1) > page.lastPage,
    approximatePrices: currency !== market.currency,
    tracking: searchTracking(filter, filters, currency, page.total),
  }
}

const resultsOf = (filter: FilterState, { list, relaxations, bestSellers }: SearchData): SearchResults => {
  if (list.page.data.length === 0) return { kind: 'none', relaxations, bestSellers }
  return list.tab === 'tours'
    ? { kind: 'tours', groups: monthGroups(list.page.data, filter.sort) }
    : { kind: 'travels', travels: list.page.data }
}

const gridView = (site: RenderContext, filter: FilterState, { list, grid }: SearchData): GridView | null => {
  if (list.tab === 'travels') return null
  const open = filter.show === SHOW_PRICES
  if (!open && list.page.data.length === 0) return null
  const rest = withoutKeys(filter, ...GROUPS.page, 'show')
  return {
    open,
    href: searchHref(site, open ? rest : { ...rest, show: SHOW_PRICES }),
    grid: grid === null ? null : priceGrid(site, filter, grid),
  }
}
