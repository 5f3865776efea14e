import { isFixedContentRoute, type RouteName } from '../../markets/route-table.ts'
import type { Freshness } from './rendered-page.ts'

/** How long a rendered page may be shown, in seconds. `never` is rendered anew for every request. */
export type PagePolicy =
  | { strategy: 'never' }
  | {
      strategy: 'shared'
      /** Shown without asking. */
      freshSeconds: number
      /** Then shown at once while it is rendered anew. */
      staleSeconds: number
      /** Then shown only when rendering fails. */
      staleIfErrorSeconds: number
    }

const DAY = 86_400
const shared = (freshSeconds: number, staleSeconds: number): PagePolicy => ({
  strategy: 'shared',
  freshSeconds,
  staleSeconds,
  staleIfErrorSeconds: DAY,
})

/** Routes with pages of their own. What is not named here is not cached: `no-store` is the default. */
const POLICIES: Partial<Record<RouteName, PagePolicy>> = {
  accessibility: shared(60, 600),
  offline: shared(60, 600),
  sales: shared(5, 60),
  search: shared(5, 60),
  'travels-travel': shared(5, 60),
  'travels-travel-itinerary': shared(10, 60),
  'travels-travel-tour': shared(5, 60),
  'coordinators-coordinator': shared(5, 60),
  'events-wemeet': shared(5, 60),
  'events-wemeet-event': shared(5, 60),
  'catch-all': shared(15, 120),
}

/** The one table of what the page entrypoint's answers may be used for (design, section 4). */
export const pagePolicy = (route: RouteName): PagePolicy =>
  POLICIES[route] ?? (isFixedContentRoute(route) ? shared(10, 60) : { strategy: 'never' })

/** null for routes whose pages are never stored. */
export const pageFreshness = (route: RouteName): Freshness | null => {
  const policy = pagePolicy(route)
  if (policy.strategy === 'never') return null
  const { freshSeconds, staleSeconds, staleIfErrorSeconds } = policy
  return { freshMs: freshSeconds * 1000, staleMs: staleSeconds * 1000, staleIfErrorMs: staleIfErrorSeconds * 1000 }
}
