import type { Secrets } from '../http/missing-secrets.ts'

/** Secrets of this worker; wrangler.toml refuses a deployment without them. */
export const SECRETS: Secrets = {
  SIGNING_KEY: { for: 'no newsletter and no mail with links', vital: true },
  CONTENT_KEY: { for: 'no publishing, previews, wishlists and alerts', vital: false },
  API_WRITE_TOKEN: { for: 'nothing can be written by the back office', vital: false },
}
