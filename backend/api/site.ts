import type { MarketId, TextKey } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'

/** One market's view of the catalogue on one day. */
export type Site = {
  db: D1Database
  market: MarketId
  /** Key of the content's texts: `us` rows are stored separately from `en`. */
  language: TextKey
  /** BCP 47, for names and dates. */
  locale: string
  currency: CurrencyCode
  /** UTC day; departures after it are upcoming. */
  today: string
  /** `baseUrl` of every image. */
  imagesBase: string
  /** Absolute URL of this API, for the newsletter form. */
  publicUrl: string
}

export const textKeyOf = (market: MarketId): TextKey => (market === 'us' ? market : markets[market].language)
