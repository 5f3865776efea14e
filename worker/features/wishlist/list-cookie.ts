import type { Context } from 'hono'
import { generateCookie, getCookie, setCookie } from 'hono/cookie'
import { MAX_LISTS } from '../../../shared/contracts/personal-token.ts'
import { tabOf } from '../../../shared/contracts/wish-key.ts'
import { COOKIES, YEAR_SECONDS } from '../../gateway/cookie-names.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { randomToken, sessionId } from '../session/session-store.ts'

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const
const SECRET = /^[0-9a-f]{64}$/
/** A list that begins now is under a name of its own: of hearts pressed at once no answer takes another's list away. */
const NAME = new RegExp(`^${COOKIES.list}(-[0-9a-f]{8})?$`)

/** A visitor's list: the cookie's value is its key's only way in; the back end knows its hash. */
export type ListOwner = { id: string; secret: string; cookie: string }

/**
 * The lists of this browser; none where nothing was saved yet. More than one only until the next look: the first takes
 * the others over (person.ts).
 */
export const readListCookies = async (c: Context<GatewayApp>): Promise<ListOwner[]> => {
  if (c.req.header('cookie')?.includes(COOKIES.list) !== true) return []
  const kept = Object.entries(getCookie(c)).filter(([name, value]) => NAME.test(name) && SECRET.test(value))
  // Whatever order the browser sends them in.
  const ordered = kept.sort(([one], [other]) => (one < other ? -1 : 1)).slice(0, MAX_LISTS)
  return Promise.all(ordered.map(async ([cookie, secret]) => ({ id: await listId(secret), secret, cookie })))
}

/**
 * The list of this browser, or one that begins now.
 * @param key of the change that it may begin with: a retry whose first answer was lost, and what the same tab saves at
 * the same time, begin the same list. Made from the key and a secret of ours, because keys are not made to be secrets.
 */
export const listOwner = async (c: Context<GatewayApp>, key?: string): Promise<ListOwner> => {
  const [known] = await readListCookies(c)
  if (known !== undefined) return known
  const secret = key === undefined ? randomToken() : await secretOf(c.get('config').SIGNING_KEY, tabOf(key))
  const id = await listId(secret)
  return { id, secret, cookie: `${COOKIES.list}-${id.slice('list:'.length, 'list:'.length + 8)}` }
}

const encoder = new TextEncoder()

const secretOf = async (signingKey: string, tab: string): Promise<string> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(signingKey), algorithm, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`a visitor's list\0${tab}`)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const listId = async (secret: string): Promise<string> => `list:${await sessionId(secret)}`

/** Writes the cookie, anew with every change: a list that is used lives on. */
export const keepListCookie = (c: Context<GatewayApp>, { secret, cookie }: ListOwner): void =>
  setCookie(c, cookie, secret, { ...attributes, maxAge: YEAR_SECONDS })

/** `Set-Cookie` of lists that another owner has taken over: straight on a finished answer. */
export const endedListCookies = (lists: readonly Pick<ListOwner, 'cookie'>[]): string[] =>
  lists.map(({ cookie }) => generateCookie(cookie, '', { ...attributes, maxAge: 0 }))
