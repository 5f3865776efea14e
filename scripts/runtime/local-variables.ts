import { MARKET_IDS } from '../../markets/market-id.ts'
import type { WorkerName } from './worker-options.ts'

/** Secrets of a machine that serves nobody but its owner. Deployed workers get theirs from `wrangler secret`. */
const LOCAL_SECRETS = {
  SIGNING_KEY: 'local-signing-key-of-no-value-0123456789',
  CONTENT_KEY: 'local-content-key-of-no-value-0123456789',
  API_WRITE_TOKEN: 'local-write-token-of-no-value',
}

/** The variables of each worker when all of them live behind one local port. */
export const localVariables = (port: number): Record<WorkerName, Record<string, string | Record<string, string>>> => {
  const origin = (host: string) => `http://${host}.localhost:${port}`
  return {
    'front-door': {},
    storefront: {
      SITE_ORIGINS: Object.fromEntries(MARKET_IDS.map((id) => [id, origin(id)])),
      BOOKING_ORIGIN: origin('booking'),
      IMAGES_ORIGIN: origin('images'),
      NEWSLETTER_ORIGIN: origin('api'),
      SIGNING_KEY: LOCAL_SECRETS.SIGNING_KEY,
      CONTENT_KEY: LOCAL_SECRETS.CONTENT_KEY,
    },
    api: {
      IMAGES_ORIGIN: origin('images'),
      API_PUBLIC_URL: origin('api'),
      API_WRITE_TOKEN: LOCAL_SECRETS.API_WRITE_TOKEN,
      SIGNING_KEY: LOCAL_SECRETS.SIGNING_KEY,
      // By number: workers look names up in the network, which does not know *.localhost.
      STOREFRONT_URL: `http://127.0.0.1:${port}`,
      CONTENT_KEY: LOCAL_SECRETS.CONTENT_KEY,
    },
    identity: { ISSUER: origin('account'), SIGNING_KEY: LOCAL_SECRETS.SIGNING_KEY },
  }
}
