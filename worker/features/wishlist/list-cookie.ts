import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { MAX_LISTS } from '../../../shared/contracts/personal-token.ts'
import { randomToken } from '../../../shared/signing/sha256.ts'
import { COOKIES, type Cookie, deletedCookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import { sessionId } from '../session/session-store.ts'

const SECRET = /^[0-9a-f]{64}$/
/** Each new list has a separate name: responses to concurrent hearts do not overwrite each other's list. */
const NAME = new RegExp(`^${COOKIES.list}(-[0-9a-f]{8})?$`)

/** A visitor's list: the cookie has its secret, the back end its hash. */
export type ListOwner = { id: string; secret: string; cookie: string }

/** The lists of this browser. More than one only until the next request: the first takes the others over (person.ts). */
export const readListCookies = async ({ cookies }: Visit): Promise<ListOwner[]> => {
  const lists = Object.entries(cookies).filter(([name, value]) => NAME.test(name) && SECRET.test(value))
  // Browsers send them in any order.
  const ordered = lists.sort(([one], [other]) => (one < other ? -1 : 1)).slice(0, MAX_LISTS)
  return Promise.all(ordered.map(async ([cookie, secret]) => ({ id: await listId(secret), secret, cookie })))
}

/** The list of this browser, or a new one. Its secret derives from nothing that a browser sends, so no request opens it. */
export const listOwner = async (visit: Visit): Promise<ListOwner> => {
  const [known] = await readListCookies(visit)
  if (known !== undefined) return known
  const secret = randomToken()
  const id = await listId(secret)
  return { id, secret, cookie: `${COOKIES.list}-${id.slice('list:'.length, 'list:'.length + 8)}` }
}

const listId = async (secret: string): Promise<string> => `list:${await sessionId(secret)}`

/** Renewed with every change: lists in use do not expire. */
export const listCookie = ({ secret, cookie }: ListOwner): Cookie => ({
  name: cookie,
  value: secret,
  maxAge: LIFETIME_SECONDS.list,
})

/** Deletes lists that another owner has taken over. */
export const endedLists = (lists: readonly Pick<ListOwner, 'cookie'>[]): Cookie[] =>
  lists.map(({ cookie }) => deletedCookie(cookie))
