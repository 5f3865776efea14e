import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { CurrentUser } from '../../../shared/contracts/current-user.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { clearVerifications } from './clear-verifications.ts'
import { renewalTime } from './renew-session.ts'
import { clearSessionCookies, secretOf, writeSessionCookies } from './session-cookies.ts'
import { randomToken, type StoredSession, sessionId, sessionStore } from './session-store.ts'
import type { SignInService } from './sign-in-service.ts'
import { revokeTokens, type Tokens } from './tokens.ts'

type NewSession = { tokens: Tokens; subject: string; sid: string | null; user: CurrentUser | null }

const storeOf = (c: Context<GatewayApp>, service: SignInService) =>
  sessionStore(service.sessions, c.get('config').SIGNING_KEY)

/**
 * Begins a session under a secret of its own. One that the browser brought along ends: nobody can hand a visitor a
 * session that is theirs, too.
 */
export const createSession = async (c: Context<GatewayApp>, service: SignInService, session: NewSession) => {
  const store = storeOf(c, service)
  const now = c.get('config').elapsed()
  const brought = secretOf(getCookie(c))
  if (brought !== null) await store.replace(await sessionId(brought), now)
  const secret = randomToken()
  await store.create(await sessionId(secret), { ...session, renewAt: renewalTime(session.tokens, now) }, now)
  writeSessionCookies(c, secret)
  clearVerifications(c)
}

/** Notes the user of a session that had none. */
export const keepUser = async (
  c: Context<GatewayApp>,
  service: SignInService,
  session: StoredSession,
  user: CurrentUser,
): Promise<void> => {
  const now = c.get('config').elapsed()
  const { tokens } = session
  await storeOf(c, service).update(session, { tokens, user }, { renewAt: renewalTime(tokens, now), now })
}

/** Ends a session here and its tokens at the issuer. */
export const endSession = async (
  c: Context<GatewayApp>,
  service: SignInService,
  session: StoredSession,
): Promise<void> => {
  await storeOf(c, service).end(session.id)
  await revokeTokens(service, session.tokens, c.get('config').elapsed())
  clearSessionCookies(c)
  c.set('session', null)
}
