import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { GatewayApp } from './gateway-app.ts'

/** Names the API's route in the log, as it is declared: "/api/banners/:id/close"; "api" where there is none. */
export const apiRoute = createMiddleware<GatewayApp>(async (c, next) => {
  const declared = matchedRoutes(c).filter(({ path }) => path.startsWith('/api/') && !path.endsWith('*'))
  c.get('log').route = declared.at(-1)?.path ?? 'api'
  return next()
})
