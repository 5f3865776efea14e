import { signWebhook } from '../../../shared/signing/webhook.ts'
import { backoffMs } from '../alerts/retry-policy.ts'
import type { Env } from '../env.ts'
import { realNow } from '../http/clock.ts'
import { logLine } from '../http/log.ts'

/** A booking that came from the storefront. `attribution` is the storefront's own, unreadable here. */
export type Booking = { id: string; tour: string; attribution: string; bookedAt: string }

const TIMEOUT_MS = 2000
const MAX_CONCURRENT = 20

/** Has the storefront told of a booking. Booked once more under the same id, it is the same booking. */
export const noteBooking = async ({ DB }: Pick<Env, 'DB'>, { id, tour, attribution, bookedAt }: Booking) => {
  await DB.prepare(
    `INSERT INTO booking_callbacks (id, tour_id, attribution, booked_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  )
    .bind(id, tour, attribution, bookedAt)
    .run()
}

type Row = { id: string; tour_id: string; attribution: string; booked_at: string; attempts: number }

/**
 * Tells the storefront of every booking that is due, until it has heard: signed, with growing pauses in between.
 * @param nowMs of spans, not of the calendar
 */
export const deliverBookingCallbacks = async (env: Env, nowMs: number): Promise<void> => {
  if (!env.STOREFRONT_URL || !env.BOOKING_KEY) return
  // Whoever takes one has it for as long as its pause: two runs at once tell of it once.
  const { results } = await env.DB.prepare(
    `SELECT id, tour_id, attribution, booked_at, attempts FROM booking_callbacks WHERE next_at <= ? LIMIT ${MAX_CONCURRENT}`,
  )
    .bind(nowMs)
    .all<Row>()
  for (const row of results) {
    const next = nowMs + backoffMs(row.attempts + 1)
    await env.DB.prepare('UPDATE booking_callbacks SET attempts = attempts + 1, next_at = ? WHERE id = ?')
      .bind(next, row.id)
      .run()
    if (await tell(env, env.BOOKING_KEY, row))
      await env.DB.prepare('DELETE FROM booking_callbacks WHERE id = ?').bind(row.id).run()
    else logLine({ booking: 'storefront not told', attempts: row.attempts + 1 })
  }
}

const tell = async ({ STOREFRONT_URL }: Env, key: string, row: Row): Promise<boolean> => {
  const { id, tour_id: tour, attribution, booked_at: bookedAt } = row
  const body = JSON.stringify({ tour, attribution, bookedAt })
  try {
    const answer = await fetch(`${STOREFRONT_URL}/api/bookings`, {
      method: 'POST',
      // Signed at the moment at which it is sent, whatever day it is in the catalogue.
      headers: { 'content-type': 'application/json', ...(await signWebhook(key, id, body, realNow())) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
