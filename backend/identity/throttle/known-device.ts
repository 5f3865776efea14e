import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { randomToken } from '../../../shared/signing/sha256.ts'
import { signToken, verifyToken } from '../../../shared/signing/signed-token.ts'
import { isStillVerified } from '../accounts/accounts.ts'
import type { Identity } from '../http/app.ts'
import { attemptKey } from './throttle.ts'

const PURPOSE = 'known device'

/** Names no email: the cookie outlives a session on a shared computer. */
const hashOf = (c: Context<Identity>, email: string): string => attemptKey(c.env.SIGNING_KEY, { name: PURPOSE }, email)

/** One per account, so that one person's sign-in does not end another's. */
const cookieOf = (hash: string): string => `__Host-device-${hash.slice(0, 8)}`

export const deviceCookie = (c: Context<Identity>, email: string): string => cookieOf(hashOf(c, email))

/** Remembers that this browser has signed in to an account. */
export const rememberDevice = async (c: Context<Identity>, email: string): Promise<void> => {
  const of = hashOf(c, email)
  const nowMs = c.get('nowMs')()
  const claims = { id: randomToken(), of, at: nowMs }
  const value = await signToken(c.env.SIGNING_KEY, PURPOSE, claims, nowMs, LIFETIME_SECONDS.knownBrowser)
  setCookie(c, cookieOf(of), value, {
    ...{ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
    maxAge: LIFETIME_SECONDS.knownBrowser,
  })
}

/** Id of this browser if it has signed in to the email's account since that was last signed out everywhere. */
export const knownDevice = async (c: Context<Identity>, email: string): Promise<string | null> => {
  const hash = hashOf(c, email)
  const token = getCookie(c, cookieOf(hash))
  if (token === undefined) return null
  const { id, of, at } = (await verifyToken(c.env.SIGNING_KEY, PURPOSE, token, c.get('nowMs')())) ?? {}
  if (of !== hash || typeof id !== 'string' || typeof at !== 'number') return null
  return (await isStillVerified(c.env.DB, email, at)) ? id : null
}
