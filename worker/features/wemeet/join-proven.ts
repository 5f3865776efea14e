import type { Context } from 'hono'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import type { SignUpFlow } from '../sign-up/flow.ts'
import { keepConsent } from '../sign-up/keep-consent.ts'
import { personOfAddress, rememberAddress } from '../sign-up/verified-email.ts'
import { userApi } from '../wishlist/personal-port.ts'
import { join } from './wemeet-calls.ts'

/**
 * Takes a place at the event that a visitor has proven an address for. An event that is full or has begun is no failure
 * of this flow: the modal says so.
 */
export const joinProven = async (c: Context<GatewayApp>, flow: SignUpFlow): Promise<boolean> => {
  const { email, known, event } = flow
  if (event === null || !(await keepConsent(c, flow))) return false
  const api = userApi(c, personOfAddress({ email, provenAt: c.get('config').elapsed() }))
  if ((await join(api, c.get('market').id, event)) === null) return false
  await rememberAddress(c, { email, opens: 'group', hasAccount: known === true })
  return true
}
