import { z } from 'zod'
import { DONE } from '../../../shared/contracts/envelope.ts'
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

/** Deletes the user's account and all sessions. Throws unless the account API confirms. */
export const deleteAccount = async (
  visit: Visit,
): Promise<{ cookies: readonly Cookie[]; farewell: string | undefined }> => {
  const { api, service, session } = ownAccount(visit)
  const { farewell } = await api<z.infer<typeof deletedSchema>, z.infer<typeof deletedSchema>>({
    name: 'sign-in',
    method: 'DELETE',
    path: '/backoffice/users/me',
    data: deletedSchema,
    // 401: already deleted, together with its tokens.
    refusal: (status) => (status === 401 ? DONE : undefined),
  })
  const cookies = [...(await endSession(visit, service, session)), deletedCookie(COOKIES.known)]
  return { cookies, farewell }
}

const ownAccount = (visit: Visit) => {
  const { env, config, session } = visit
  const service = signInService(env, config)
  if (service === null || session === null) throw new Error('not signed in')
  return { api: userAccountApi(service, visit, session.tokens.access), service, session }
}
