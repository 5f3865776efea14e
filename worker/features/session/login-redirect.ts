import type { Context } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { AuthorizationResponseError } from 'oauth4webapi'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { recordRequestError } from '../../log/request-log.ts'
import { loadUser } from './load-user.ts'
import { redirectUriOf } from './login.ts'
import { flowAttributes, flowCookie, type LoginFlow, openFlow } from './login-flow.ts'
import { createSession } from './session-changes.ts'
import { callerOf } from './session-step.ts'
import { communicationsAddress, messagePage, signedOutPage } from './sign-in-answers.ts'
import { type SignInService, signInService } from './sign-in-service.ts'
import { exchangeCode, revokeTokens } from './tokens.ts'

/**
 * `GET /login/redirect`: the issuer sends the browser back. Only a sign-in that this browser began, under this state,
 * within ten minutes, goes on; it ends with a session and the page that it was begun from.
 */
export const loginRedirect = async (c: Context<GatewayApp>): Promise<Response> => {
  const config = c.get('config')
  const service = signInService(c.env, config)
  if (service === null) return c.text('There is no sign-in', 404)
  if (c.get('visitor').isPrefetch || c.req.method === 'HEAD') return c.body(null, 503)
  const parameters = c.get('url').searchParams
  const state = parameters.get('state')
  const flow = await openFlow(config.SIGNING_KEY, getCookie(c), state, config.elapsed())
  // Gone back to, or reloaded: what there was to do is done.
  if (flow === null) return c.get('session')?.user ? c.redirect('/', 303) : messagePage(c, 'expired', { back: '/' })
  deleteCookie(c, flowCookie(flow.state), flowAttributes)
  try {
    const now = config.elapsed()
    const { tokens, subject, sid } = await exchangeCode(service, flow, parameters, {
      redirectUri: redirectUriOf(c),
      now,
    })
    return await welcome(c, service, flow, { tokens, subject, sid })
  } catch (error) {
    // Somebody who changed their mind at the sign-in page.
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
      return c.redirect(flow.back, 303)
    return messagePage(c, 'failed', { back: flow.back, error })
  }
}

type Exchanged = Awaited<ReturnType<typeof exchangeCode>>

/** Loads the user (spec sections 4 and 8) and begins the session of whoever may have one. */
const welcome = async (
  c: Context<GatewayApp>,
  service: SignInService,
  flow: LoginFlow,
  exchanged: Exchanged,
): Promise<Response> => {
  const { tokens } = exchanged
  const loaded = await loadUser(service, c.get('config').isProduction, callerOf(c, tokens.access), (error) =>
    recordRequestError(c.get('log'), 'account', error),
  )
  if (loaded.kind === 'user') {
    await createSession(c, service, { ...exchanged, user: loaded.user })
    // What the browser fetched ahead of a click was a visitor's.
    c.header('clear-site-data', '"prefetchCache", "prerenderCache"')
    return c.redirect(flow.back, 303)
  }
  const communications = loaded.kind === 'privacy' && loaded.userId !== null ? communicationsAddress(c) : null
  if (communications !== null) {
    await createSession(c, service, { ...exchanged, user: null })
    return c.redirect(communications, 303)
  }
  await revokeTokens(service, tokens, c.get('config').elapsed())
  return loaded.kind === 'privacy' || loaded.kind === 'admin'
    ? signedOutPage(c, service, loaded.kind)
    : messagePage(c, 'user', { back: flow.back })
}
