import { createMiddleware } from 'hono/factory'
import { markets } from '../../markets/registry.ts'
import { unknownHostPage } from '../pages/error/unknown-host-page.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'

/** Finds the market of the host; an unknown host gets 404 with links to all markets. */
export const marketStep = createMiddleware<GatewayApp>(async (c, next) => {
  const config = c.get('config')
  const { host } = c.get('url')
  const id = config.marketOfHost.get(host)
  if (id === undefined) {
    c.get('log').error = 'unknown host'
    const { page, styleHashes } = await unknownHostPage(config.SITE_ORIGINS)
    c.set('styleHashes', styleHashes)
    return c.html(page, 404)
  }
  c.set('market', markets[id])
  c.get('log').market = id
  return next()
})
