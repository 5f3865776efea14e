import { isFixedContentRoute, type RouteName } from '../../markets/route-table.ts'
import { customPageRoute } from '../routes/custom-page.route.tsx'
import type { PageRoute } from '../routes/route.ts'
import { searchRoute } from '../routes/search.route.tsx'
import { travelRoute } from '../routes/travel.route.tsx'

/** Routes that exist but whose pages are not built answer 404 and are not linked. */
const OWN_ROUTES: Partial<Record<RouteName, PageRoute>> = {
  search: searchRoute,
  'travels-travel': travelRoute,
  'catch-all': customPageRoute,
}

/** The public page behind a route name; null where there is none. */
export const pageRoute = (route: RouteName): PageRoute | null =>
  OWN_ROUTES[route] ?? (isFixedContentRoute(route) ? customPageRoute : null)
