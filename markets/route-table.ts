import { z } from 'zod'
import type { PageType } from '../shared/contracts/storefront-events.ts'
import { brand } from './brand.ts'

/** Routes whose path carries no parameter (spec section 2). */
export const STATIC_ROUTES = [
  'index',
  'events-wemeet',
  'sales',
  'search',
  'search-ai',
  'wishlist',
  'alerts',
  'accessibility',
  'offline',
  'login',
  'login-redirect',
  'age-groups',
  'contacts',
  'how-it-works',
  'no-sharing-room',
  'travels',
  'coordinators',
  'tours',
  'faqs',
  'media-sharing',
  'media-coordinators',
  'legal-general-condition',
  'legal-privacy-policy',
  'legal-terms-conditions',
  'legal-cancellation-policy',
  'area-asia',
  'area-europe',
  'area-america',
  'area-africa',
  'area-oceania',
  'area-antarctica',
  brand.wemeetRoute,
  brand.wemeetAboutRoute,
  'our-values',
] as const
export type StaticRoute = (typeof STATIC_ROUTES)[number]

/** Routes with parameters, in the order in which a path is tried. */
export const PARAMETER_ROUTES = [
  'coordinators-coordinator',
  'events-wemeet-event',
  'travels-travel',
  'travels-travel-itinerary',
  'travels-travel-tour',
] as const
export type ParameterRoute = (typeof PARAMETER_ROUTES)[number]

export type RouteName = StaticRoute | ParameterRoute | 'catch-all'

/** Localised path segments of the routes with parameters (spec section 2). */
export const segmentsSchema = z.object({
  travels: z.string(),
  itinerary: z.string(),
  coordinators: z.string(),
})

/**
 * Static routes whose page is a content-managed custom page, keyed by routing key (spec section 2, fixed
 * content pages). The rest of the static routes have a page of their own.
 */
const OWN_PAGE: ReadonlySet<StaticRoute> = new Set([
  'events-wemeet',
  'sales',
  'search',
  'search-ai',
  'wishlist',
  'alerts',
  'accessibility',
  'offline',
  'login',
  'login-redirect',
])
export const isFixedContentRoute = (route: RouteName): route is StaticRoute =>
  (STATIC_ROUTES as readonly string[]).includes(route) && !OWN_PAGE.has(route as StaticRoute)

/** Page types for analytics (spec section 2). */
export const pageType = (route: RouteName): PageType => {
  if (route === 'search') return 'SERP'
  if (route === 'travels-travel') return 'travel'
  if (route === 'travels-travel-itinerary') return 'itinerary'
  if (route === 'travels-travel-tour') return 'tour'
  if (route.startsWith('area-')) return 'SEO page'
  if (route === 'index') return 'home'
  if (route === 'wishlist') return 'wishlist'
  return 'custom page'
}
