import { brand } from '../../../markets/brand.ts'
import type { RouteName } from '../../../markets/route-table.ts'

/** What the statement calls pages, in its order. */
export const PAGE_KINDS = [
  'home',
  'search',
  'offers',
  'trip',
  'coordinator',
  'community',
  'editorial',
  'legal',
  'wishlist',
  'alerts',
  'statement',
  'offline',
  'missing',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** Routes that are more, or else, than pages of editors. Null: an address that only leads on. */
const KINDS: Partial<Record<RouteName, PageKind | null>> = {
  index: 'home',
  search: 'search',
  'search-ai': 'search',
  sales: 'offers',
  tours: 'offers',
  'travels-travel': 'trip',
  'travels-travel-itinerary': 'trip',
  'travels-travel-tour': 'trip',
  'coordinators-coordinator': 'coordinator',
  coordinators: 'coordinator',
  'events-wemeet': 'community',
  'events-wemeet-event': 'community',
  [brand.wemeetRoute]: 'community',
  [brand.wemeetAboutRoute]: 'community',
  'legal-general-condition': 'legal',
  'legal-privacy-policy': 'legal',
  'legal-terms-conditions': 'legal',
  'legal-cancellation-policy': 'legal',
  wishlist: 'wishlist',
  alerts: 'alerts',
  accessibility: 'statement',
  offline: 'offline',
  login: null,
  'login-redirect': null,
}

/** The kind of a route's pages; null for addresses that only lead on to another. */
export const pageKindOf = (route: RouteName): PageKind | null => {
  const kind = KINDS[route]
  return kind === undefined ? 'editorial' : kind
}
