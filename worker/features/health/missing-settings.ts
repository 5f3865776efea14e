import { isLocalSecret } from '../../../shared/health/local-secret.ts'
import type { Config, Env } from '../../env.ts'

/** Missing settings that disable a part of the site. Local secrets are public, so they count as missing elsewhere. */
export const missingSettings = (env: Env, config: Config): string[] => {
  const { CONTENT_KEY, AUTH_ISSUER, AUTH_CLIENT_SECRET, API_URL, ENVIRONMENT } = config
  const missing: [boolean, string][] = [
    [CONTENT_KEY === undefined, 'CONTENT_KEY is not set: no publishing, previews, wishlists and alerts'],
    [env.API === undefined && API_URL === undefined, 'neither API nor API_URL is set: there is no back end'],
    [
      AUTH_ISSUER !== undefined && AUTH_CLIENT_SECRET === undefined,
      'AUTH_CLIENT_SECRET is not set: nobody can sign in',
    ],
    [AUTH_ISSUER !== undefined && env.SESSIONS === undefined, 'SESSIONS is not bound: nobody can sign in'],
  ]
  const known = SECRETS.filter((name) => ENVIRONMENT !== 'local' && isLocalSecret(env[name]))
  return [
    ...missing.flatMap(([isMissing, text]) => (isMissing ? [text] : [])),
    ...known.map((name) => `${name} is that of everybody's own machine: wrangler secret put ${name}`),
  ]
}

/** Optional settings that are not set. */
export const unusedSettings = (env: Env, config: Config): string[] => {
  const { BOOKING_KEY, FLAGS_WEBHOOK_KEY, FLAGS_URL, GROWTH_OPERATORS, ANALYTICS_URL, ASK_MODEL, ASK_URL } = config
  const unused: [boolean, string][] = [
    [BOOKING_KEY === undefined, 'BOOKING_KEY is not set: experiments count no bookings'],
    [
      FLAGS_WEBHOOK_KEY === undefined && FLAGS_URL === undefined,
      'neither FLAGS_WEBHOOK_KEY nor FLAGS_URL is set: flags are those of the build, or of KV',
    ],
    [
      FLAGS_WEBHOOK_KEY !== undefined && FLAGS_URL === undefined,
      'FLAGS_URL is not set: nothing makes up for a webhook that gets lost',
    ],
    [GROWTH_OPERATORS === undefined, 'GROWTH_OPERATORS is not set: there is no /__growth'],
    [ANALYTICS_URL === undefined, 'ANALYTICS_URL is not set: events end with the page’s data layer'],
    [
      ASK_MODEL !== undefined && ASK_URL === undefined && env.AI === undefined,
      'ASK_MODEL is set, but neither ASK_URL nor AI is: rules read the questions of the AI search',
    ],
  ]
  return unused.flatMap(([isMissing, text]) => (isMissing ? [text] : []))
}

const SECRETS = [
  'SIGNING_KEY',
  'CONTENT_KEY',
  'AUTH_CLIENT_SECRET',
  'BOOKING_KEY',
  'FLAGS_WEBHOOK_KEY',
  'GROWTH_OPERATORS',
] as const
