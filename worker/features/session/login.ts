import { isRecentSignIn, RECENT_SIGN_IN_SECONDS } from '../../../shared/contracts/recent-sign-in.ts'
import { authorizationUrl, createFlow, type LoginHints } from '../../../shared/sign-in/tokens.ts'
import { ownOrigins } from '../../visit/caller.ts'
import { type Cookie, deletedCookie } from '../../visit/cookies.ts'
import { sanitizeReturnUrl } from '../../visit/return-url.ts'
import type { StoredSession, Visit } from '../../visit/visit.ts'
import { loadUser } from './load-user.ts'
import { flowsToEvict, lastReturnUrl, savedFlow } from './login-flow.ts'
import { endSession, saveUser } from './session-changes.ts'
import {
  AGAIN,
  communicationsUrl,
  loginHref,
  type SignInResult,
  signedOutMessage,
  signInMessage,
} from './sign-in-result.ts'
import type { SignInService } from './sign-in-service.ts'

const SCOPE = 'openid profile email offline_access'

export const redirectUriOf = ({ config, market }: Visit): string =>
  config.SITE_ORIGINS[market.id] + market.paths['login-redirect']

/**
 * `GET /login?return=`: starts a sign-in that returns to the given page, else to the referring one, else to that of the
 * last sign-in, which has expired, or continues after a mail or the privacy policy. With `again`
 * users whose sign-in is not recent sign in once more.
 */
export const login = async (
  visit: Visit,
  service: SignInService,
  loadHints: () => Promise<LoginHints>,
): Promise<SignInResult> => {
  const { url, config, market, session, request } = visit
  const canonical = config.SITE_ORIGINS[market.id]
  const own = ownOrigins(visit)
  const back =
    sanitizeReturnUrl(url.searchParams.get('return'), own) ??
    sanitizeReturnUrl(request.headers.get('referer'), own) ??
    (await lastReturnUrl(config.SIGNING_KEY, visit.cookies, config.realNow())) ??
    '/'
  // The issuer knows one redirect URI.
  if (url.origin !== canonical)
    return { redirect: `${canonical}${loginHref(visit, back, url.searchParams.has(AGAIN))}`, cookies: [] }
  if (session?.user) {
    if (!url.searchParams.has(AGAIN) || isRecentSignIn(session.signedInAt, config.realNow()))
      return { redirect: back, cookies: [] }
    const hints = { login_hint: session.user.email, max_age: String(RECENT_SIGN_IN_SECONDS) }
    return start(visit, service, { back, loadHints: async () => hints, cookies: [] })
  }
  if (session === null) return start(visit, service, { back, loadHints, cookies: [] })
  return settle(visit, service, session, { back, loadHints })
}

type Start = { back: string; loadHints: () => Promise<LoginHints>; cookies: readonly Cookie[] }

/** Completes a session without a user. */
const settle = async (
  visit: Visit,
  service: SignInService,
  session: StoredSession,
  { back, loadHints }: Omit<Start, 'cookies'>,
): Promise<SignInResult> => {
  const loaded = await loadUser(visit, service, session.tokens.access, back)
  if (loaded.kind === 'user') {
    await saveUser(visit, service, session, loaded.user)
    return { redirect: back, cookies: [] }
  }
  const communications = loaded.kind === 'privacy' && loaded.userId !== null ? communicationsUrl(visit) : null
  if (communications !== null) return { redirect: communications, cookies: [] }
  const cookies = await endSession(visit, service, session)
  const result =
    loaded.kind === 'privacy' || loaded.kind === 'admin'
      ? await signedOutMessage(visit, service, loaded.kind, cookies)
      : await start(visit, service, { back, loadHints, cookies })
  return { ...result, isSessionOver: true }
}

const start = async (
  visit: Visit,
  service: SignInService,
  { back, loadHints, cookies }: Start,
): Promise<SignInResult> => {
  const { SIGNING_KEY, realNow } = visit.config
  const flow = { ...createFlow(), back }
  const { locale } = visit.market
  try {
    const hints = await loadHints()
    const redirectUri = redirectUriOf(visit)
    const redirect = await authorizationUrl(service, flow, {
      ...{ redirectUri, scope: SCOPE, locale, now: realNow(), hints },
    })
    const evicted = flowsToEvict(visit.cookies).map(deletedCookie)
    return { redirect, cookies: [...cookies, ...evicted, await savedFlow(SIGNING_KEY, flow, realNow())] }
  } catch (error) {
    return signInMessage(visit, 'unavailable', { back, error, cookies })
  }
}
