import { createMiddleware } from 'hono/factory'
import type { GatewayApp } from './gateway-app.ts'

/** ISO 3166-1 alpha-2, from the edge; `?country=` outside production. */
export const countryStep = createMiddleware<GatewayApp>(async (c, next) => {
  const override = c.get('config').isProduction ? undefined : c.req.query('country')
  const code = (override ?? c.req.header('cf-ipcountry') ?? '').toUpperCase()
  // XX and T1 are the edge's codes for "unknown" and Tor.
  const country = /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null
  c.set('country', country)
  if (country !== null) c.get('log').country = country
  return next()
})
