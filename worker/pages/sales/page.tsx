import { travelPath } from '../../../markets/links.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { allMarkets } from '../../../markets/registry.ts'
import { loadTours } from '../../data/catalogue.ts'
import { renderContextOf } from '../../page/render-context-of.ts'
import { itemList } from '../../seo/linked-data/item-list.ts'
import type { PageRoute } from '../route.ts'
import { loadPages } from '../search/load-pages.ts'
import { SALES_FILTER, salesHref, salesModel } from './sales-model.ts'
import { SalesPage } from './sales-page.tsx'
import { salesPage } from './sales-query.ts'

/** Discounted departures, the largest discount first (spec section 2, route sales). The list is critical. */
export const salesRoute: PageRoute = async ({ key, market, config, data }) => {
  const shown = salesPage(new URLSearchParams(key.query))
  const {
    value: list,
    storedAt,
    state,
  } = await loadPages(shown, (page) =>
    loadTours(data, market.id, { ...SALES_FILTER, page, perPage: shown.perPage, currency: key.currency }),
  )
  const site = renderContextOf(config, key)
  const model = salesModel(site, list, shown)
  const title = site.t('search.salesHeadTitle')
  const paths = list.data.map(({ travel }) => travelPath(market, travel.slug))
  const listed = itemList(title, paths, config.SITE_ORIGINS[market.id])
  return {
    kind: 'page',
    head: {
      title,
      description: site.t('search.salesDescription'),
      image: null,
      robots: key.query === '' ? 'index,follow' : 'noindex,follow',
      canonical: salesHref({ market }),
      alternates: Object.fromEntries(allMarkets.map((each) => [each.id, salesHref({ market: each })])) as Record<
        MarketId,
        string
      >,
      linkedData: listed === null ? [] : [listed],
      preloads: [],
    },
    body: <SalesPage model={model} />,
    tags: ['tours'],
    pricesAt: storedAt,
    degraded: state === 'stale-if-error',
  }
}
