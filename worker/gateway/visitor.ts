import { createMiddleware } from 'hono/factory'
import type { GatewayApp } from '../visit/gateway-app.ts'
import { readCookies, readVisitor } from '../visit/read-visitor.ts'

export const visitorStep = createMiddleware<GatewayApp>(async (c, next) => {
  const cookies = readCookies(c.req.raw)
  const visitor = readVisitor(c.req.raw, cookies, c.get('config'))
  c.set('cookies', cookies)
  c.set('visitor', visitor)
  c.get('log').bot = visitor.isBot
  if (visitor.isPrefetch) c.get('log').prefetch = true
  return next()
})

/** ISO 3166-1 alpha-2, from the edge; `?country=` outside production. */
export const countryStep = createMiddleware<GatewayApp>(async (c, next) => {
  const override = c.get('config').isProduction ? undefined : c.req.query('country')
  const country = countryOf(override ?? c.req.header('cf-ipcountry'))
  c.set('country', country)
  if (country !== null) c.get('log').country = country
  return next()
})

/** XX and T1 are the edge's codes for "unknown" and Tor. */
const countryOf = (text = ''): string | null => {
  const code = text.toUpperCase()
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null
}
