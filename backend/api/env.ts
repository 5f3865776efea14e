import type { MarketId } from '../../markets/market-id.ts'
import type { TokenSubject } from '../../shared/contracts/personal-token.ts'
import type { Hsts } from '../../shared/http/hsts.ts'
import type { Secrets } from '../kit/http/missing-secrets.ts'
import type { Site } from './site.ts'

export type ChangeNote = { change: string }

/** Bindings and variables (wrangler.toml). */
export type Env = {
  DB: D1Database
  /** Events of experiments, apart from what visitors and editors write. */
  EVENTS_DB: D1Database
  PICTURES: R2Bucket
  FORMS_LIMIT?: RateLimit
  SEARCH_LIMIT?: RateLimit
  PICTURES_LIMIT?: RateLimit
  /** Cloudflare Images; on a local site its simulator, which nothing uses while the service below is set. */
  IMAGES?: ImagesBinding
  /** Local sites only: transforms originals. */
  PICTURE_SERVICE_URL?: string
  /** Without a trailing slash, like the other origins. */
  IMAGES_ORIGIN: string
  API_PUBLIC_URL: string
  SITE_ORIGINS: Record<MarketId, string>
  ENVIRONMENT: 'local' | 'staging' | 'production'
  /** ISO instant used as the current time outside production. */
  CLOCK?: string
  /** "on" arms the fault switch (http/fault-switch.ts). */
  FAULTS?: string
  /** Default: `host`. */
  HSTS?: Hsts
  API_WRITE_TOKEN?: string
  /** OpenID provider of the back office: the embedded one by its binding, unless ACCOUNT_URL names another's account API. */
  AUTH_ISSUER?: string
  AUTH_CLIENT_ID?: string
  AUTH_CLIENT_SECRET?: string
  /** Claim with the roles of staff; default: `roles`. */
  AUTH_ROLES_CLAIM?: string
  ACCOUNT_URL?: string
  IDENTITY?: Fetcher
  /** Signs links in mail. */
  SIGNING_KEY: string
  MAIL_FROM: string
  /** Production only. */
  MAIL?: SendEmail
  /** The identity worker's database, outside production. */
  OUTBOX?: D1Database
  STOREFRONT_URL?: string
  /** Signs cache purges, preview links and user tokens. */
  CONTENT_KEY?: string
  /** Signs booking callbacks; without it none are sent. */
  BOOKING_KEY?: string
  CHANGES?: Queue<ChangeNote>
  /** A Meilisearch server, without a trailing slash (lookup/search-engine.ts). */
  SEARCH_ENGINE_URL?: string | undefined
  SEARCH_ENGINE_KEY?: string | undefined
  /** Query URL of a dataset of Sanity, and where its pictures are (cms/sanity.ts). */
  SANITY_URL?: string | undefined
  SANITY_IMAGES_URL?: string | undefined
  SANITY_TOKEN?: string | undefined
  /** Deployments only. */
  VERSION?: WorkerVersionMetadata
}

export type Api = { Bindings: Env; Variables: { site: Site; person: TokenSubject; program: string } }

export const SECRETS: Secrets = {
  SIGNING_KEY: { for: 'no newsletter and no mail with links', vital: true },
  CONTENT_KEY: { for: 'no publishing, previews, wishlists and alerts', vital: false },
  API_WRITE_TOKEN: { for: 'nothing can be written by the back office', vital: false },
}
