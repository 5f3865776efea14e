import { searchPath } from '../../../markets/links.ts'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import { filterQuery } from '../../../shared/filters/filter-query.ts'
import { withoutKeys } from '../../../shared/filters/without-keys.ts'
import type { Site } from '../../render/site.tsx'
import { type ActiveFilter, activeFilters } from './active-filters.ts'
import { type ContinentLink, continentLinks } from './continent-links.ts'
import { type FilterForm, filterForm } from './filter-form.ts'
import { monthGroups, type TourGroup } from './month-groups.ts'
import { type SearchBar, searchBar } from './search-bar.ts'
import { type SearchTitle, searchTitle } from './search-title.ts'
import { type SortField, sortField } from './sort-field.ts'

/** The list of the chosen tab. */
export type SearchList = { tab: 'tours'; page: PageOf<Tour> } | { tab: 'travels'; page: PageOf<Travel> }

export type SearchData = {
  list: SearchList
  /** What can be filtered by; null when the back end could not tell. */
  filters: AvailableFilters | null
  /** Shown when nothing was found; empty when they could not be had. */
  bestSellers: readonly Travel[]
}

export type SearchResults =
  | { kind: 'tours'; groups: readonly TourGroup[] }
  | { kind: 'travels'; travels: readonly Travel[] }
  | { kind: 'none'; bestSellers: readonly Travel[] }

/** All that the search page shows. */
export type SearchModel = SearchTitle & {
  /** "128 partenze", or "Almeno 2.000 partenze" when the back end stopped counting. */
  total: string
  tabs: readonly { label: string; href: string; current: boolean }[]
  activeFilters: readonly ActiveFilter[]
  /** The search of this tab without any filter. */
  clearHref: string
  bar: SearchBar
  continents: readonly ContinentLink[]
  /** Made when it is asked for: pages of one search share the rendered form (worker/render/remembered.tsx). */
  readonly form: FilterForm
  /** What the form shows: the metadata that it is made of, and the search without its page. */
  formOf: { filters: object; query: string }
  sort: SortField
  results: SearchResults
  currentPage: number
  lastPage: number
  pageHref: (page: number) => string
  /** Prices are in another currency than the market's and only approximate. */
  approximatePrices: boolean
}

/** What the search page shows for a filter. */
export const searchModel = (
  site: Site,
  filter: FilterState,
  { list, filters, bestSellers }: SearchData,
): SearchModel => {
  const { market } = site
  const firstPage = withoutKeys(filter, 'page')
  let form: FilterForm | undefined
  return {
    ...searchTitle(site, filter, filters),
    total: totalText(site, list),
    tabs: (['tours', 'travels'] as const).map((tab) => ({
      label: site.t(tab === 'tours' ? 'search.tabTours' : 'search.tabTravels'),
      href: searchPath(market, { ...firstPage, tab }),
      current: tab === list.tab,
    })),
    activeFilters: activeFilters(site, filter, filters),
    clearHref: searchPath(market, { tab: filter.tab, sort: filter.sort }),
    bar: searchBar(filter, filters),
    continents: continentLinks(market, filter, filters),
    get form() {
      form ??= filterForm(site, filter, filters)
      return form
    },
    formOf: { filters: filters ?? market, query: filterQuery(firstPage) },
    sort: sortField(site, filter),
    results: resultsOf(list, filter, bestSellers),
    currentPage: list.page.currentPage,
    lastPage: list.page.lastPage,
    pageHref: (page) => searchPath(market, { ...firstPage, page }),
    approximatePrices: site.currency !== market.currency,
  }
}

const totalText = ({ t }: Site, { tab, page: { total, totalIsAtLeast } }: SearchList): string => {
  if (totalIsAtLeast) return t(tab === 'tours' ? 'search.atLeastTours' : 'search.atLeastTravels', { total })
  return t(tab === 'tours' ? 'search.totalTours' : 'search.totalTravels', { count: total })
}

const resultsOf = (list: SearchList, filter: FilterState, bestSellers: readonly Travel[]): SearchResults => {
  if (list.page.data.length === 0) return { kind: 'none', bestSellers }
  return list.tab === 'tours'
    ? { kind: 'tours', groups: monthGroups(list.page.data, filter.sort) }
    : { kind: 'travels', travels: list.page.data }
}
