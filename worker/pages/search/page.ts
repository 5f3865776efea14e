import type { Market } from '../../../markets/market-schema.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { GROUPS } from '../../../shared/filters/definitions.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'
import { unreadableFields } from '../../../shared/filters/form-query.ts'
import { pathsByMarket } from '../../seo/alternates.ts'
import { inCurrency } from '../../ui/render-context.tsx'
import { searchHref } from '../../ui/search-box/search-href.ts'
import { definePage, derived } from '../define-page.ts'
import { filtersModal } from './filter-panel.tsx'
import { loadSearch } from './load-search.ts'
import { searchModel } from './search-model.ts'
import { SearchPage } from './search-page.tsx'
import { cachedSearchQuery, parseSearch } from './search-query.ts'

export const searchPage = definePage({
  route: 'search',
  query: {
    parse: (query, market) => ({ ...parseSearch(query, market), typed: unreadableFields(query) }),
    canonical: (query, market, { searchTravelsFirst }) => cachedSearchQuery(market, query, searchTravelsFirst),
  },
  cache: { freshSeconds: 5, staleSeconds: 60 },
  kind: 'search',
  analytics: 'SERP',
  load: async ({ data, site, query }) => {
    const { storedAt, degraded, ...found } = await loadSearch(data, site, query)
    return { found: { ...derived(found, degraded ? 'stale-if-error' : 'hit'), storedAt } }
  },
  model: ({ found: { search, filter } }, { site, query }) =>
    searchModel(inCurrency(site, query.currency), filter, search, query.typed),
  modals: { filters: (model, site) => filtersModal(site, model) },
  showsPrices: () => true,
  head: ({ headTitle, description, filter, limitCurrency }, { market }) => {
    const shown = withoutKeys(filter, 'sort', ...GROUPS.page, 'show')
    const hrefIn = (each: Market, part: FilterState) =>
      searchHref({ market: each, currency: limitCurrency, variations: {} }, part)
    // Text has another meaning in other markets.
    const portable = withoutKeys(shown, 'textSearch')
    return {
      title: headTitle,
      description,
      image: null,
      robots: 'noindex,follow',
      canonical: hrefIn(market, shown),
      alternates: pathsByMarket((each) => hrefIn(each, portable)),
      // Search engines read none of a page they do not list.
      linkedData: [],
      preloads: [],
    }
  },
  view: SearchPage,
})
