import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { randomToken } from '../../../shared/signing/sha256.ts'
import { signToken, verifyToken } from '../../../shared/signing/signed-token.ts'
import { type Account, accountByEmail } from '../accounts/accounts.ts'
import type { Identity } from '../http/app.ts'
import { attemptKey } from './throttle.ts'

const PURPOSE = 'known device'

/** Names no account: the cookie outlives a session on a shared computer. */
const hashOf = (c: Context<Identity>, of: string): string => attemptKey(c.env.SIGNING_KEY, { name: PURPOSE }, of)

/** One per email, so that one person's sign-in does not end another's. */
export const deviceCookie = (c: Context<Identity>, email: string): string =>
  `__Host-device-${hashOf(c, email).slice(0, 8)}`

/** Remembers that this browser has signed in to an account. */
export const rememberDevice = async (
  c: Context<Identity>,
  { id: accountId, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> => {
  const of = hashOf(c, accountId)
  const nowMs = c.get('nowMs')()
  const claims = { id: randomToken(), of, at: nowMs }
  const value = await signToken(c.env.SIGNING_KEY, PURPOSE, claims, nowMs, LIFETIME_SECONDS.knownBrowser)
  setCookie(c, deviceCookie(c, email), value, {
    ...{ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
    maxAge: LIFETIME_SECONDS.knownBrowser,
  })
}

/** Id of this browser if it has signed in to the email's account since that was last signed out everywhere. */
export const knownDevice = async (c: Context<Identity>, email: string): Promise<string | null> => {
  const token = getCookie(c, deviceCookie(c, email))
  if (token === undefined) return null
  const { id, of, at } = (await verifyToken(c.env.SIGNING_KEY, PURPOSE, token, c.get('nowMs')())) ?? {}
  if (typeof id !== 'string' || typeof at !== 'number') return null
  const account = (await accountByEmail(c.env.DB, email))?.account
  // A deleted account's email may have a new one.
  const isOwn = account !== undefined && of === hashOf(c, account.id)
  return isOwn && at > (account.endedAt ?? 0) ? id : null
}
