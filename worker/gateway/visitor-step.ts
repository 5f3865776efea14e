import { createMiddleware } from 'hono/factory'
import type { GatewayApp } from '../visit/gateway-app.ts'
import { readCookies, readCountry, readVisitor } from '../visit/read-visitor.ts'

export const visitorStep = createMiddleware<GatewayApp>(async (c, next) => {
  const cookies = readCookies(c.req.raw)
  const visitor = readVisitor(c.req.raw, cookies, c.get('config'))
  c.set('cookies', cookies)
  c.set('visitor', visitor)
  c.get('log').bot = visitor.isBot
  if (visitor.isPrefetch) c.get('log').prefetch = true
  return next()
})

export const countryStep = createMiddleware<GatewayApp>(async (c, next) => {
  const country = readCountry(c.req.raw, c.get('config'))
  c.set('country', country)
  if (country !== null) c.get('log').country = country
  return next()
})
