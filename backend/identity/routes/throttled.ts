import type { Context } from 'hono'
import { callerOf, networkOf } from '../../api/limits/rate-limit.ts'
import type { Identity } from '../http/app.ts'
import { attemptKey, consumeAttempt, type Limit, refundAttempt } from '../throttle/throttle.ts'

/** `null` on the local port. */
const ipOf = (c: Context<Identity>): string | null =>
  callerOf(c.req.raw.headers) ?? (c.env.ENVIRONMENT === 'production' ? 'unknown' : null)

/** Returns how to give the attempts back; `null` over the limit. */
export const countAttempt = async (
  c: Context<Identity>,
  limits: { address: Limit; ip: Limit },
  email: string,
  ip: string | null = ipOf(c),
): Promise<{ addressKey: string; takeBack: () => Promise<void> } | null> => {
  const { DB, SIGNING_KEY } = c.env
  const nowMs = c.get('nowMs')()
  const ipKey = ip === null ? null : attemptKey(SIGNING_KEY, limits.ip, networkOf(ip))
  const addressKey = attemptKey(SIGNING_KEY, limits.address, email)
  if (ipKey !== null && !(await consumeAttempt(DB, ipKey, limits.ip, nowMs))) return null
  if (!(await consumeAttempt(DB, addressKey, limits.address, nowMs))) return null
  return {
    addressKey,
    async takeBack() {
      await refundAttempt(DB, addressKey)
      if (ipKey !== null) await refundAttempt(DB, ipKey)
    },
  }
}
