import { PRIVATE_ROUTES, type PrivateRoute, type RouteName } from '../../markets/route-table.ts'
import type { PageTraits } from './define-page.ts'
import { publicPage } from './public.ts'

export const PRIVATE_PAGES: Readonly<Record<PrivateRoute, PageTraits>> = {
  wishlist: { style: null, kind: 'wishlist', analytics: 'wishlist', modals: { place: 'wishlist' } },
  alerts: { style: null, kind: 'alerts', analytics: 'custom page', modals: { place: 'other' } },
  'search-ai': { style: 'search', kind: 'search', analytics: 'custom page', modals: { place: 'other' } },
}

export const isPrivateRoute = (route: RouteName): route is PrivateRoute =>
  (PRIVATE_ROUTES as readonly RouteName[]).includes(route)

/** Traits of any route; null for those that only redirect. */
export const pageTraits = (route: RouteName): PageTraits | null =>
  isPrivateRoute(route) ? PRIVATE_PAGES[route] : publicPage(route)
