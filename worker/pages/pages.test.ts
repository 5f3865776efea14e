import { expect, it } from 'vitest'
import type { RouteName } from '../../markets/route-table.ts'
import { pageTraits } from './private.ts'
import { PUBLIC_PAGES, publicPage } from './public.ts'

it.each([
  ['index', 'home'],
  ['search', 'SERP'],
  ['travels-travel', 'travel'],
  ['travels-travel-tour', 'tour'],
  ['travels-travel-itinerary', 'itinerary'],
  ['area-asia', 'SEO page'],
  ['area-antarctica', 'SEO page'],
  ['wishlist', 'wishlist'],
  ['travels', 'custom page'],
  ['faqs', 'custom page'],
  ['coordinators-coordinator', 'custom page'],
] as [RouteName, string][])('%s has the analytics type %s (§2)', (route, type) =>
  expect(pageTraits(route)?.analytics).toBe(type),
)

// Pages of trips are as fresh as prices and seats.
const TRIPS: readonly RouteName[] = [
  ...(['search', 'compare', 'travels-travel', 'travels-travel-tour', 'sales', 'coordinators-coordinator'] as const),
  ...(['events-wemeet', 'events-wemeet-event'] as const),
]
const SECONDS: Partial<Record<RouteName, readonly [number, number]>> = {
  ...Object.fromEntries(TRIPS.map((route) => [route, [5, 60]])),
  ...{ 'catch-all': [15, 120], accessibility: [60, 600], offline: [60, 600] },
}
it.each(Object.keys(PUBLIC_PAGES) as RouteName[])('%s is fresh, and then refreshed, as long as its kind', (route) => {
  const [freshSeconds, staleSeconds] = SECONDS[route] ?? [10, 60]
  expect(publicPage(route)?.cache).toEqual({ freshSeconds, staleSeconds })
})
