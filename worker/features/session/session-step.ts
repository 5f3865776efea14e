import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { COOKIES } from '../../gateway/cookie-names.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { recordRequestError } from '../../log/request-log.ts'
import { loadUser } from './load-user.ts'
import { renewSession } from './renew-session.ts'
import { forgetSession, secretOf } from './session-cookies.ts'
import { type StoredSession, sessionId, sessionStore } from './session-store.ts'
import { type SignInService, signInService } from './sign-in-service.ts'
import { refreshTokens } from './tokens.ts'

/**
 * Who is signed in. Costs one look at the cookie header where there is no session; with one, a row of D1. Prefetches
 * renew nothing. A session that cannot be looked up is left alone: the request is answered as a visitor's.
 */
export const sessionStep = createMiddleware<GatewayApp>(async (c, next) => {
  c.set('session', null)
  if (c.req.header('cookie')?.includes(COOKIES.session) !== true) return next()
  const service = signInService(c.env, c.get('config'))
  if (service === null) return next()
  const { isPrefetch } = c.get('visitor')
  let over = false
  try {
    const secret = secretOf(getCookie(c))
    const id = secret === null ? null : await sessionId(secret)
    const session = id === null ? null : await liveSession(c, service, id, isPrefetch)
    over = session === null && !isPrefetch && !(id !== null && (await isReplaced(c, service, id)))
    c.set('session', session)
  } catch (error) {
    recordRequestError(c.get('log'), 'session', error)
  }
  await next()
  if (over) forgetSession(c.res)
})

/**
 * Two tabs sign in at once: what one of them asked for with its session comes after the other's has replaced it. The
 * answer must not take the new cookie away.
 */
const isReplaced = (c: Context<GatewayApp>, service: SignInService, id: string): Promise<boolean> => {
  const { SIGNING_KEY, elapsed } = c.get('config')
  return sessionStore(service.sessions, SIGNING_KEY).isReplaced(id, elapsed())
}

const liveSession = async (
  c: Context<GatewayApp>,
  service: SignInService,
  id: string,
  isPrefetch: boolean,
): Promise<StoredSession | null> => {
  const { SIGNING_KEY, elapsed } = c.get('config')
  const store = sessionStore(service.sessions, SIGNING_KEY)
  const session = await store.read(id, elapsed())
  if (session === null || session.renewAt > elapsed() || isPrefetch) return session
  const renewal = renewSession(session, {
    store,
    refresh: (token) =>
      refreshTokens(service, token, elapsed()).catch((error: unknown) => {
        recordRequestError(c.get('log'), 'session', error)
        throw error
      }),
    load: ({ accessToken }) =>
      loadUser(service, c.get('config').isProduction, callerOf(c, accessToken), (error) =>
        recordRequestError(c.get('log'), 'account', error),
      ),
    now: elapsed,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  // It goes on when this visitor leaves: the refresh token it has spent must not be lost.
  c.executionCtx.waitUntil(renewal.catch(() => undefined))
  return renewal
}

/** Who a personal call of this request is made for. */
export const callerOf = (c: Context<GatewayApp>, accessToken: string) => ({
  path: c.get('url').pathname,
  anonymousId: c.get('visitor').deviceId,
  accessToken,
})
