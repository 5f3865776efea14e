import { isFixedContentRoute, type RouteName } from '../../markets/route-table.ts'
import { accessibilityRoute } from '../routes/accessibility.route.tsx'
import { coordinatorRoute } from '../routes/coordinator.route.tsx'
import { customPageRoute } from '../routes/custom-page.route.tsx'
import { itineraryRoute } from '../routes/itinerary.route.tsx'
import { offlineRoute } from '../routes/offline.route.tsx'
import type { PageRoute } from '../routes/route.ts'
import { salesRoute } from '../routes/sales.route.tsx'
import { searchRoute } from '../routes/search.route.tsx'
import { tourRoute } from '../routes/tour.route.tsx'
import { travelRoute } from '../routes/travel.route.tsx'
import { wemeetEventRoute } from '../routes/wemeet-event.route.tsx'
import { wemeetEventsRoute } from '../routes/wemeet-events.route.tsx'

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
