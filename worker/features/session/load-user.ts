import { type CurrentUser, currentUserSchema, PRIVACY_ERROR } from '../../../shared/contracts/current-user.ts'
import type { UserApi, UserEndpoint } from '../../data/user-client.ts'
import { recordRequestError } from '../../log/request-log.ts'
import type { Visit } from '../../visit/visit.ts'
import type { SignInService } from './sign-in-service.ts'

/** Outcome of loading the current user (spec sections 4 and 8). */
export type LoadedUser =
  | { kind: 'user'; user: CurrentUser }
  /** Admins are signed out. */
  | { kind: 'admin' }
  /** The privacy policy is not accepted; with the user's id it can be accepted on a page. */
  | { kind: 'privacy'; userId: string | null }
  /** The token is not accepted. */
  | { kind: 'refused' }
  /** No valid response from the account API. */
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

/** The account API, called with a token. */
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
