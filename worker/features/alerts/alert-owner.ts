import type { Context } from 'hono'
import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { personOfAddress, provenAddress } from '../sign-up/verified-email.ts'
import { personOfLink } from './mail-link.ts'

/** How this visitor is known. `link`: mails get passed on, so it shows and ends alerts, and begins none. */
export type AlertOwner = { kind: 'account' | 'address' | 'link'; person: TokenSubject; email: string | null }

/**
 * Whose alerts this request is about: the account's, those of an address that was proven for them in this browser and
 * has no account, or those of the mail whose link was opened. Null for everybody else. Throws when the sign-in service
 * cannot tell whether an address is proven still.
 */
export const alertOwnerOf = async (c: Context<GatewayApp>): Promise<AlertOwner | null> => {
  const user = c.get('session')?.user ?? null
  if (user !== null)
    return { kind: 'account', person: { owner: `account:${user.id}`, email: user.email }, email: user.email }
  const address = await provenAddress(c)
  if (address?.opens === 'alerts' && !address.hasAccount)
    return { kind: 'address', person: personOfAddress(address), email: address.email }
  const id = await personOfLink(c)
  return id === null ? null : { kind: 'link', person: { owner: `alerts:${id}` }, email: null }
}
