import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { GatewayApp } from './gateway-app.ts'

/** The API's route as it is declared, for the log: "/api/banners/:id/close"; "api" for unknown ones. */
export const apiRoute = createMiddleware<GatewayApp>(async (c, next) => {
  const declared = matchedRoutes(c).filter(({ path }) => path.startsWith('/api/') && !path.endsWith('*'))
  c.get('log').route = declared.at(-1)?.path ?? 'api'
  return next()
})
