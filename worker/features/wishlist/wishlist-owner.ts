import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import type { Visit } from '../../visit/visit.ts'
import { type ListOwner, readListCookies } from './list-cookie.ts'

/** Owner of a visit's wishlist, and the lists of this browser that join it. */
export type WishlistOwner = { person: TokenSubject; joined: readonly ListOwner[] }

/**
 * Finds the account's list, which the lists of this browser join, else the visitor's list; null for none.
 * @param created the list that this request creates for a visitor without one
 */
export const wishlistOwner = async (visit: Visit, created: ListOwner | null = null): Promise<WishlistOwner | null> => {
  if (visit.isSessionUnknown) return null
  const lists = await readListCookies(visit)
  const user = visit.session?.user ?? null
  if (user !== null) return joining({ owner: `account:${user.id}`, email: user.email }, lists)
  const [own, ...others] = created === null || lists.length > 0 ? lists : [created]
  return own === undefined ? null : joining({ owner: own.id }, others)
}

const joining = (person: TokenSubject, joined: readonly ListOwner[]): WishlistOwner =>
  joined.length === 0 ? { person, joined } : { person: { ...person, from: joined.map(({ id }) => id) }, joined }

export const wishlistSubject = async (visit: Visit): Promise<TokenSubject | null> =>
  (await wishlistOwner(visit))?.person ?? null
