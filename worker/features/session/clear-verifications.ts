import type { Context } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { COOKIES } from '../../gateway/cookie-names.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'

const forget = (c: Context<GatewayApp>, names: readonly string[]): void => {
  for (const name of names) deleteCookie(c, name, { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' })
}

/**
 * This browser forgets what its visitor has proven without signing in: whoever signs in is known by that alone, and
 * leaves nothing behind when the session ends. What was typed stays for the way back from the sign-in.
 */
export const clearVerifications = (c: Context<GatewayApp>): void => forget(c, [COOKIES.address, COOKIES.alerts])

/** The same, and what was typed: somebody signs out, or had everything deleted. */
export const forgetVisitor = (c: Context<GatewayApp>): void => {
  clearVerifications(c)
  forget(c, [COOKIES.alertDraft, COOKIES.signUp])
}
