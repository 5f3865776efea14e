import { CONVERSION_DAYS } from '../../../shared/contracts/experiment-events.ts'

const DAY_MS = 86_400_000

/** How many days it is kept what experiments are counted by; decision 39 says why. */
export const EVENT_RETENTION_DAYS = {
  /**
   * From the last time that the visitor was seen in an experiment, and from the conversion. Whoever is still counted
   * keeps their conversions, or they would become a visitor who never converted.
   */
  events: 180,
  /** Bookings that nobody has wanted to hear of. */
  callbacks: 14,
  /** Longer than a booking can be told of that they had left for, and what was told be on its way. */
  forgotten: CONVERSION_DAYS + 14,
} as const

/** Deletes what was kept long enough. @param nowMs of the calendar */
export const forgetEvents = async (db: D1Database, nowMs: number): Promise<void> => {
  const before = (kind: keyof typeof EVENT_RETENTION_DAYS): string =>
    new Date(nowMs - EVENT_RETENTION_DAYS[kind] * DAY_MS).toISOString()
  await db.batch([
    db.prepare('DELETE FROM exposures WHERE last_at < ?').bind(before('events')),
    db
      .prepare('DELETE FROM conversions WHERE happened_at < ? AND visitor NOT IN (SELECT visitor FROM exposures)')
      .bind(before('events')),
    db.prepare('DELETE FROM forgotten_visitors WHERE forgotten_at < ?').bind(before('forgotten')),
    db.prepare('DELETE FROM booking_callbacks WHERE booked_at < ?').bind(before('callbacks')),
  ])
}
