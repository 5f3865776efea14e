import { coordinatorPath } from '../../../markets/links.ts'
import { WORLD_MARKET } from '../../../markets/market-id.ts'
import { imageUrl, srcSet } from '../../../shared/images/image-url.ts'
import { loadCoordinator } from '../../data/trips.ts'
import { pathsByMarket } from '../../seo/alternates.ts'
import { breadcrumbs } from '../../seo/linked-data/linked-data.ts'
import type { Head } from '../../shell/head.ts'
import { coordinatorBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { definePage, isFound, NOT_FOUND } from '../define-page.ts'
import { ALL_REVIEWS, hasAllReviews } from '../travel/review-slider.tsx'
import { type CoordinatorModel, CoordinatorPage, coordinatorModel, PORTRAIT_SIZES } from './coordinator-page.tsx'

/** A coordinator's page (spec section 2). */
export const coordinatorPage = definePage({
  route: 'coordinators-coordinator',
  query: {
    parse: hasAllReviews,
    canonical: (query) => ({ query: hasAllReviews(query) ? ALL_REVIEWS : '' }),
  },
  cache: { freshSeconds: 5, staleSeconds: 60 },
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
  load: async ({ params, data, site }) => {
    const coordinator = await loadCoordinator(data, site.market.id, params.coordinator)
    return isFound(coordinator) ? { coordinator } : NOT_FOUND
  },
  model: ({ coordinator }, { site, query }) => coordinatorModel(coordinator, site, query),
  showsPrices: ({ departures }) => departures.length > 0,
  head: (model, site) => coordinatorHead(model, site),
  view: CoordinatorPage,
})

const coordinatorHead = ({ coordinator }: CoordinatorModel, site: RenderContext): Head => {
  const { market, t, origins } = site
  const { name, motto, slug, picture } = coordinator
  const path = coordinatorPath(market, slug)
  const person = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${origins[market.id]}${path}#person`,
    name,
    description: coordinator.biography,
    image: imageUrl(picture),
    url: origins[market.id] + path,
    jobTitle: t('tour.leaderJob'),
    knowsLanguage: coordinator.languages,
    worksFor: { '@id': `${origins[WORLD_MARKET]}/#organization` },
  }
  return {
    title: t('tour.leaderTitle', { name }),
    description: t('tour.leaderDescription', { name, motto }),
    image: picture,
    robots: 'index,follow',
    canonical: path,
    alternates: pathsByMarket((each) => coordinatorPath(each, slug)),
    linkedData: [person, breadcrumbs(coordinatorBreadcrumbs(site, coordinator), origins[market.id])],
    preloads: [{ href: imageUrl(picture), srcSet: srcSet(picture), sizes: PORTRAIT_SIZES }],
  }
}
