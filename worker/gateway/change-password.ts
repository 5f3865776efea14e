import { createMiddleware } from 'hono/factory'
import type { GatewayApp } from './gateway-app.ts'

/** For password managers (https://w3c.github.io/webappsec-change-password-url/): the account site knows its form. */
export const changePassword = createMiddleware<GatewayApp>(async (c, next) => {
  const { ACCOUNT_ORIGIN } = c.get('config')
  if (ACCOUNT_ORIGIN === undefined) return next()
  c.get('log').route = 'change-password'
  return c.redirect(`${ACCOUNT_ORIGIN}/.well-known/change-password`, 303)
})
