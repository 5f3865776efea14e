import { type MarketId, marketIdSchema } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'

const listed = new Map<MarketId, readonly CurrencyCode[]>()

/** Remembers the currencies of a market's settings. */
export const needCurrencies = (market: MarketId, currencies: readonly CurrencyCode[]): void => {
  listed.set(market, currencies)
}

/** Currencies that prices need in the response to a call with the parameter `market`: the market's own and the settings'. */
export const neededCurrencies = (path: string): readonly CurrencyCode[] => {
  const market = marketIdSchema.safeParse(new URLSearchParams(path.slice(path.indexOf('?'))).get('market')).data
  if (market === undefined) return []
  return [markets[market].currency, ...(listed.get(market) ?? [])]
}
