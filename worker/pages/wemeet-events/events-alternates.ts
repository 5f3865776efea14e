import { eventPath } from '../../../markets/links.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { allMarkets } from '../../../markets/registry.ts'

/** Paths of the page of events, or of one event, in each market that has them (spec section 2: not en-WE). */
export const eventsAlternates = (slug?: string): Partial<Record<MarketId, string>> =>
  Object.fromEntries(
    allMarkets.flatMap((market) => {
      const path = slug === undefined ? market.paths['events-wemeet'] : eventPath(market, slug)
      return path === null ? [] : [[market.id, path]]
    }),
  )
