import { type CurrentUser, currentUserSchema, PRIVACY_ERROR } from '../../../shared/contracts/current-user.ts'
import { UpstreamError } from '../../data/transport.ts'
import type { UserApi, UserEndpoint } from '../../data/user-client.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { type Caller, callContext } from '../../visit/caller.ts'
import type { Visit } from '../../visit/visit.ts'
import type { SignInService } from './sign-in-service.ts'

export type LoadedUser =
  | { kind: 'user'; user: CurrentUser }
  | { kind: 'admin' }
  /** With the user's id the privacy policy can be accepted on a page. */
  | { kind: 'privacy'; userId: string | null }
  /** Any response without a user. */
  | { kind: 'refused' }
  /** No response: a timeout, a lost connection, 5xx. */
  | { kind: 'unavailable' }

const currentUser: UserEndpoint<LoadedUser, LoadedUser> = {
  name: 'sign-in',
  path: '/backoffice/users/me',
  data: currentUserSchema.transform((user): LoadedUser => (user.isAdmin ? { kind: 'admin' } : { kind: 'user', user })),
  refusal: (status, failure) => {
    const userId = failure?.error.extraData?.userId
    if (failure?.error.code === PRIVACY_ERROR)
      return { kind: 'privacy', userId: typeof userId === 'string' && userId !== '' ? userId : null }
    // 5xx is a failure (data/transport.ts).
    return status >= 400 ? { kind: 'refused' } : undefined
  },
}

export const userAccountApi = (service: SignInService, caller: Caller, accessToken: string, page?: string): UserApi =>
  service.accountApi(`Bearer ${accessToken}`, callContext(caller, page))

/** `GET {account API}/backoffice/users/me`. @param page the page that the user returns to after signing in */
export const loadUser = async (
  visit: Caller & Pick<Visit, 'log'>,
  service: SignInService,
  accessToken: string,
  page?: string,
): Promise<LoadedUser> => {
  const api = userAccountApi(service, visit, accessToken, page)
  try {
    return await api(currentUser)
  } catch (error) {
    recordRequestError(visit.log, 'account', error)
    return { kind: hasResponded(error) ? 'refused' : 'unavailable' }
  }
}

const hasResponded = (error: unknown): boolean =>
  error instanceof UpstreamError && ['contract', 'missing', 'not json'].includes(error.failure)
