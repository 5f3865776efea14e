import { reportError } from '../../shared/log/error-report.ts'
import { now, realNow, today } from '../kit/clock.ts'
import { passPlacesOn } from './alerts/places/pass-places-on.ts'
import { purgeExpired } from './alerts/purge-expired.ts'
import { runAlerts } from './alerts/run-alerts.ts'
import { deliverBookingCallbacks } from './booking/booking-callbacks.ts'
import { countOdds } from './catalogue/group-odds.ts'
import { importFromCms } from './cms/import-from-cms.ts'
import type { Env } from './env.ts'
import { purgeEvents } from './experiments/purge-events.ts'
import { logLine } from './http/log.ts'
import { indexTravels } from './lookup/index-travels.ts'
import { purgeLog } from './office/log.ts'
import { publishDue } from './office/publish-due.ts'

/** Runs each minute. What fails does not keep the rest from running. */
export const scheduled = async ({ scheduledTime }: Pick<ScheduledController, 'scheduledTime'>, env: Env) => {
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    places: () => passPlacesOn(env),
    alerts: () => runAlerts(env, { realNow }),
    callbacks: () => deliverBookingCallbacks(env, realNow()),
    cms: () => importFromCms(env),
    drafts: () => publishDue(env),
    index: () => indexTravels(env),
    purge: () => purgeHourly(env, scheduledTime),
  }
  const failures: unknown[] = []
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run()
    } catch (error) {
      logLine({ error: 'scheduled', step, ...reportError('scheduled', error) })
      failures.push(error)
    }
  }
  // The platform counts the run as failed.
  if (failures.length > 0) throw failures[0]
}

const HOUR_MS = 3_600_000

/** By the time of the schedule: a run may start late, fail or be left out, and then the next one purges. */
const purgeHourly = async (env: Env, scheduledMs: number): Promise<void> => {
  const hour = Math.floor(scheduledMs / HOUR_MS)
  const last = await env.DB.prepare("SELECT value FROM meta WHERE key = 'purged_hour'").first<{ value: string }>()
  if (last !== null && Number(last.value) >= hour) return
  await purgeExpired(env.DB, now(env))
  await purgeEvents(env.EVENTS_DB, now(env))
  await countOdds(env.DB, today(env))
  await purgeLog(env.DB, now(env)).run()
  await env.DB.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('purged_hour', ?)").bind(String(hour)).run()
}
