import build from 'virtual:client-build'
import { createMiddleware } from 'hono/factory'
import { strictTransportSecurity } from '../../shared/http/hsts.ts'
import { keyOf } from '../../shared/keys/key-of.ts'
import { LATER_STYLES_HASH } from '../engine/styles/style-links.ts'
import type { Config } from '../env.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'

/** Sets security headers. No nonce, because cached pages are shared: a 304 would pair a new nonce with an old body. */
export const securityHeaders = createMiddleware<GatewayApp>(async (c, next) => {
  await next()
  const { headers } = c.res
  // Pages have them already (respond.ts).
  if (headers.has('content-security-policy')) return
  // A picture that is opened by itself is a document.
  if (headers.get('content-type')?.startsWith('image/svg+xml') === true)
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  for (const [name, value] of securityHeadersOf(c.get('config'), c.get('styleHashes') ?? []))
    if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
})

/** Bounds the cache: editors change pages' styles. */
const MAX_STYLES = 100
const remembered = new WeakMap<Config, Map<string, Headers>>()

/** To be copied: the same object for all pages with these styles. */
export const securityHeadersOf = (config: Config, styleHashes: readonly string[]): Headers => {
  const byStyle = remembered.get(config) ?? new Map<string, Headers>()
  const key = keyOf(styleHashes)
  const known = byStyle.get(key)
  if (known !== undefined) return known
  const headers = new Headers({
    'content-security-policy': contentSecurityPolicy(config, styleHashes),
    'strict-transport-security': strictTransportSecurity(config.HSTS),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    // A copy of the site must not compete with it.
    ...(config.ENVIRONMENT === 'staging' && { 'x-robots-tag': 'noindex, nofollow' }),
  })
  if (byStyle.size >= MAX_STYLES) byStyle.clear()
  remembered.set(config, byStyle.set(key, headers))
  return headers
}

const quoted = (source: string): string => `'${source}'`

const contentSecurityPolicy = (config: Config, styleHashes: readonly string[]): string => {
  // Vite's development server injects styles.
  const developing = build.id === 'development'
  const styles = developing
    ? `'self' 'unsafe-inline'`
    : [
        `'self'`,
        ...[build.fontStyles.hash, build.transitionStyles.hash, build.mapStyles.hash, ...styleHashes].map(quoted),
      ].join(' ')
  const providers = providerOrigins(config)
  return [
    `default-src 'none'`,
    [
      'script-src',
      `'self'`,
      ...(developing ? [] : [build.earlyHash, LATER_STYLES_HASH].map(quoted)),
      ...loaders(config),
    ].join(' '),
    `style-src ${styles}`,
    [`img-src 'self' data:`, config.IMAGES_ORIGIN, ...providers].join(' '),
    `media-src 'self'`,
    `font-src 'self'`,
    // Pictures are fetched to be saved with an itinerary (client/trip/enhance-trip.ts).
    ['connect-src', `'self'`, config.IMAGES_ORIGIN, ...(developing ? ['ws:'] : []), ...providers].join(' '),
    ...(providers.length > 0 ? [['frame-src', ...providers].join(' ')] : []),
    // Browsers check redirects after a post, too: signing out leads to the issuer.
    ['form-action', `'self'`, config.NEWSLETTER_ORIGIN, ...issuerOrigin(config)].join(' '),
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    ...(developing ? [] : trustedTypes(config)),
    ...(config.isProduction ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The offline page has two scripts with the same policy. `default` is for the code of providers. */
const trustedTypes = (config: Config): string[] => [
  `require-trusted-types-for 'script'`,
  `trusted-types site${loaders(config).length === 0 ? '' : ' default'} 'allow-duplicates'`,
]

/** Sources of the live chat and the tag manager. */
const loaders = ({ SALES_CHAT_URL, TAG_MANAGER_URL }: Config): string[] => [
  ...new Set([SALES_CHAT_URL, TAG_MANAGER_URL].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]))),
]

const providerOrigins = (config: Config): string[] => [
  ...new Set([
    ...loaders(config),
    ...(config.SALES_CHAT_URL === undefined ? [] : config.SALES_CHAT_ORIGINS),
    ...(config.TAG_MANAGER_URL === undefined ? [] : config.TAG_MANAGER_ORIGINS),
  ]),
]

const issuerOrigin = ({ AUTH_ISSUER }: Config): string[] =>
  AUTH_ISSUER === undefined ? [] : [new URL(AUTH_ISSUER).origin]
