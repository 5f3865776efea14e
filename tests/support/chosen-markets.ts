import { z } from 'zod'
import { MARKET_IDS, type MarketId, marketIdSchema } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import { markets } from '../../markets/registry.ts'
import { casesOfRun } from './whole-run.ts'

/** Markets of cases that repeat in each: one with typography of its own; most other tests visit the default one. */
export const MARKETS_OF_RUN = casesOfRun<MarketId>(['fr'], ['it', 'us', 'we', 'es', 'de'])

/**
 * Markets of a suite: its usual ones, or those of the variable MARKETS, which may be new (`MARKETS=pt npm test --
 * tests/e2e/journey.test.ts`). Throws for unknown ones.
 */
export const chosenMarkets = (usual: readonly MarketId[] = MARKET_IDS): Market[] => {
  const { MARKETS } = process.env
  const ids = MARKETS === undefined ? usual : z.array(marketIdSchema).min(1).parse(MARKETS.split(','))
  return ids.map((id) => markets[id])
}
