import { instantOf, now, today } from '../../../kit/clock.ts'
import { applyBooking } from '../../backoffice/apply-booking.ts'
import { changeTour } from '../../backoffice/change-tour.ts'
import type { Env } from '../../env.ts'
import { failureName, logLine } from '../../http/log.ts'
import { announce } from '../../publishing/announce.ts'

const AT_ONCE = 50

/** Offers places that nobody took in time to the next one who waits; without one the departure has them again. */
export const passPlacesOn = async (env: Env): Promise<void> => {
  const { results } = await env.DB.prepare(
    `SELECT id, tour_id, change_id FROM place_offers WHERE state = 'open' AND expires_at <= ?
    ORDER BY expires_at LIMIT ${AT_ONCE}`,
  )
    .bind(now(env))
    .all<{ id: string; tour_id: string; change_id: string }>()
  for (const { id, tour_id: tour, change_id: freedBy } of results) {
    try {
      const when = { today: today(env), instant: instantOf(env), lapsed: { offer: id, freedBy } }
      const outcome = await changeTour(env.DB, tour, (state) => applyBooking(state, -1), when)
      // A departure that is gone or closed has no place to pass on.
      if (outcome.kind !== 'changed')
        await env.DB.prepare("UPDATE place_offers SET state = 'lapsed' WHERE id = ? AND state = 'open'").bind(id).run()
    } catch (error) {
      logLine({ alerts: 'place not passed on', failure: failureName(error) })
    }
  }
  if (results.length > 0) await announce(env)
}
