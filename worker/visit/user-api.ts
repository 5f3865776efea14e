import { signSubject, type TokenSubject } from '../../shared/contracts/personal-token.ts'
import { signStorefrontCall } from '../../shared/contracts/storefront-call.ts'
import { createSignedClient, type UserApi } from '../data/user-client.ts'
import { recordRequestError } from '../telemetry/request-log.ts'
import { callContext } from './caller.ts'
import type { Visit } from './visit.ts'

/** Creates the back end's client for a user, or with `null` for the storefront itself. */
export const userApi = (visit: Visit, person: TokenSubject | null): UserApi => {
  const { env, config, log, data } = visit
  const api = createSignedClient(
    { env, config, deadline: data.deadline, trace: data.trace, caller: callContext(visit) },
    (key, now) => (person === null ? signStorefrontCall(key, now) : signSubject(key, person, now)),
  )
  return (endpoint) =>
    api(endpoint).catch((error: unknown) => {
      recordRequestError(log, 'personal call', error)
      throw error
    })
}
