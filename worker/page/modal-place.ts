import { isFixedContentRoute, type RouteName } from '../../markets/route-table.ts'
import type { ModalPlace } from '../../shared/modals/modal-registry.ts'

/** What kind of page a route is, for the modals that can lie over it. */
export const modalPlace = (route: RouteName): ModalPlace => {
  if (route === 'search' || route === 'wishlist') return route
  if (route === 'travels-travel') return 'travel'
  if (route === 'travels-travel-tour') return 'tour'
  return route === 'catch-all' || isFixedContentRoute(route) ? 'content' : 'other'
}
