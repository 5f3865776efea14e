import { refreshTokens, revokeTokens } from '../../../shared/sign-in/tokens.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import type { Caller } from '../../visit/caller.ts'
import { COOKIES } from '../../visit/cookies.ts'
import type { StoredSession, Visit } from '../../visit/visit.ts'
import { loadUser } from './load-user.ts'
import { renewSession } from './renew-session.ts'
import { sessionSecretOf } from './session-cookies.ts'
import { type SessionStore, sessionId, sessionStore } from './session-store.ts'
import { type SignInService, signInService } from './sign-in-service.ts'

/** Share of a page's deadline; the rest is for its content. */
const WAIT_SHARE = 0.6
/** Share of a page's deadline for one read of the database. */
const READ_SHARE = 0.4

type SessionRequest = Caller & Pick<Visit, 'env' | 'cookies' | 'log' | 'defer'>

/**
 * Loads the cookie's session and renews it, except for prefetches; continues with the stored one while that is slow.
 * `isOver`: the cookie is useless. `isUnknown`: the lookup failed.
 */
export const loadSession = async (
  request: SessionRequest,
): Promise<{ session: StoredSession | null; isOver: boolean; isUnknown?: boolean }> => {
  const none = { session: null, isOver: false }
  const { env, config, cookies, visitor, log } = request
  if (cookies[COOKIES.session] === undefined) return none
  const service = signInService(env, config)
  if (service === null) return none
  const { isPrefetch } = visitor
  try {
    const secret = sessionSecretOf(cookies)
    if (secret === null) return { session: null, isOver: !isPrefetch }
    const id = await sessionId(secret)
    const store = sessionStore(service.sessions, config.SIGNING_KEY)
    const session = await readSession(request, { service, store, id })
    // When two tabs sign in, the cookie of the later one must survive requests with the earlier one.
    const isOver = session === null && !isPrefetch && !(await inTime(request, store.isReplaced(id, config.realNow())))
    return { session, isOver }
  } catch (error) {
    recordRequestError(log, 'session', error)
    return { ...none, isUnknown: true }
  }
}

const readSession = async (
  request: SessionRequest,
  { service, store, id }: { service: SignInService; store: SessionStore; id: string },
): Promise<StoredSession | null> => {
  const { realNow } = request.config
  const session = await inTime(request, store.read(id, realNow()))
  if (session === null || session.renewAt > realNow() || request.visitor.isPrefetch) return session
  const renewal = renewSession(session, {
    store,
    refresh: (token) =>
      refreshTokens(service, token, realNow()).catch((error: unknown) => {
        recordRequestError(request.log, 'session', error)
        throw error
      }),
    load: ({ accessToken }) => loadUser(request, service, accessToken),
    revoke: (tokens) => revokeTokens(service, tokens, realNow()),
    now: realNow,
    sleep,
  })
  // Must finish without the visitor: the refresh token is spent.
  request.defer(renewal.catch(() => undefined))
  // The next request finds what comes later.
  return Promise.race([renewal, sleep(request.config.PAGE_TIMEOUT_MS * WAIT_SHARE).then(() => session)])
}

/** Rejects when the database does not respond. */
const inTime = <T>({ config }: SessionRequest, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the sessions do not respond')), config.PAGE_TIMEOUT_MS * READ_SHARE)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
