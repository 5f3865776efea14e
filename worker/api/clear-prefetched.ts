import { createMiddleware } from 'hono/factory'
import type { GatewayApp } from '../gateway/gateway-app.ts'

/**
 * What a form post changes (currency, consent, banners, hearts) changes pages: those that the browser has fetched or
 * rendered ahead of a click are out of date, and it is told to forget them.
 */
export const clearPrefetched = createMiddleware<GatewayApp>(async (c, next) => {
  await next()
  if (c.req.method === 'POST' && c.res.status < 400)
    c.res.headers.set('clear-site-data', '"prefetchCache", "prerenderCache"')
})
