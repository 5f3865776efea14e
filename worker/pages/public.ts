import type { PublicRoute, RouteName } from '../../markets/route-table.ts'
import { accessibilityPage } from './accessibility/page.ts'
import { comparePage } from './compare/page.ts'
import { coordinatorPage } from './coordinator/page.ts'
import { fixedContentPages, slugPage } from './custom-page/page.ts'
import type { PageTraits, PublicPage } from './define-page.ts'
import { itineraryPage } from './itinerary/page.ts'
import { offlinePage } from './offline/page.ts'
import { salesPage } from './sales/page.ts'
import { searchPage } from './search/page.ts'
import { tourPage } from './tour/page.ts'
import { travelPage } from './travel/page.ts'
import { wemeetEventPage } from './wemeet-event/page.ts'
import { wemeetEventsPage } from './wemeet-events/page.ts'

/** The public page of every route that has one. Only the gateway and the page entrypoints import this list. */
export const PUBLIC_PAGES: { readonly [R in PublicRoute]: PublicPage<R> } = {
  'catch-all': slugPage,
  ...fixedContentPages,
  sales: salesPage,
  'events-wemeet': wemeetEventsPage,
  'events-wemeet-event': wemeetEventPage,
  accessibility: accessibilityPage,
  search: searchPage,
  compare: comparePage,
  'travels-travel': travelPage,
  'travels-travel-itinerary': itineraryPage,
  'travels-travel-tour': tourPage,
  'coordinators-coordinator': coordinatorPage,
  offline: offlinePage,
}

const NO_PAGE = { analytics: 'custom page' } as const

/** Traits of a route's documents, which may be errors of routes without a public page. */
export const publicTraits = (route: RouteName): Pick<PageTraits, 'analytics'> => publicPage(route) ?? NO_PAGE

/** Null for private pages and for routes that only redirect. */
export const publicPage = (route: RouteName): PublicPage | null =>
  (PUBLIC_PAGES as Partial<Record<RouteName, PublicPage>>)[route] ?? null
