import type { ContinentCode } from '../shared/contracts/destination.ts'
import type { Market } from './market-schema.ts'
import type { StaticRoute } from './route-table.ts'

/** Area page of each continent button (spec section 2); the Americas share one. */
export const AREA_PAGES = {
  asia: 'area-asia',
  'south-america': 'area-america',
  america: 'area-america',
  'north-america': 'area-america',
  europe: 'area-europe',
  africa: 'area-africa',
  oceania: 'area-oceania',
  antarctica: 'area-antarctica',
} as const satisfies Record<ContinentCode, StaticRoute>

/** Path of a continent's area page; `null` if the market lacks it. */
export const areaPath = (market: Market, code: ContinentCode): string | null => market.paths[AREA_PAGES[code]]
