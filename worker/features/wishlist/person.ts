import type { Context } from 'hono'
import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { type ListOwner, readListCookies } from './list-cookie.ts'

/** Whose list a request is about, and the lists of this browser that become part of it by the way. */
export type PersonWithLists = { person: TokenSubject; joined: readonly ListOwner[] }

/**
 * Whose list this request is about: the account's, with what this browser had before it signed in, or the visitor's
 * own. Null for somebody who has saved nothing and is nobody.
 * @param begun the list that begins with this request, for a visitor who has none yet
 */
export const personWithLists = async (
  c: Context<GatewayApp>,
  begun: ListOwner | null = null,
): Promise<PersonWithLists | null> => {
  const lists = await readListCookies(c)
  const user = c.get('session')?.user ?? null
  if (user !== null) return joining({ owner: `account:${user.id}`, email: user.email }, lists)
  const [own, ...others] = begun === null || lists.length > 0 ? lists : [begun]
  return own === undefined ? null : joining({ owner: own.id }, others)
}

const joining = (person: TokenSubject, joined: readonly ListOwner[]): PersonWithLists =>
  joined.length === 0 ? { person, joined } : { person: { ...person, from: joined.map(({ id }) => id) }, joined }

/** The same where the lists' cookies do not matter. */
export const personOf = async (c: Context<GatewayApp>): Promise<TokenSubject | null> =>
  (await personWithLists(c))?.person ?? null
