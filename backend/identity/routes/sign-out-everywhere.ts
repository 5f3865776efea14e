import type { Context } from 'hono'
import type { Account } from '../accounts/accounts.ts'
import { endSignIns } from '../accounts/end-sign-ins.ts'
import { sendBackchannelLogout } from '../backchannel-logout.ts'
import type { Identity } from '../http/app.ts'
import { attemptKey, codeLimits } from '../throttle/throttle.ts'

/**
 * Ends an account's sign-ins, recovery links and known devices together with further changes, and notifies the
 * storefront. Mails of recovery that others have requested count no longer, because their links, which would have
 * replaced further ones, have ended. Returns the account as it is then.
 */
export const signOutEverywhere = async (
  c: Context<Identity>,
  account: Account,
  changes: readonly D1PreparedStatement[] = [],
): Promise<Account> => {
  const { DB, SIGNING_KEY, CLIENT_ID } = c.env
  const { id, email } = account
  const endedAt = c.get('nowMs')()
  const recoveries = attemptKey(SIGNING_KEY, codeLimits('password').address, email)
  await DB.batch([
    ...changes,
    ...endSignIns(DB, account, endedAt),
    DB.prepare('DELETE FROM attempt WHERE key = ?').bind(recoveries),
  ])
  await sendBackchannelLogout({ provider: c.get('provider'), clientId: CLIENT_ID, accountId: id })
  return { ...account, endedAt }
}
