/** Variables of the storefront that name the services it talks to (docs/configuration.md). */
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
  'ANALYTICS_URL',
  'ANALYTICS_KEY',
  'ASK_URL',
  'ASK_MODEL',
  'ASK_KEY',
  'SALES_CHAT_URL',
  'SALES_CHAT_ORIGINS',
  'SALES_CHAT_OPEN',
  'FLAGS_URL',
] as const

type Environment = Readonly<Record<string, string | undefined>>

/** What the shell of `npm start` says of other services, in place of the local ones. The worker checks the values. */
export const ownVariables = (env: Environment): Record<string, string> =>
  Object.fromEntries(SERVICES.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))
