import { type CurrentUser, currentUserSchema, PRIVACY_ERROR } from '../../../shared/contracts/current-user.ts'
import type { UserApi, UserEndpoint } from '../../data/user-client.ts'
import { recordRequestError } from '../../log/request-log.ts'
import type { Visit } from '../../visit/visit.ts'
import type { SignInService } from './sign-in-service.ts'

export type LoadedUser =
  | { kind: 'user'; user: CurrentUser }
  | { kind: 'admin' }
  /** With the user's id the privacy policy can be accepted on a page. */
  | { kind: 'privacy'; userId: string | null }
  | { kind: 'refused' }
  | { kind: 'failed' }

const currentUser: UserEndpoint<LoadedUser, LoadedUser> = {
  name: 'sign-in',
  path: '/backoffice/users/me',
  data: currentUserSchema.transform((user): LoadedUser => (user.isAdmin ? { kind: 'admin' } : { kind: 'user', user })),
  refusal: (status, failure) => {
    const userId = failure?.error.extraData?.userId
    if (failure?.error.code === PRIVACY_ERROR)
      return { kind: 'privacy', userId: typeof userId === 'string' && userId !== '' ? userId : null }
    return status >= 400 && status < 500 ? { kind: 'refused' } : undefined
  },
}

type From = Pick<Visit, 'url' | 'visitor'>

export const userAccountApi = (service: SignInService, { url, visitor }: From, accessToken: string): UserApi =>
  service.accountApi(`Bearer ${accessToken}`, { path: url.pathname, anonymousId: visitor.deviceId })

/** `GET {account API}/backoffice/users/me`. */
export const loadUser = async (
  visit: From & Pick<Visit, 'log'>,
  service: SignInService,
  accessToken: string,
): Promise<LoadedUser> => {
  const api = userAccountApi(service, visit, accessToken)
  try {
    return await api(currentUser)
  } catch (error) {
    recordRequestError(visit.log, 'account', error)
    return { kind: 'failed' }
  }
}
