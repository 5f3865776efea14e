import { searchCounts } from '../backend/api/catalogue/columns/count-search.ts'
import { searchFacets } from '../backend/api/catalogue/columns/facets.ts'
import { priceGrid } from '../backend/api/catalogue/columns/price-grid.ts'
import { listTours, listTravels } from '../backend/api/catalogue/lists.ts'
import { topSellers } from '../backend/api/lookup/top-sellers.ts'
import type { Site } from '../backend/api/site.ts'
import type { ListRequest } from '../shared/contracts/filter-state.ts'
import type { SearchCountsRequest } from '../shared/contracts/search.ts'

export type CatalogueQuery = { name: string; path: string; body?: object; run: (site: Site) => Promise<unknown> }

const FILTERED: ListRequest = {
  continentId: ['asia'],
  dateFrom: '2027-03-01',
  dateTo: '2027-05-31',
  priceTo: 200_000,
  currency: 'EUR',
  sort: 'price:asc',
}

const tours = (name: string, body: ListRequest): CatalogueQuery => ({
  ...{ name, path: '/tours', body },
  run: (site) => listTours(site, body),
})
const travels = (name: string, body: ListRequest): CatalogueQuery => ({
  ...{ name, path: '/travels/paginated', body },
  run: (site) => listTravels(site, body),
})
const facets = (name: string, tab: 'tours' | 'travels', body: ListRequest): CatalogueQuery => ({
  ...{ name, path: `/${tab}/facets`, body },
  run: (site) => searchFacets(site, body, tab),
})
const COUNTED: SearchCountsRequest = { tab: 'tours', filters: [FILTERED, { continentId: ['asia'] }, {}] }

/** Last page of the smaller catalogue's 4,000 departures. */
export const CATALOGUE_QUERIES: readonly CatalogueQuery[] = [
  tours('first page', {}),
  tours('filtered and sorted first page', FILTERED),
  tours('discounted, sorted by discount', { discounted: true, sort: 'discount:desc' }),
  tours('deep page (180), by price', { page: 180, sort: 'price:asc' }),
  tours('by text, misspelt ("giapone")', { textSearch: 'giapone' }),
  travels('travels, filtered', { continentId: ['europe'], durations: 'MAX_10', sort: 'price:asc' }),
  facets('all facets', 'tours', {}),
  facets('all facets, filtered', 'tours', FILTERED),
  facets('all facets of travels, filtered', 'travels', FILTERED),
  {
    ...{ name: 'price grid', path: '/tours/price-grid', body: {} },
    run: (site) => priceGrid(site, {}),
  },
  {
    ...{ name: 'three counts', path: '/search/counts', body: COUNTED },
    run: (site) => searchCounts(site, COUNTED),
  },
  {
    ...{ name: 'destination look-up ("giapone")', path: '/travels/top-sellers?search=giapone' },
    run: (site) => topSellers(site, { search: 'giapone', countries: [], continents: [] }),
  },
]
