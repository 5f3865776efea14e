import { z } from 'zod'
import {
  type CurrentUser,
  currentUserSchema,
  PRIVACY_ERROR,
  userFailureSchema,
} from '../../../shared/contracts/current-user.ts'
import { fetchForUser, type UserCallContext } from '../../data/personal-call.ts'
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

const answerSchema = z.object({ success: z.literal(true), data: currentUserSchema })

/** `GET {account API}/backoffice/users/me`. */
export const loadUser = async (
  { config, log }: Pick<Visit, 'config' | 'log'>,
  service: SignInService,
  caller: UserCallContext,
): Promise<LoadedUser> => {
  const port = { fetch: service.fetch, base: service.accountUrl, isProduction: config.isProduction }
  try {
    const { status, json } = await fetchForUser(port, '/backoffice/users/me', caller)
    return readUser(status, json)
  } catch (error) {
    recordRequestError(log, 'account', error)
    return { kind: 'failed' }
  }
}

/** Context of a visit's personal calls. */
export const callerOf = ({ url, visitor }: Pick<Visit, 'url' | 'visitor'>, accessToken: string): UserCallContext => ({
  path: url.pathname,
  anonymousId: visitor.deviceId,
  accessToken,
})

export const readUser = (status: number, json: unknown): LoadedUser => {
  const answer = answerSchema.safeParse(json)
  if (status === 200 && answer.success) {
    const user = answer.data.data
    return user.isAdmin ? { kind: 'admin' } : { kind: 'user', user }
  }
  const failure = userFailureSchema.safeParse(json)
  if (failure.success && failure.data.error.code === PRIVACY_ERROR)
    return { kind: 'privacy', userId: failure.data.error.extraData?.userId ?? null }
  return { kind: status >= 400 && status < 500 ? 'refused' : 'failed' }
}
