import type { Context } from 'hono'
import { z } from 'zod'
import { doneSchema, envelope } from '../../../shared/contracts/envelope.ts'
import { fetchForUser } from '../../data/personal-call.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { endSession } from './session-changes.ts'
import { callerOf } from './session-step.ts'
import { signInService } from './sign-in-service.ts'

const doneResponseSchema = envelope(doneSchema)
const dataResponseSchema = envelope(z.record(z.string(), z.unknown()))

/** All that the account API keeps of whoever is signed in. Throws when it cannot tell. */
export const loadAccountData = async (c: Context<GatewayApp>): Promise<object> =>
  dataResponseSchema.parse((await askAccount(c, 'GET', '/backoffice/users/me/data')).json).data

/**
 * Deletes the account of whoever is signed in, and ends the session here; the account API ends all others. Throws
 * when it did not.
 */
export const deleteAccount = async (c: Context<GatewayApp>): Promise<void> => {
  const { status, json } = await askAccount(c, 'DELETE', '/backoffice/users/me')
  // 401: it is gone already, and its tokens with it. Otherwise it has to say that it is done.
  if (status !== 401) doneResponseSchema.parse(json)
  const service = signInService(c.env, c.get('config'))
  const session = c.get('session')
  if (service !== null && session !== null) await endSession(c, service, session)
}

const askAccount = async (c: Context<GatewayApp>, method: 'GET' | 'DELETE', path: string) => {
  const service = signInService(c.env, c.get('config'))
  const session = c.get('session')
  if (service === null || session === null) throw new Error('nobody is signed in')
  const port = { fetch: service.fetch, base: service.accountUrl, isProduction: c.get('config').isProduction }
  return fetchForUser(port, path, callerOf(c, session.tokens.access), { method })
}
