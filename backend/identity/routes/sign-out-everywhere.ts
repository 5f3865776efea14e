import type { Context } from 'hono'
import { type Account, revokeAllSessions } from '../accounts/accounts.ts'
import { sendBackchannelLogout } from '../backchannel-logout.ts'
import type { Identity } from '../http/app.ts'
import { attemptKey, codeLimits } from '../throttle/throttle.ts'

/**
 * Ends an account's sessions, recovery links and known devices, and notifies the storefront. Mails of recovery that
 * others have requested count no longer, because their links, which would have replaced further ones, have ended.
 */
export const signOutEverywhere = async (c: Context<Identity>, { id, email }: Account): Promise<void> => {
  const { DB, SIGNING_KEY, CLIENT_ID } = c.env
  await revokeAllSessions(DB, id, c.get('nowMs')())
  await sendBackchannelLogout({ provider: c.get('provider'), clientId: CLIENT_ID, accountId: id })
  const recoveries = attemptKey(SIGNING_KEY, codeLimits('password').address, email)
  await DB.prepare('DELETE FROM attempt WHERE key = ?').bind(recoveries).run()
}
