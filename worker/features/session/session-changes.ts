import type { CurrentUser } from '../../../shared/contracts/current-user.ts'
import { revokeTokens, type Tokens } from '../../../shared/sign-in/tokens.ts'
import { randomToken } from '../../../shared/signing/sha256.ts'
import type { Cookie } from '../../visit/cookies.ts'
import type { StoredSession, Visit } from '../../visit/visit.ts'
import { renewalTime } from './renew-session.ts'
import {
  CLEARED_VERIFICATIONS,
  CLEARED_VISITOR,
  ENDED_SESSION,
  sessionCookies,
  sessionSecretOf,
} from './session-cookies.ts'
import { sessionId, sessionStore } from './session-store.ts'
import { issuerLogoutUrl, type SignInResult } from './sign-in-result.ts'
import { type SignInService, signInService } from './sign-in-service.ts'

type NewSession = {
  tokens: Tokens
  subject: string
  sid: string | null
  user: CurrentUser | null
  signedInAt: number | null
  startedAt: number
}

const storeOf = ({ config }: Visit, service: SignInService) => sessionStore(service.sessions, config.SIGNING_KEY)

/** Creates a session and ends the previous one, against session fixation; null when the sign-in has ended meanwhile. */
export const createSession = async (
  visit: Visit,
  service: SignInService,
  session: NewSession,
): Promise<readonly Cookie[] | null> => {
  const store = storeOf(visit, service)
  const now = visit.config.realNow()
  const previous = sessionSecretOf(visit.cookies)
  if (previous !== null) await store.replace(await sessionId(previous), now)
  const secret = randomToken()
  const renewAt = renewalTime(session.tokens, now)
  if (!(await store.create(await sessionId(secret), { ...session, renewAt }, now))) return null
  return [...sessionCookies(secret), ...CLEARED_VERIFICATIONS]
}

export const saveUser = async (
  visit: Visit,
  service: SignInService,
  session: StoredSession,
  user: CurrentUser,
): Promise<void> => {
  const now = visit.config.realNow()
  const { tokens } = session
  await storeOf(visit, service).update(session, { tokens, user }, { renewAt: renewalTime(tokens, now), now })
}

export const endSession = async (
  visit: Visit,
  service: SignInService,
  session: StoredSession,
): Promise<readonly Cookie[]> => {
  await storeOf(visit, service).endSignIn(session.id)
  await revokeTokens(service, session.tokens, visit.config.realNow())
  return ENDED_SESSION
}

/** `POST /logout`: ends the session here and at the issuer, if there is one. */
export const logout = async (visit: Visit): Promise<SignInResult> => {
  const { session, env, config } = visit
  const service = signInService(env, config)
  const cookies = [...ENDED_SESSION, ...CLEARED_VISITOR]
  if (service === null || session === null) return { redirect: '/', cookies }
  await endSession(visit, service, session)
  return { redirect: (await issuerLogoutUrl(visit, service)) ?? '/', cookies }
}
