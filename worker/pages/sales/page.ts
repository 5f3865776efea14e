import { staticPath } from '../../../markets/links.ts'
import { loadTours } from '../../data/catalogue.ts'
import { pathsByMarket } from '../../seo/alternates.ts'
import { breadcrumbs, itemList } from '../../seo/linked-data/linked-data.ts'
import { listedTour } from '../../seo/linked-data/tourist-trip.ts'
import { salesBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import { definePage } from '../define-page.ts'
import { loadPages } from '../search/load-search.ts'
import { SALES_FILTER, salesHref, salesModel, salesPosition, salesQuery } from './sales-model.ts'
import { SalesPage } from './sales-page.tsx'

/** Discounted departures, the largest discount first (spec section 2, route sales). */
export const salesPage = definePage({
  route: 'sales',
  query: { parse: salesPosition, canonical: (query) => ({ query: salesQuery(query) }) },
  cache: { freshSeconds: 5, staleSeconds: 60 },
  kind: 'offers',
  analytics: 'custom page',
  sitemap: {
    name: 'pages',
    entries: () => [{ paths: pathsByMarket((market) => staticPath(market, 'sales')), changedOn: null }],
  },
  load: async ({ data, site: { market, currency }, query }) => ({
    list: await loadPages(query, (page) =>
      loadTours(data, market.id, { ...SALES_FILTER, page, perPage: query.perPage, currency }),
    ),
  }),
  model: ({ list }, { site, query }) => salesModel(site, list, query),
  showsPrices: () => true,
  head: ({ tours, isIndexed }, site) => {
    const { t, market, origins } = site
    const title = t('search.salesHeadTitle')
    const pages = tours.map((tour) => listedTour(tour, site))
    const origin = origins[market.id]
    const listed = itemList(title, pages, origin)
    return {
      title,
      description: t('search.salesDescription'),
      image: null,
      robots: isIndexed ? 'index,follow' : 'noindex,follow',
      canonical: salesHref({ market }),
      alternates: pathsByMarket((each) => salesHref({ market: each })),
      linkedData: [breadcrumbs(salesBreadcrumbs(site), origin), ...(listed === null ? [] : [listed])],
      preloads: [],
    }
  },
  view: SalesPage,
})
