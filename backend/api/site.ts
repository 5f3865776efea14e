import type { MarketId } from '../../markets/market-id.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import type { Env } from './env.ts'
import { today } from './http/clock.ts'
import { type Language, MARKETS } from './market.ts'

/** What an answer depends on besides the request itself: one market's view of the catalogue on one day. */
export type Site = {
  db: D1Database
  market: MarketId
  language: Language
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

export const siteOf = (env: Env, market: MarketId): Site => ({
  db: env.DB,
  market,
  language: MARKETS[market].language,
  locale: MARKETS[market].locale,
  currency: MARKETS[market].currency,
  today: today(env),
  imagesBase: `${env.IMAGES_ORIGIN}/images`,
  publicUrl: env.API_PUBLIC_URL,
})
