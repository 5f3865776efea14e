import type { Config, Env } from '../env.ts'

/**
 * What the configuration lacks for parts of the site that it does not stop: each with what does not work. Local
 * secrets, which everybody knows, count as missing where the site is deployed.
 */
export const missingParts = (env: Env, config: Config): string[] => {
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
  const known = ['SIGNING_KEY', 'CONTENT_KEY', 'AUTH_CLIENT_SECRET'].filter(
    (name) => ENVIRONMENT !== 'local' && String(env[name] ?? '').includes(OF_NO_VALUE),
  )
  return [
    ...missing.flatMap(([is, text]) => (is ? [text] : [])),
    ...known.map((name) => `${name} is that of everybody's own machine: wrangler secret put ${name}`),
  ]
}

/** Local secrets say so (scripts/runtime/local-variables.ts). */
const OF_NO_VALUE = 'of-no-value'
