import { MARKET_IDS } from '../../markets/market-id.ts'
import type { WorkerName } from './worker-options.ts'

/** Local secrets. Deployed workers get theirs from `wrangler secret`. */
export const LOCAL_SECRETS = {
  SIGNING_KEY: 'local-signing-key-of-no-value-0123456789',
  CONTENT_KEY: 'local-content-key-of-no-value-0123456789',
  BOOKING_KEY: 'local-booking-key-of-no-value-0123456789',
  API_WRITE_TOKEN: 'local-write-token-of-no-value',
  AUTH_CLIENT_SECRET: 'local-client-secret-of-no-value-0123456789',
  BACKOFFICE_SECRET: 'local-back-office-secret-of-no-value-0123456789',
  FLAGS_WEBHOOK_KEY: 'local-webhook-key-of-no-value-0123456789',
  GROWTH_OPERATORS: JSON.stringify({ local: 'local-operator-key-of-no-value-0123456789' }),
}

/** Variables of each worker when all of them share one local port. */
export const localVariables = (port: number): Record<WorkerName, Record<string, string | Record<string, string>>> => {
  const origin = (host: string) => `http://${host}.localhost:${port}`
  const siteOrigins = Object.fromEntries(MARKET_IDS.map((id) => [id, origin(id)]))
  return {
    'front-door': {},
    storefront: {
      SITE_ORIGINS: siteOrigins,
      AUTH_ISSUER: origin('account'),
      AUTH_CLIENT_SECRET: LOCAL_SECRETS.AUTH_CLIENT_SECRET,
      ACCOUNT_ORIGIN: origin('account'),
      BOOKING_ORIGIN: origin('booking'),
      IMAGES_ORIGIN: origin('images'),
      NEWSLETTER_ORIGIN: origin('api'),
      SIGNING_KEY: LOCAL_SECRETS.SIGNING_KEY,
      CONTENT_KEY: LOCAL_SECRETS.CONTENT_KEY,
      GROWTH_OPERATORS: LOCAL_SECRETS.GROWTH_OPERATORS,
      FLAGS_WEBHOOK_KEY: LOCAL_SECRETS.FLAGS_WEBHOOK_KEY,
      BOOKING_KEY: LOCAL_SECRETS.BOOKING_KEY,
    },
    api: {
      IMAGES_ORIGIN: origin('images'),
      API_PUBLIC_URL: origin('api'),
      SITE_ORIGINS: siteOrigins,
      API_WRITE_TOKEN: LOCAL_SECRETS.API_WRITE_TOKEN,
      AUTH_ISSUER: origin('account'),
      AUTH_CLIENT_SECRET: LOCAL_SECRETS.BACKOFFICE_SECRET,
      SIGNING_KEY: LOCAL_SECRETS.SIGNING_KEY,
      // By IP address: workers resolve names over the network, which does not know *.localhost.
      STOREFRONT_URL: `http://127.0.0.1:${port}`,
      CONTENT_KEY: LOCAL_SECRETS.CONTENT_KEY,
      BOOKING_KEY: LOCAL_SECRETS.BOOKING_KEY,
    },
    identity: {
      ISSUER: origin('account'),
      SITE_ORIGINS: siteOrigins,
      STOREFRONT_URL: `http://127.0.0.1:${port}`,
      IMAGES_ORIGIN: origin('images'),
      CLIENT_SECRET: LOCAL_SECRETS.AUTH_CLIENT_SECRET,
      BACKOFFICE_ORIGIN: origin('api'),
      BACKOFFICE_SECRET: LOCAL_SECRETS.BACKOFFICE_SECRET,
      SIGNING_KEY: LOCAL_SECRETS.SIGNING_KEY,
    },
  }
}

/** Storefront variables of services (docs/configuration.md). */
const SERVICES = [
  'API_URL',
  'IMAGES_ORIGIN',
  'BOOKING_ORIGIN',
  'NEWSLETTER_ORIGIN',
  'ACCOUNT_ORIGIN',
  'ACCOUNT_URL',
  'AUTH_ISSUER',
  'AUTH_CLIENT_ID',
  'AUTH_CLIENT_SECRET',
  'AUTH_ROLES_CLAIM',
  'ANALYTICS_URL',
  'ANALYTICS_KEY',
  'ASK_URL',
  'ASK_MODEL',
  'ASK_KEY',
  'TAG_MANAGER_URL',
  'TAG_MANAGER_ORIGINS',
  'SALES_CHAT_URL',
  'SALES_CHAT_ORIGINS',
  'SALES_CHAT_OPEN',
  'FLAGS_URL',
  'SENTRY_DSN',
  'VITALS_SAMPLE',
] as const

type Environment = Readonly<Record<string, string | undefined>>

/** Variables of the shell of `npm start` that replace local services. The worker validates them. */
export const ownVariables = (env: Environment): Record<string, string> =>
  Object.fromEntries(SERVICES.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))
