import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { allows } from '../../../shared/consent/consent.ts'
import { privatePage } from '../../response/private-page.ts'
import { type GatewayApp, writeCookies } from '../../visit/gateway-app.ts'
import type { Visit } from '../../visit/visit.ts'
import { deferStream, streamEvents, streamSource } from '../experiments/event-stream.ts'
import { loginHints } from '../sign-up/flow.ts'
import { login } from './login.ts'
import { loginRedirect } from './login-redirect.ts'
import { logout } from './session-changes.ts'
import type { SignInResult } from './sign-in-result.ts'
import { signInService } from './sign-in-service.ts'

export const LOGOUT_PATH = '/logout'

export const signInHandler = async (c: Context<GatewayApp>, step: 'login' | 'login-redirect'): Promise<Response> => {
  const { visit } = c.var
  const service = signInService(visit.env, visit.config)
  if (service === null) return c.text('There is no sign-in', 404)
  // A prefetch gets no response that the browser could use for a later click.
  if (visit.visitor.isPrefetch || c.req.method === 'HEAD') return c.body(null, 503)
  const result =
    step === 'login' ? await login(visit, service, () => loginHints(visit)) : await loginRedirect(visit, service)
  return respondToSignIn(c, visit, result)
}

export const logoutHandler = async (c: Context<GatewayApp>): Promise<Response> => {
  const { visit } = c.var
  visit.log.route = 'logout'
  return respondToSignIn(c, visit, await logout(visit))
}

const respondToSignIn = async (c: Context<GatewayApp>, visit: Visit, result: SignInResult): Promise<Response> => {
  writeCookies(c, result.cookies)
  if ('redirect' in result) {
    // Prefetched pages are an anonymous visitor's.
    if (result.hasSignedIn) {
      c.header('clear-site-data', '"prefetchCache", "prerenderCache"')
      if (allows(visit.visitor.consent, 'analytics'))
        deferStream(
          visit,
          streamSource(visit, visit.requestId).then((source) => streamEvents(visit, source, [{ event: 'login' }])),
        )
    }
    return c.redirect(result.redirect, 303)
  }
  if (result.isSessionOver) c.set('visit', { ...visit, session: null })
  const response = await privatePage(c, { view: 'sign-in', model: result.shown })
  if (result.refresh !== undefined) response.headers.set('refresh', result.refresh)
  return response
}

/** For password managers (https://w3c.github.io/webappsec-change-password-url/): the account site knows its form. */
export const changePassword = createMiddleware<GatewayApp>(async (c, next) => {
  const { ACCOUNT_ORIGIN } = c.get('config')
  if (ACCOUNT_ORIGIN === undefined) return next()
  c.get('log').route = 'change-password'
  return c.redirect(`${ACCOUNT_ORIGIN}/.well-known/change-password`, 303)
})
