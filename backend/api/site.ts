import type { MarketId, TextKey } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import type { Env } from './env.ts'
import { today } from './http/clock.ts'

/** What an answer depends on besides the request itself: one market's view of the catalogue on one day. */
export type Site = {
  db: D1Database
  market: MarketId
  /** Of the content's texts: `us` has rows and values of its own, its editors' wording or else the English one. */
  language: TextKey
  /** BCP 47, for names and dates. */
  locale: string
  currency: CurrencyCode
  /** UTC day; departures after it are upcoming. */
  today: string
  /** `baseUrl` of every image. */
  imagesBase: string
  /** Absolute address of this API, for the newsletter form. */
  publicUrl: string
}

/** Where the content's texts of a market are. */
export const textKeyOf = (market: MarketId): TextKey => (market === 'us' ? market : markets[market].language)

export const siteOf = (env: Env, market: MarketId): Site => ({
  db: env.DB,
  market,
  language: textKeyOf(market),
  locale: markets[market].locale,
  currency: markets[market].currency,
  today: today(env),
  imagesBase: `${env.IMAGES_ORIGIN}/images`,
  publicUrl: env.API_PUBLIC_URL,
})
