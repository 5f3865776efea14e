import { signWebhook } from '../../../shared/signing/webhook.ts'
import { realNow } from '../../kit/clock.ts'
import { backoffMs } from '../alerts/dead-letters.ts'
import type { Env } from '../env.ts'
import { logLine } from '../http/log.ts'

export type Booking = {
  id: string
  tour: string
  attribution: string
  bookedAt: string
  /** In units of the currency; null for bookings from before it was stored. */
  amount: number | null
  currency: string | null
}

const TIMEOUT_MS = 2000
const MAX_CONCURRENT = 20

/** Idempotent. */
export const recordBooking = async ({ DB }: Pick<Env, 'DB'>, booking: Booking) => {
  const { id, tour, attribution, bookedAt, amount, currency } = booking
  await DB.prepare(
    `INSERT INTO booking_callbacks (id, tour_id, attribution, booked_at, amount, currency) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`,
  )
    .bind(id, tour, attribution, bookedAt, amount, currency)
    .run()
}

type Row = Pick<Booking, 'id' | 'attribution' | 'amount' | 'currency'> & {
  tour_id: string
  booked_at: string
  attempts: number
}

/** Delivers due bookings, signed, with growing pauses until each is accepted. */
export const deliverBookingCallbacks = async (env: Env, nowMs: number): Promise<void> => {
  if (!env.STOREFRONT_URL || !env.BOOKING_KEY) return
  // Leases rows for their pause, so that concurrent runs deliver each once.
  const { results } = await env.DB.prepare(
    `SELECT id, tour_id, attribution, booked_at, amount, currency, attempts FROM booking_callbacks
    WHERE next_at <= ? LIMIT ${MAX_CONCURRENT}`,
  )
    .bind(nowMs)
    .all<Row>()
  for (const row of results) {
    const next = nowMs + backoffMs(row.attempts + 1)
    await env.DB.prepare('UPDATE booking_callbacks SET attempts = attempts + 1, next_at = ? WHERE id = ?')
      .bind(next, row.id)
      .run()
    if (await deliverCallback(env, env.BOOKING_KEY, row))
      await env.DB.prepare('DELETE FROM booking_callbacks WHERE id = ?').bind(row.id).run()
    else logLine({ error: 'booking callback', attempts: row.attempts + 1 })
  }
}

const deliverCallback = async ({ STOREFRONT_URL }: Env, key: string, row: Row): Promise<boolean> => {
  const { id, tour_id: tour, attribution, booked_at: bookedAt, amount, currency } = row
  const body = JSON.stringify({ tour, attribution, bookedAt, amount, currency })
  try {
    const response = await fetch(`${STOREFRONT_URL}/api/bookings`, {
      method: 'POST',
      // Signatures use real time, even where CLOCK is fixed.
      headers: { 'content-type': 'application/json', ...(await signWebhook(key, id, body, realNow())) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
