import { searchPath, travelPath } from '../../../markets/links.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { allMarkets } from '../../../markets/registry.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { GROUPS } from '../../../shared/filters/definitions.ts'
import { parseFilterQuery, withoutKeys } from '../../../shared/filters/filter-query.ts'
import { renderContextOf } from '../../page/render-context-of.ts'
import { itemList } from '../../seo/linked-data/item-list.ts'
import type { PageRoute } from '../route.ts'
import { filtersModal } from './filters-modal.tsx'
import { loadSearch } from './load-search.ts'
import { searchModel } from './search-model.ts'
import { SearchPage } from './search-page.tsx'

/** Departures or travels behind the filter of the query (spec section 2). The list is critical, the rest is not. */
export const searchRoute: PageRoute = async ({ key, market, config, data }) => {
  const site = renderContextOf(config, key)
  const asked = parseFilterQuery(new URLSearchParams(key.query))
  const { search, filter, storedAt, degraded } = await loadSearch(data, site, asked)
  const { list } = search
  const model = searchModel(site, filter, search)
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
      canonical: searchPath(market, withoutKeys(filter, 'sort', ...GROUPS.page, 'show')),
      alternates: alternates(filter),
      linkedData: listed === null ? [] : [listed],
      preloads: [],
    },
    body: <SearchPage model={model} />,
    tags: ['tours', 'travels'],
    modal: key.modal?.type === 'filters' ? filtersModal(site, model) : null,
    pricesAt: storedAt,
    degraded,
  }
}

/** The same search in every market, without what means something else there: words and amounts of money. */
const alternates = (filter: FilterState): Record<MarketId, string> => {
  const portable = withoutKeys(filter, 'textSearch', ...GROUPS.price, 'sort', ...GROUPS.page, 'show')
  return Object.fromEntries(allMarkets.map((market) => [market.id, searchPath(market, portable)])) as Record<
    MarketId,
    string
  >
}
