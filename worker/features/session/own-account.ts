import { z } from 'zod'
import { DONE, doneSchema } from '../../../shared/contracts/envelope.ts'
import type { Cookie } from '../../visit/cookies.ts'
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

/** Deletes the user's account and all sessions. Throws unless the account API confirms. */
export const deleteAccount = async (visit: Visit): Promise<readonly Cookie[]> => {
  const { api, service, session } = ownAccount(visit)
  await api({
    name: 'sign-in',
    method: 'DELETE',
    path: '/backoffice/users/me',
    data: doneSchema,
    // 401: already deleted, together with its tokens.
    refusal: (status) => (status === 401 ? DONE : undefined),
  })
  return endSession(visit, service, session)
}

const ownAccount = (visit: Visit) => {
  const { env, config, session } = visit
  const service = signInService(env, config)
  if (service === null || session === null) throw new Error('not signed in')
  return { api: userAccountApi(service, visit, session.tokens.access), service, session }
}
