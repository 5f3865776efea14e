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
  /** Origins of the markets' storefronts. */
  SITE_ORIGINS: Record<MarketId, string>
  ENVIRONMENT: 'local' | 'staging' | 'production'
  /** ISO instant that stands for "now" outside production; empty or absent: real time. */
  CLOCK?: string
  /** "on" arms the fault switch (http/faults.ts). */
  FAULTS?: string
  /** Secret of the back office; without it all writes are refused. */
  API_WRITE_TOKEN?: string
  /** Secret: signs the links in mail. */
  SIGNING_KEY: string
  /** Sender of mail. */
  MAIL_FROM: string
  /** Sends mail; production only. */
  MAIL?: SendEmail
  /** Stores mail outside production: the identity worker's database, which shows it. */
  OUTBOX?: D1Database
  /** Origin of the storefront for cache purges; without it pages change when their lifetime ends. */
  STOREFRONT_URL?: string
  /** Secret shared with the storefront: signs cache purges, preview links and user tokens. */
  CONTENT_KEY?: string
  /** Secret shared with the storefront: signs booking callbacks; without it none are sent. */
  BOOKING_KEY?: string
  /** Delivers changes to their alerts; without it the cron run finds them. */
  CHANGES?: Queue<ChangeNote>
}

/** Hono environment. `person` is set behind `requireUserToken` only. */
export type Api = { Bindings: Env; Variables: { site: Site; person: TokenSubject } }

/** Secrets of this worker; wrangler.toml refuses a deployment without them. */
export const SECRETS: Secrets = {
  SIGNING_KEY: { for: 'no newsletter and no mail with links', vital: true },
  CONTENT_KEY: { for: 'no publishing, previews, wishlists and alerts', vital: false },
  API_WRITE_TOKEN: { for: 'nothing can be written by the back office', vital: false },
}
