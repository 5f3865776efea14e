import type { Visit } from '../../visit/visit.ts'
import { endSession } from './session-changes.ts'
import { CLEARED_VISITOR, ENDED_SESSION } from './session-cookies.ts'
import { issuerLogoutUrl, type SignInResult } from './sign-in-result.ts'
import { signInService } from './sign-in-service.ts'

/** `POST /logout`: ends the session here and at the issuer. Works as well when it is over already. */
export const logout = async (visit: Visit): Promise<SignInResult> => {
  const { session, env, config } = visit
  const service = signInService(env, config)
  const cookies = [...ENDED_SESSION, ...CLEARED_VISITOR]
  if (service === null || session === null) return { redirect: '/', cookies }
  await endSession(visit, service, session)
  return { redirect: (await issuerLogoutUrl(visit, service)) ?? '/', cookies }
}
