import { isFixedContentRoute, type RouteName } from '../../markets/route-table.ts'

/** A part of the stylesheet that only some routes carry; each is a file of client/styles. */
export type StylePart = 'content' | 'search' | 'trip' | 'wemeet' | 'offline'

const PARTS: Partial<Record<RouteName, StylePart>> = {
  accessibility: 'content',
  search: 'search',
  sales: 'search',
  'search-ai': 'search',
  'travels-travel': 'trip',
  'travels-travel-itinerary': 'trip',
  'travels-travel-tour': 'trip',
  'coordinators-coordinator': 'trip',
  'events-wemeet': 'wemeet',
  'events-wemeet-event': 'wemeet',
  offline: 'offline',
}

/** What a route's pages carry over the common styles; null for nothing more. */
export const stylePartOf = (route: RouteName): StylePart | null =>
  PARTS[route] ?? (route === 'catch-all' || isFixedContentRoute(route) ? 'content' : null)
