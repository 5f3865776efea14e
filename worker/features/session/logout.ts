import type { Context } from 'hono'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { forgetVisitor } from './clear-verifications.ts'
import { endSession } from './session-changes.ts'
import { clearSessionCookies } from './session-cookies.ts'
import { issuerLogout } from './sign-in-answers.ts'
import { signInService } from './sign-in-service.ts'

export const LOGOUT_PATH = '/logout'

/**
 * `POST /logout`: ends the session here, its tokens at the issuer, and then the browser's session there, which leads
 * back home. Nothing of whoever it was stays in this browser. Works as well when the session is over already.
 */
export const logout = async (c: Context<GatewayApp>): Promise<Response> => {
  const service = signInService(c.env, c.get('config'))
  const session = c.get('session')
  c.get('log').route = 'logout'
  clearSessionCookies(c)
  forgetVisitor(c)
  if (service === null || session === null) return c.redirect('/', 303)
  await endSession(c, service, session)
  return c.redirect((await issuerLogout(c, service)) ?? '/', 303)
}
