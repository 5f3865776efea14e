import { market as de } from './de/market.ts'
import { market as es } from './es/market.ts'
import { market as fr } from './fr/market.ts'
import { market as it } from './it/market.ts'
import { MARKET_IDS, type MarketId } from './market-id.ts'
import { type Market, marketSchema } from './market-schema.ts'
import { market as us } from './us/market.ts'
import { market as we } from './we/market.ts'

/** Every market, checked when the worker starts: a market that is half there stops the start, not a request. */
export const markets: Readonly<Record<MarketId, Market>> = { it, us, we, es, fr, de }

for (const id of MARKET_IDS) {
  if (marketSchema.parse(markets[id]).id !== id) throw new Error(`markets/${id}/market.ts declares another id`)
}

/** All markets in their fixed order. */
export const allMarkets: readonly Market[] = MARKET_IDS.map((id) => markets[id])
