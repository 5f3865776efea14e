import { expect, it } from 'vitest'
import type { RouteName } from '../../markets/route-table.ts'
import { pageTraits } from './private.ts'

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
] as [RouteName, string][])('%s has the analytics type %s', (route, type) =>
  expect(pageTraits(route)?.analytics).toBe(type),
)
