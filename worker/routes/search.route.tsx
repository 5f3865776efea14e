import { searchPath, travelPath } from '../../markets/links.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { allMarkets } from '../../markets/registry.ts'
import type { FilterState, ListRequest } from '../../shared/contracts/filter-state.ts'
import { withFilterDefaults } from '../../shared/filters/filter-defaults.ts'
import { parseFilterQuery } from '../../shared/filters/parse-filter-query.ts'
import { withoutKeys } from '../../shared/filters/without-keys.ts'
import type { DataContext, DataState } from '../data/answer-cache.ts'
import { loadFilters, loadTopSellers, loadTours, loadTravels } from '../data/catalogue.ts'
import { siteOfKey } from '../page/site-of-key.ts'
import { itemList } from '../render/linked-data/item-list.ts'
import { FilterFieldset } from '../render/pages/search/filter-fieldset.tsx'
import { SearchPage } from '../render/pages/search/search-page.tsx'
import type { PageRoute } from './route.ts'
import { type SearchList, searchModel } from './search/search-model.ts'

/** How many best sellers console those who found nothing. */
const CONSOLATION = 6

/** Departures or travels behind the filter of the query (spec section 2). The list is critical, the rest is not. */
export const searchRoute: PageRoute = async ({ key, market, config, data }) => {
  const filter = parseFilterQuery(new URLSearchParams(key.query))
  const [{ list, storedAt, state }, filters] = await Promise.all([
    loadList(data, market.id, { ...filter, currency: key.currency }),
    loadFilters(data, market.id).then(
      ({ value }) => value,
      () => null,
    ),
  ])
  const { page, lastPage } = { page: filter.page ?? 1, lastPage: list.page.lastPage }
  if (page > lastPage) return { kind: 'redirect', status: 302, to: searchPath(market, { ...filter, page: lastPage }) }
  const bestSellers = list.page.data.length === 0 ? await loadBestSellers(data, market.id) : []
  const site = siteOfKey(config, key)
  const model = searchModel(site, filter, { list, filters, bestSellers })
  const slugs =
    list.tab === 'tours' ? list.page.data.map(({ travel }) => travel.slug) : list.page.data.map(({ slug }) => slug)
  const paths = slugs.map((slug) => travelPath(market, slug))
  const listed = itemList(model.headTitle, paths, config.SITE_ORIGINS[market.id])
  return {
    kind: 'page',
    head: {
      title: model.headTitle,
      description: model.description,
      image: null,
      robots: 'noindex,follow',
      canonical: searchPath(market, withoutKeys(filter, 'sort', 'page', 'perPage', 'show')),
      alternates: alternates(filter),
      linkedData: listed === null ? [] : [listed],
      preloads: [],
    },
    body: <SearchPage model={model} />,
    tags: ['tours', 'travels'],
    modal:
      key.modal?.type === 'filters'
        ? {
            title: site.t('search.filters'),
            body: <FilterFieldset form={model.form} labelledBy="modal-title" ids="modal-" />,
          }
        : null,
    pricesAt: storedAt,
    degraded: filters === null || state === 'stale-if-error',
  }
}

const loadList = async (
  data: DataContext,
  market: MarketId,
  request: ListRequest,
): Promise<{ list: SearchList; storedAt: number; state: DataState }> => {
  const { tab } = withFilterDefaults(request)
  if (tab === 'tours') {
    const { value, ...rest } = await loadTours(data, market, request)
    return { list: { tab, page: value }, ...rest }
  }
  const { value, ...rest } = await loadTravels(data, market, request)
  return { list: { tab, page: value }, ...rest }
}

const loadBestSellers = async (data: DataContext, market: MarketId) =>
  loadTopSellers(data, market, {}).then(
    ({ value }) => value.travels.slice(0, CONSOLATION),
    () => [],
  )

/** The same search in every market, without what means something else there: words and amounts of money. */
const alternates = (filter: FilterState): Record<MarketId, string> => {
  const portable = withoutKeys(filter, 'textSearch', 'priceFrom', 'priceTo', 'sort', 'page', 'perPage', 'show')
  return Object.fromEntries(allMarkets.map((market) => [market.id, searchPath(market, portable)])) as Record<
    MarketId,
    string
  >
}
