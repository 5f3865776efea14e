import { deliverBookingCallbacks } from '../booking/booking-callbacks.ts'
import type { Env } from '../env.ts'
import { forgetEvents } from '../experiments/forget-events.ts'
import { now, realNow } from '../http/clock.ts'
import { purgeExpired } from './purge-expired.ts'
import { runAlerts } from './run-alerts.ts'

/** What runs each minute (wrangler.toml, `crons`): alerts, bookings to tell of, and once an hour what has to be forgotten. */
export const scheduled = async (env: Env): Promise<void> => {
  await runAlerts(env, { elapsed: realNow })
  await deliverBookingCallbacks(env, realNow())
  if (new Date(realNow()).getUTCMinutes() !== 0) return
  await purgeExpired(env.DB, now(env))
  await forgetEvents(env.DB, now(env))
}
