import { type MarketId, WORLD_MARKET } from '../../../markets/market-id.ts'
import { allMarkets, markets } from '../../../markets/registry.ts'

/**
 * Countries whose events a market lists: its own. Global has those, too, of markets without a page of events (spec
 * section 2: en-WE), so that every event is listed somewhere.
 */
export const eventCountries = (market: MarketId): string[] => [
  ...markets[market].countries,
  ...(market === WORLD_MARKET
    ? allMarkets.filter(({ paths }) => paths['events-wemeet'] === null).flatMap(({ countries }) => countries)
    : []),
]
