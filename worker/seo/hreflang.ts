import { MARKET_IDS, type MarketId, WORLD_MARKET } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'

/**
 * Absolute URL by hreflang value, for each market that has the page; x-default is Global's (spec section 2). All pages
 * of the set have the same, so that the alternates are reciprocal.
 */
export const hreflangs = (
  paths: Partial<Record<MarketId, string>>,
  origins: Readonly<Record<MarketId, string>>,
): Record<string, string> => {
  const world = paths[WORLD_MARKET]
  return {
    ...Object.fromEntries(
      MARKET_IDS.flatMap((id) => (paths[id] === undefined ? [] : [[markets[id].hreflang, origins[id] + paths[id]]])),
    ),
    ...(world !== undefined && { 'x-default': origins[WORLD_MARKET] + world }),
  }
}
