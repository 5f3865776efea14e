import { MARKET_IDS, type MarketId } from './market-id.ts'

/** A value per market, created on first use: an isolate rarely serves all markets, and its start is limited. */
export const lazyByMarket = <T>(create: (id: MarketId) => T): Readonly<Record<MarketId, T>> => {
  const record = {}
  for (const id of MARKET_IDS)
    Object.defineProperty(record, id, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = create(id)
        Object.defineProperty(record, id, { value, enumerable: true })
        return value
      },
    })
  return record as Readonly<Record<MarketId, T>>
}
