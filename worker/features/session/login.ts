import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { generateRandomCodeVerifier, generateRandomNonce, generateRandomState } from 'oauth4webapi'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { recordRequestError } from '../../log/request-log.ts'
import { loginHints } from '../sign-up/login-hints.ts'
import { loadUser } from './load-user.ts'
import { FLOW_SECONDS, flowAttributes, flowCookie, flowsToEvict, sealFlow } from './login-flow.ts'
import { sanitizeReturnUrl } from './return-url.ts'
import { endSession, keepUser } from './session-changes.ts'
import { callerOf } from './session-step.ts'
import type { StoredSession } from './session-store.ts'
import { communicationsAddress, loginAddress, messagePage, signedOutPage } from './sign-in-answers.ts'
import { type SignInService, signInService } from './sign-in-service.ts'
import { authorizationAddress } from './tokens.ts'

/** Where the issuer sends browsers back to, in this market. */
export const redirectUriOf = (c: Context<GatewayApp>): string => {
  const { id, paths } = c.get('market')
  return c.get('config').SITE_ORIGINS[id] + paths['login-redirect']
}

/**
 * `GET /login?return=`: begins a sign-in that leads back to a page of ours (the one asked for, else the one that the
 * visitor comes from). Who is signed in already goes there at once. A prefetch begins nothing.
 */
export const login = async (c: Context<GatewayApp>): Promise<Response> => {
  const service = signInService(c.env, c.get('config'))
  if (service === null) return c.text('There is no sign-in', 404)
  // No answer that the browser could use for the click that may follow.
  if (c.get('visitor').isPrefetch || c.req.method === 'HEAD') return c.body(null, 503)
  const { origin } = c.get('url')
  const canonical = c.get('config').SITE_ORIGINS[c.get('market').id]
  const own = [origin, canonical]
  const back =
    sanitizeReturnUrl(c.get('url').searchParams.get('return'), own) ??
    sanitizeReturnUrl(c.req.header('referer'), own) ??
    '/'
  // The issuer leads back to the one address that it knows, and cookies stay with their host.
  if (origin !== canonical) return c.redirect(`${canonical}${loginAddress(c, back)}`, 303)
  const session = c.get('session')
  if (session?.user) return c.redirect(back, 303)
  const settled = session === null ? null : await settle(c, service, session, back)
  return settled ?? begin(c, service, back)
}

/** A valid token without a user: the user is loaded now. Null when the token is no good, and forgotten. */
const settle = async (
  c: Context<GatewayApp>,
  service: SignInService,
  session: StoredSession,
  back: string,
): Promise<Response | null> => {
  const loaded = await loadUser(service, c.get('config').isProduction, callerOf(c, session.tokens.access), (error) =>
    recordRequestError(c.get('log'), 'account', error),
  )
  if (loaded.kind === 'user') {
    await keepUser(c, service, session, loaded.user)
    return c.redirect(back, 303)
  }
  const communications = loaded.kind === 'privacy' && loaded.userId !== null ? communicationsAddress(c) : null
  if (communications !== null) return c.redirect(communications, 303)
  await endSession(c, service, session)
  return loaded.kind === 'privacy' || loaded.kind === 'admin' ? signedOutPage(c, service, loaded.kind) : null
}

const begin = async (c: Context<GatewayApp>, service: SignInService, back: string): Promise<Response> => {
  const { SIGNING_KEY, elapsed } = c.get('config')
  const [state, nonce, verifier] = [generateRandomState(), generateRandomNonce(), generateRandomCodeVerifier()]
  const flow = { state, nonce, verifier, back }
  const { locale } = c.get('market')
  let address: string
  try {
    const hints = await loginHints(c)
    address = await authorizationAddress(service, flow, {
      redirectUri: redirectUriOf(c),
      locale,
      now: elapsed(),
      hints,
    })
  } catch (error) {
    return messagePage(c, 'unavailable', { back, error })
  }
  for (const name of flowsToEvict(getCookie(c))) deleteCookie(c, name, flowAttributes)
  const sealed = await sealFlow(SIGNING_KEY, flow, elapsed())
  setCookie(c, flowCookie(state), sealed, { ...flowAttributes, maxAge: FLOW_SECONDS })
  return c.redirect(address, 303)
}
