import type { MarketId } from '../../markets/market-id.ts'
import type { TokenSubject } from '../../shared/contracts/personal-token.ts'
import type { Secrets } from '../http/missing-secrets.ts'
import type { Site } from './site.ts'

/** Queue message that names a change stored in the database. */
export type ChangeNote = { change: string }

/** Bindings and variables of the worker; wrangler.toml has them all. */
export type Env = {
  DB: D1Database
  /** Generated pictures, read by the image route. */
  PICTURES: R2Bucket
  /** Origin under which visitors reach `/images`, without a trailing slash. */
  IMAGES_ORIGIN: string
  /** Origin under which visitors reach this API: the newsletter form posts there. */
  API_PUBLIC_URL: string
  /** Origins of the markets: its own pages lead back there. */
  SITE_ORIGINS: Record<MarketId, string>
  ENVIRONMENT: 'local' | 'staging' | 'production'
  /** ISO instant that stands for "now" outside production; empty or absent: real time. */
  CLOCK?: string
  /** "on" arms the fault switch (http/faults.ts). */
  FAULTS?: string
  /** Secret that the back office sends; without it nothing can be written. */
  API_WRITE_TOKEN?: string
  /** Secret: signs the links in mail. */
  SIGNING_KEY: string
  /** Sender of mail. */
  MAIL_FROM: string
  /** Sends mail; production only. */
  MAIL?: SendEmail
  /** Keeps mail instead, everywhere else: the identity worker's database, which shows it. */
  OUTBOX?: D1Database
  /** Where the storefront hears of what was published; without it pages change when their lifetime is over. */
  STOREFRONT_URL?: string
  /** Secret shared with the storefront: signs what it is told, preview links, and for whom it asks. */
  CONTENT_KEY?: string
  /** Secret shared with the storefront: signs the bookings that it is told of; without it, it is told of none. */
  BOOKING_KEY?: string
  /** Brings changes of departures to their alerts; without it the run of the minute finds them. */
  CHANGES?: Queue<ChangeNote>
}

/** What Hono hands from one step of a request to the next. `person` is there behind `requireUserToken` only. */
export type Api = { Bindings: Env; Variables: { site: Site; person: TokenSubject } }

/** Secrets of this worker; wrangler.toml refuses a deployment without them. */
export const SECRETS: Secrets = {
  SIGNING_KEY: { for: 'no newsletter and no mail with links', vital: true },
  CONTENT_KEY: { for: 'no publishing, previews, wishlists and alerts', vital: false },
  API_WRITE_TOKEN: { for: 'nothing can be written by the back office', vital: false },
}
