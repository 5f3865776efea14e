import { z } from 'zod'
import { doneSchema, envelope } from '../../../shared/contracts/envelope.ts'
import { fetchForUser } from '../../data/personal-call.ts'
import type { Cookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import { callerOf } from './load-user.ts'
import { endSession } from './session-changes.ts'
import { signInService } from './sign-in-service.ts'

const doneResponseSchema = envelope(doneSchema)
const dataResponseSchema = envelope(z.record(z.string(), z.unknown()))

/** Everything that the account API stores of the signed-in user. Throws when it cannot be loaded. */
export const loadAccountData = async (visit: Visit): Promise<object> =>
  dataResponseSchema.parse((await callAccount(visit, 'GET', '/backoffice/users/me/data')).json).data

/**
 * Deletes the signed-in user's account and ends the session here; the account API ends all others. Throws unless it
 * confirms.
 */
export const deleteAccount = async (visit: Visit): Promise<readonly Cookie[]> => {
  const { status, json } = await callAccount(visit, 'DELETE', '/backoffice/users/me')
  // 401: the account, and its tokens with it, is deleted already.
  if (status !== 401) doneResponseSchema.parse(json)
  const { env, config, session } = visit
  const service = signInService(env, config)
  return service === null || session === null ? [] : endSession(visit, service, session)
}

const callAccount = async (visit: Visit, method: 'GET' | 'DELETE', path: string) => {
  const { env, config, session } = visit
  const service = signInService(env, config)
  if (service === null || session === null) throw new Error('nobody is signed in')
  const port = { fetch: service.fetch, base: service.accountUrl, isProduction: config.isProduction }
  return fetchForUser(port, path, callerOf(visit, session.tokens.access), { method })
}
