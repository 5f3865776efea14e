import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { COOKIES, YEAR_SECONDS } from '../../gateway/cookie-names.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { randomToken, sessionId } from '../session/session-store.ts'

const SECRET = /^[0-9a-f]{64}$/

/** A friend who votes: the back end knows the hash of a cookie, and the name that they gave. */
type Voter = { id: string; secret: string }

/** Who votes in this browser; null for somebody who has not yet. */
export const voterOf = async (c: Context<GatewayApp>): Promise<Voter | null> => {
  const secret = getCookie(c, COOKIES.voter)
  return secret !== undefined && SECRET.test(secret) ? { id: await sessionId(secret), secret } : null
}

/** Who votes in this browser, from now on if not before. */
export const beginVoter = async (c: Context<GatewayApp>): Promise<Voter> => {
  const known = await voterOf(c)
  const secret = known?.secret ?? randomToken()
  setCookie(c, COOKIES.voter, secret, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: YEAR_SECONDS,
  })
  return known ?? { id: await sessionId(secret), secret }
}
