import { createMiddleware } from 'hono/factory'
import type { GatewayApp } from '../gateway/gateway-app.ts'

/** Discards prefetched and prerendered pages after a change of currency, consent, banners or hearts. */
export const clearPrefetched = createMiddleware<GatewayApp>(async (c, next) => {
  await next()
  if (c.req.method === 'POST' && c.res.status < 400)
    c.res.headers.set('clear-site-data', '"prefetchCache", "prerenderCache"')
})
