import { z } from 'zod'
import { COOKIES, type Cookie, deletedCookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import { userAccountApi } from './load-user.ts'
import { endSession } from './session-changes.ts'
import { signInService } from './sign-in-service.ts'

export const loadAccountData = async (visit: Visit): Promise<object> =>
  ownAccount(visit).api({
    name: 'sign-in',
    path: '/backoffice/users/me/data',
    data: z.record(z.string(), z.unknown()),
  })

/** `farewell` deletes the issuer's cookies and returns; absent: there are none. */
const deletedSchema = z.object({ done: z.literal(true), farewell: z.url().optional() })

type Deletion = { isDeleted: boolean; cookies: readonly Cookie[]; farewell?: string | undefined }

/**
 * Deletes the user's account and all sessions. When the account API knows the token no more, only the session ends, unless
 * the account is gone. Throws unless the account API responds. @param isGone asks for the account: the response to an
 * earlier attempt can be lost
 */
export const deleteAccount = async (visit: Visit, isGone: (email: string) => Promise<boolean>): Promise<Deletion> => {
  const { api, service, session } = ownAccount(visit)
  const deleted = await api<z.infer<typeof deletedSchema>, null>({
    name: 'sign-in',
    method: 'DELETE',
    path: '/backoffice/users/me',
    data: deletedSchema,
    refusal: (status) => (status === 401 ? null : undefined),
  })
  const isDeleted = deleted !== null || (session.user !== null && (await isGone(session.user.email)))
  const ended = await endSession(visit, service, session)
  if (!isDeleted) return { isDeleted, cookies: ended }
  return { isDeleted, cookies: [...ended, deletedCookie(COOKIES.known)], farewell: deleted?.farewell }
}

const ownAccount = (visit: Visit) => {
  const { env, config, session } = visit
  const service = signInService(env, config)
  if (service === null || session === null) throw new Error('not signed in')
  return { api: userAccountApi(service, visit, session.tokens.access), service, session }
}
