import type { Context } from 'hono'
import type { GatewayApp } from './gateway-app.ts'

/**
 * Origin of a form post. Cached pages carry no token, so `Sec-Fetch-Site` decides, else `Origin`; where both are absent
 * the visitor confirms.
 */
export const originOfPost = (c: Context<GatewayApp>): 'own' | 'foreign' | 'unknown' => {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const own = c.get('config').SITE_ORIGINS[c.get('market').id]
  if (origin !== undefined && origin !== own && origin !== c.get('url').origin) return 'foreign'
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign'
  return origin === undefined ? 'unknown' : 'own'
}
