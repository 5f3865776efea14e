import { isFixedContentRoute, type RouteName } from '../../markets/route-table.ts'
import { accessibilityRoute } from '../pages/accessibility/page.tsx'
import { coordinatorRoute } from '../pages/coordinator/page.tsx'
import { customPageRoute } from '../pages/custom-page/page.tsx'
import { itineraryRoute } from '../pages/itinerary/page.tsx'
import { offlineRoute } from '../pages/offline/page.tsx'
import type { PageRoute } from '../pages/route.ts'
import { salesRoute } from '../pages/sales/page.tsx'
import { searchRoute } from '../pages/search/page.tsx'
import { tourRoute } from '../pages/tour/page.tsx'
import { travelRoute } from '../pages/travel/page.tsx'
import { wemeetEventRoute } from '../pages/wemeet-event/page.tsx'
import { wemeetEventsRoute } from '../pages/wemeet-events/page.tsx'

/** Routes that exist but whose pages are not built answer 404 and are not linked. */
const OWN_ROUTES: Partial<Record<RouteName, PageRoute>> = {
  accessibility: accessibilityRoute,
  'coordinators-coordinator': coordinatorRoute,
  'events-wemeet': wemeetEventsRoute,
  'events-wemeet-event': wemeetEventRoute,
  offline: offlineRoute,
  sales: salesRoute,
  search: searchRoute,
  'travels-travel': travelRoute,
  'travels-travel-itinerary': itineraryRoute,
  'travels-travel-tour': tourRoute,
  'catch-all': customPageRoute,
}

/** The public page behind a route name; null where there is none. */
export const pageRoute = (route: RouteName): PageRoute | null =>
  OWN_ROUTES[route] ?? (isFixedContentRoute(route) ? customPageRoute : null)
