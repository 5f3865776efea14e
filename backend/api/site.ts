import type { Language, MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import type { Env } from './env.ts'
import { today } from './http/clock.ts'

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
  language: markets[market].language,
  locale: markets[market].locale,
  currency: markets[market].currency,
  today: today(env),
  imagesBase: `${env.IMAGES_ORIGIN}/images`,
  publicUrl: env.API_PUBLIC_URL,
})
