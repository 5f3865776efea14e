import { z } from 'zod'
import { brand } from './brand.ts'

/** Routing keys of content-managed pages (spec section 2, fixed content pages). */
export const FIXED_CONTENT_ROUTES = [
  'index',
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
export type FixedContentRoute = (typeof FIXED_CONTENT_ROUTES)[number]

/** Pages with content of one visitor. */
export const PRIVATE_ROUTES = ['wishlist', 'alerts', 'search-ai'] as const
export type PrivateRoute = (typeof PRIVATE_ROUTES)[number]

/** Sign-in routes, which only redirect. */
export const SIGN_IN_ROUTES = ['login', 'login-redirect'] as const

/** Routes without parameters (spec section 2). */
export const STATIC_ROUTES = [
  ...FIXED_CONTENT_ROUTES,
  ...PRIVATE_ROUTES,
  ...SIGN_IN_ROUTES,
  'events-wemeet',
  'sales',
  'search',
  'compare',
  'accessibility',
  'offline',
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
export type PublicRoute = Exclude<RouteName, PrivateRoute | (typeof SIGN_IN_ROUTES)[number]>

/** Localised path segments of the routes with parameters (spec section 2). */
export const segmentsSchema = z.object({
  travels: z.string(),
  itinerary: z.string(),
  coordinators: z.string(),
})

export const isFixedContentRoute = (route: string): route is FixedContentRoute =>
  (FIXED_CONTENT_ROUTES as readonly string[]).includes(route)
