import build from 'virtual:client-build'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../env.ts'
import type { GatewayApp } from './gateway-app.ts'

/**
 * Headers of every response. Scripts come from our own files only, styles from the one hashed stylesheet
 * and the page's own hashed style; there is no nonce because cached pages are shared (a 304 would pair a new nonce with an old body).
 */
export const securityHeaders = createMiddleware<GatewayApp>(async (c, next) => {
  await next()
  const { headers } = c.res
  const config = c.get('config')
  for (const [name, value] of headersOf(config)) headers.set(name, value)
  const styleHash = c.get('styleHash')
  if (styleHash) headers.set('content-security-policy', contentSecurityPolicy(config, styleHash))
  // The default of every response; a route that may be kept has said so itself.
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
})

const remembered = new WeakMap<Config, [string, string][]>()

const headersOf = (config: Config): [string, string][] => {
  const known = remembered.get(config)
  if (known !== undefined) return known
  const headers: [string, string][] = [
    ['content-security-policy', contentSecurityPolicy(config)],
    ['strict-transport-security', 'max-age=63072000; includeSubDomains; preload'],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ]
  // A copy of the site must not compete with it.
  if (config.ENVIRONMENT === 'staging') headers.push(['x-robots-tag', 'noindex, nofollow'])
  remembered.set(config, headers)
  return headers
}

const contentSecurityPolicy = (config: Config, styleHash?: string): string => {
  // Vite's development server injects styles; production never takes this branch.
  const developing = build.id === 'development'
  const styles = developing
    ? `'self' 'unsafe-inline'`
    : `'self' '${build.cssHash}'${styleHash === undefined ? '' : ` '${styleHash}'`}`
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src ${styles}`,
    `img-src 'self' data: ${config.IMAGES_ORIGIN}`,
    `media-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'${developing ? ' ws:' : ''}`,
    `form-action 'self' ${config.NEWSLETTER_ORIGIN}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `manifest-src 'self'`,
    ...(config.isProduction ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
