import { coordinatorPath } from '../../../markets/links.ts'
import { loadCoordinator } from '../../data/trips.ts'
import { pathsByMarket } from '../../seo/alternates.ts'
import { definePage, isFound, NOT_FOUND } from '../define-page.ts'
import { coordinatorHead } from './coordinator-head.ts'
import { coordinatorModel } from './coordinator-model.ts'
import { CoordinatorPage } from './coordinator-page.tsx'

/** A coordinator's page (spec section 2). */
export const coordinatorPage = definePage({
  route: 'coordinators-coordinator',
  cache: { freshSeconds: 5, staleSeconds: 60 },
  style: 'trip',
  kind: 'coordinator',
  analytics: 'custom page',
  sitemap: {
    name: 'coordinators',
    entries: ({ coordinators }) =>
      coordinators.map(({ slug, changedOn }) => ({
        paths: pathsByMarket((market) => coordinatorPath(market, slug)),
        changedOn,
      })),
  },
  modals: { place: 'other' },
  load: async ({ params, data, site }) => {
    const coordinator = await loadCoordinator(data, site.market.id, params.coordinator)
    return isFound(coordinator) ? { coordinator } : NOT_FOUND
  },
  model: ({ coordinator }, { site }) => coordinatorModel(coordinator, site),
  tags: ({ coordinator }) => [`coordinator:${coordinator.slug}`, 'tours'],
  showsPrices: ({ departures }) => departures.length > 0,
  head: coordinatorHead,
  view: CoordinatorPage,
})
