import { createMiddleware } from 'hono/factory'
import { markets } from '../../markets/registry.ts'
import { unknownHostPage } from '../pages/error/unknown-host-page.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'

/**
 * Finds the market of the host; an unknown host gets 404 with links to all markets. A deployment redirects further hosts
 * of a market (HOST_ALIASES) to its own; a local site serves them.
 */
export const marketStep = createMiddleware<GatewayApp>(async (c, next) => {
  const config = c.get('config')
  const { host, pathname, search } = c.get('url')
  const id = config.marketOfHost.get(host)
  if (id === undefined) {
    c.get('log').error = 'unknown host'
    const { page, styleHashes } = await unknownHostPage(config.SITE_ORIGINS)
    c.set('styleHashes', styleHashes)
    return c.html(page, 404)
  }
  const origin = config.SITE_ORIGINS[id]
  // Forms are posted to the host of their page, which is never a further one.
  if (config.ENVIRONMENT !== 'local' && new URL(origin).host !== host)
    return c.redirect(origin + pathname + search, 301)
  c.set('market', markets[id])
  c.get('log').market = id
  return next()
})
