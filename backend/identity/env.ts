/** Bindings and variables of backend/identity/wrangler.toml. */
export type Env = {
  DB: D1Database
  /** Public origin of this worker: the OpenID issuer. */
  ISSUER: string
  ENVIRONMENT: string
  /** Secret: signs the provider's cookies. */
  SIGNING_KEY: string
  /** Fixes the time, outside production. */
  CLOCK?: string
}
