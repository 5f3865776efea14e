import { createMiddleware } from 'hono/factory'
import type { GatewayApp } from './gateway-app.ts'

/** The visitor's country (ISO 3166-1 alpha-2) as the edge says it; `?country=` outside production. */
export const countryStep = createMiddleware<GatewayApp>(async (c, next) => {
  const asked = c.get('config').isProduction ? undefined : c.req.query('country')
  const told = (asked ?? c.req.header('cf-ipcountry') ?? '').toUpperCase()
  // XX and T1 are the edge's words for "unknown" and Tor.
  const country = /^[A-Z]{2}$/.test(told) && told !== 'XX' ? told : null
  c.set('country', country)
  if (country !== null) c.get('log').country = country
  return next()
})
