import { z } from 'zod'
import { MARKET_IDS, type MarketId, marketIdSchema } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import { markets } from '../../markets/registry.ts'

/**
 * The markets that a suite is run for: its usual ones, or those that the variable MARKETS names, which may be markets
 * that the suite has never heard of (`MARKETS=pt npm test -- tests/e2e/journey.test.ts`). Unknown ones throw.
 */
export const chosenMarkets = (usual: readonly MarketId[] = MARKET_IDS): Market[] => {
  const { MARKETS } = process.env
  const ids = MARKETS === undefined ? usual : z.array(marketIdSchema).min(1).parse(MARKETS.split(','))
  return ids.map((id) => markets[id])
}
