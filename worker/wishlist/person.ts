import type { Context } from 'hono'
import type { Person } from '../../shared/contracts/personal-token.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { listOfBrowser } from './list-cookie.ts'

/**
 * Whose list this request is about: the account's, with what this browser had before it signed in, or the visitor's
 * own. Null for somebody who has saved nothing and is nobody.
 */
export const personOf = async (c: Context<GatewayApp>): Promise<Person | null> => {
  const list = await listOfBrowser(c)
  const user = c.get('session')?.user ?? null
  if (user !== null) return { owner: `account:${user.id}`, email: user.email, ...(list !== null && { from: list.id }) }
  return list === null ? null : { owner: list.id }
}
