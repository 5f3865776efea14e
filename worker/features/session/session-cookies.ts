import type { Context } from 'hono'
import { deleteCookie, generateCookie, setCookie } from 'hono/cookie'
import { COOKIES } from '../../gateway/cookie-names.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { randomToken, SESSION_SECONDS } from './session-store.ts'

const attributes = { path: '/', secure: true, sameSite: 'Lax' } as const
const MARK_LENGTH = 16

/** A secret as we make them: nothing else is looked up. */
const SECRET = /^[0-9a-f]{64}$/

/** The session's secret in a request's cookies; null without one. */
export const secretOf = (cookies: Readonly<Record<string, string>>): string | null => {
  const value = cookies[COOKIES.session]
  return value !== undefined && SECRET.test(value) ? value : null
}

/** The cookies of a new session, and a new mark for pages that come back from the browser's memory. */
export const writeSessionCookies = (c: Context<GatewayApp>, secret: string): void => {
  setCookie(c, COOKIES.session, secret, { ...attributes, httpOnly: true, maxAge: SESSION_SECONDS })
  setCookie(c, COOKIES.signedIn, randomToken().slice(0, MARK_LENGTH), { ...attributes, maxAge: SESSION_SECONDS })
}

export const clearSessionCookies = (c: Context<GatewayApp>): void => {
  deleteCookie(c, COOKIES.session, { ...attributes, httpOnly: true })
  deleteCookie(c, COOKIES.signedIn, attributes)
}

/** Takes both cookies away with a finished answer, unless it brings a session of its own. */
export const forgetSession = ({ headers }: Response): void => {
  if (headers.getSetCookie().some((cookie) => cookie.startsWith(`${COOKIES.session}=`))) return
  headers.append('set-cookie', generateCookie(COOKIES.session, '', { ...attributes, httpOnly: true, maxAge: 0 }))
  headers.append('set-cookie', generateCookie(COOKIES.signedIn, '', { ...attributes, maxAge: 0 }))
}
