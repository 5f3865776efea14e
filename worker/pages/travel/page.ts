import { travelPath } from '../../../markets/links.ts'
import { loadTravel } from '../../data/trips.ts'
import { localizedPaths } from '../../seo/alternates.ts'
import { definePage, isFound, movedTo, NOT_FOUND } from '../define-page.ts'
import { departureFilter, departureQuery } from './departure-filter.ts'
import { travelHead } from './travel-head.ts'
import { travelModals } from './travel-modals.tsx'
import { travelModel } from './travel-model.ts'
import { travelOutlinePage } from './travel-outline.tsx'
import { TravelPage } from './travel-page.tsx'

export const travelPage = definePage({
  route: 'travels-travel',
  query: {
    parse: departureFilter,
    canonical: (query, market) => ({ query: departureQuery(departureFilter(query, market)) }),
  },
  cache: { freshSeconds: 5, staleSeconds: 60 },
  kind: 'trip',
  analytics: 'travel',
  offlineCopy: true,
  sitemap: {
    name: 'travels',
    entries: ({ travels }) =>
      travels.map(({ slugs, changedOn }) => ({
        paths: localizedPaths(slugs, travelPath),
        changedOn,
      })),
  },
  load: async ({ params, data, site }) => {
    const travel = await loadTravel(data, site.market.id, params.travel)
    if (!isFound(travel)) return NOT_FOUND
    const path = travelPath(site.market, travel.value.slug)
    return path === site.path ? { travel } : movedTo(path)
  },
  withoutCalls: travelOutlinePage.build,
  model: ({ travel }, { site: { today, market, currency }, query }) =>
    travelModel({ travel, today, market, currency, filter: query }),
  modals: travelModals,
  showsPrices: () => true,
  head: travelHead,
  view: TravelPage,
})
