import type { Context } from 'hono'
import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { personOfAddress, provenAddress } from '../sign-up/verified-email.ts'

/** Who takes a place at an event, and where the confirmation goes. */
export type Attendee = { person: TokenSubject; email: string; isSignedIn: boolean }

/** Whoever is signed in, or has proven an address in this browser (decision 47); null for everybody else. */
export const attendeeOf = async (c: Context<GatewayApp>): Promise<Attendee | null> => {
  const user = c.get('session')?.user ?? null
  if (user !== null)
    return { person: { owner: `account:${user.id}`, email: user.email }, email: user.email, isSignedIn: true }
  const address = await provenAddress(c)
  return address && { person: personOfAddress(address), email: address.email, isSignedIn: false }
}
