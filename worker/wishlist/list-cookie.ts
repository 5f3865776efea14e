import type { Context } from 'hono'
import { generateCookie, getCookie, setCookie } from 'hono/cookie'
import { tabOf } from '../../shared/contracts/wish-key.ts'
import { COOKIES, YEAR_SECONDS } from '../gateway/cookie-names.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { newSecret, sessionId } from '../session/session-store.ts'

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const
const SECRET = /^[0-9a-f]{64}$/

/** A visitor's list: the cookie's value is its key's only way in; the back end knows its hash. */
export type ListOwner = { id: string; secret: string }

/** The list of this browser; null where nothing was saved yet. */
export const listOfBrowser = async (c: Context<GatewayApp>): Promise<ListOwner | null> => {
  if (c.req.header('cookie')?.includes(COOKIES.list) !== true) return null
  const secret = getCookie(c, COOKIES.list)
  return secret !== undefined && SECRET.test(secret) ? { id: await listId(secret), secret } : null
}

/**
 * The list of this browser, or one that begins now.
 * @param key of the change that it may begin with: a retry whose first answer was lost, and what the same tab saves at
 * the same time, begin the same list. Made from the key and a secret of ours, because keys are not made to be secrets.
 */
export const listOwner = async (c: Context<GatewayApp>, key?: string): Promise<ListOwner> => {
  const known = await listOfBrowser(c)
  if (known !== null) return known
  const secret = key === undefined ? newSecret() : await secretOf(c.get('config').SIGNING_KEY, tabOf(key))
  return { id: await listId(secret), secret }
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
export const keepListCookie = (c: Context<GatewayApp>, { secret }: ListOwner): void =>
  setCookie(c, COOKIES.list, secret, { ...attributes, maxAge: YEAR_SECONDS })

/** `Set-Cookie` once an account has taken the list over: straight on a finished answer. */
export const endedListCookie = generateCookie(COOKIES.list, '', { ...attributes, maxAge: 0 })
