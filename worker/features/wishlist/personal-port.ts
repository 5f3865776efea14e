import type { Context } from 'hono'
import { signPerson, type TokenSubject } from '../../../shared/contracts/personal-token.ts'
import { signStorefrontCall } from '../../../shared/contracts/storefront-call.ts'
import { createSignedClient, type UserApi } from '../../data/user-client.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { recordRequestError } from '../../log/request-log.ts'

/**
 * The catalogue's back end, called for a person, or with `null` in the storefront's name. A call that fails is in the
 * request's log line, however its visitor is answered; the caller may give the error a name that says more.
 */
export const userApi = (c: Context<GatewayApp>, person: TokenSubject | null): UserApi => {
  const caller = { path: c.get('url').pathname, anonymousId: c.get('visitor').deviceId }
  const api = createSignedClient({ env: c.env, config: c.get('config'), caller }, (key, now) =>
    person === null ? signStorefrontCall(key, now) : signPerson(key, person, now),
  )
  return (endpoint) =>
    api(endpoint).catch((error: unknown) => {
      recordRequestError(c.get('log'), 'personal call', error)
      throw error
    })
}
