import { z } from 'zod'
import { marketByMarket } from './generated/market.ts'
import { MARKET_IDS, type MarketId } from './market-id.ts'
import { type Market, marketSchema } from './market-schema.ts'

/** Every market, checked when the worker starts: a market that is half there stops the start, not a request. */
export const markets: Readonly<Record<MarketId, Market>> = marketByMarket

for (const id of MARKET_IDS) {
  const { error } = marketSchema.safeParse(markets[id])
  if (error !== undefined) throw new Error(`markets/${id}/market.ts is not right:\n${z.prettifyError(error)}`)
}

/** All markets in their fixed order. */
export const allMarkets: readonly Market[] = MARKET_IDS.map((id) => markets[id])
