import type { ContinentCode } from '../shared/contracts/destination.ts'
import type { Market } from './market-schema.ts'
import type { StaticRoute } from './route-table.ts'

/**
 * The area page behind each continent code (spec section 2: seven area buttons, six area pages). The codes are the
 * buttons; the Americas share one page.
 */
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

/** Path of the area page of a continent; null where the market does not have it. */
export const areaPath = (market: Market, code: ContinentCode): string | null => market.paths[AREA_PAGES[code]]
