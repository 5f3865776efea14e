import { z } from 'zod'
import {
  type CurrentUser,
  currentUserSchema,
  PRIVACY_ERROR,
  userFailureSchema,
} from '../../../shared/contracts/current-user.ts'
import { fetchForUser, type UserCallContext } from '../../data/personal-call.ts'
import type { SignInService } from './sign-in-service.ts'

/** What came of loading the current user (spec sections 4 and 8). */
export type LoadedUser =
  | { kind: 'user'; user: CurrentUser }
  /** Admins are signed out. */
  | { kind: 'admin' }
  /** The privacy policy is not accepted; with the user's id there is a page to do so. */
  | { kind: 'privacy'; userId: string | null }
  /** The token is not accepted. */
  | { kind: 'refused' }
  /** The account API could not be asked, or made no sense. */
  | { kind: 'failed' }

const answerSchema = z.object({ success: z.literal(true), data: currentUserSchema })

/**
 * `GET {account API}/backoffice/users/me`.
 * @param note hears why it `failed` where there was no answer
 */
export const loadUser = async (
  service: SignInService,
  isProduction: boolean,
  caller: UserCallContext,
  note: (error: unknown) => void,
): Promise<LoadedUser> => {
  const port = { fetch: service.fetch, base: service.accountUrl, isProduction }
  try {
    const { status, json } = await fetchForUser(port, '/backoffice/users/me', caller)
    return readUser(status, json)
  } catch (error) {
    note(error)
    return { kind: 'failed' }
  }
}

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
