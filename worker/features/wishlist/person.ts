import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import type { Visit } from '../../visit/visit.ts'
import { type ListOwner, readListCookies } from './list-cookie.ts'

/** Owner of a visit's list, and the lists of this browser that join it. */
export type PersonWithLists = { person: TokenSubject; joined: readonly ListOwner[] }

/**
 * The account's list, joined by those of this browser, or the visitor's own; null without one.
 * @param created the list that this request creates for a visitor without one
 */
export const personWithLists = async (
  visit: Visit,
  created: ListOwner | null = null,
): Promise<PersonWithLists | null> => {
  const lists = await readListCookies(visit)
  const user = visit.session?.user ?? null
  if (user !== null) return joining({ owner: `account:${user.id}`, email: user.email }, lists)
  const [own, ...others] = created === null || lists.length > 0 ? lists : [created]
  return own === undefined ? null : joining({ owner: own.id }, others)
}

const joining = (person: TokenSubject, joined: readonly ListOwner[]): PersonWithLists =>
  joined.length === 0 ? { person, joined } : { person: { ...person, from: joined.map(({ id }) => id) }, joined }

export const personOf = async (visit: Visit): Promise<TokenSubject | null> =>
  (await personWithLists(visit))?.person ?? null
