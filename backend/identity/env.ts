import type { MarketId } from '../../markets/market-id.ts'

/** Bindings and variables of backend/identity/wrangler.toml. */
export type Env = {
  DB: D1Database
  /** Public origin of this worker: the OpenID issuer. */
  ISSUER: string
  ENVIRONMENT: string
  /** Secret: signs the provider's cookies, keys the hashes of codes and of what is counted. */
  SIGNING_KEY: string
  /** Where each market's storefront lives: sign-in leads back there and nowhere else. */
  SITE_ORIGINS: Readonly<Record<MarketId, string>>
  /** The storefront as OpenID client. */
  CLIENT_ID: string
  /** Secret shared with the storefront. */
  CLIENT_SECRET: string
  /** Where the storefront hears that somebody signed out everywhere; without it, it finds out by itself. */
  STOREFRONT_URL?: string
  /** Origin of the picture host. */
  IMAGES_ORIGIN: string
  /** Sender of mail. */
  MAIL_FROM: string
  /** Sends mail; production only. */
  MAIL?: SendEmail
  /** Fixes the time of what people read, outside production; codes, sessions and tokens live in real time. */
  CLOCK?: string
  /** "on" arms the fault switch (backend/http/faults.ts). */
  FAULTS?: string
}
