import { tellBookings } from '../booking/tell-bookings.ts'
import type { Env } from '../env.ts'
import { forgetEvents } from '../experiments/forget-events.ts'
import { elapsed, now } from '../http/clock.ts'
import { forgetOld } from './forget-old.ts'
import { runAlerts } from './run-alerts.ts'

/** What runs each minute (wrangler.toml, `crons`): alerts, bookings to tell of, and once an hour what has to be forgotten. */
export const scheduled = async (env: Env): Promise<void> => {
  await runAlerts(env, { elapsed })
  await tellBookings(env, elapsed())
  if (new Date(elapsed()).getUTCMinutes() !== 0) return
  await forgetOld(env.DB, now(env))
  await forgetEvents(env.DB, now(env))
}
