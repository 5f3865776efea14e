import { CONVERSION_DAYS } from '../../../shared/contracts/experiment-events.ts'
import { DAY_MS } from '../../../shared/dates/iso-days.ts'

/** Retention in days (decision 25). */
export const EVENT_RETENTION_DAYS = {
  /** Visitors who are still counted keep their conversions. */
  events: 180,
  /** Longer than a booking callback can still arrive. */
  forgotten: CONVERSION_DAYS + 14,
} as const

export const purgeEvents = async (db: D1Database, nowMs: number): Promise<void> => {
  const before = (kind: keyof typeof EVENT_RETENTION_DAYS): string =>
    new Date(nowMs - EVENT_RETENTION_DAYS[kind] * DAY_MS).toISOString()
  await db.batch([
    db.prepare('DELETE FROM exposures WHERE last_at < ?').bind(before('events')),
    db
      .prepare('DELETE FROM conversions WHERE happened_at < ? AND visitor NOT IN (SELECT visitor FROM exposures)')
      .bind(before('events')),
    db.prepare('DELETE FROM hourly_sums WHERE (visitors, booking_click, booking, crossed, measured) = (0, 0, 0, 0, 0)'),
    db.prepare('DELETE FROM counted_experiments WHERE visitors = 0'),
    db.prepare('DELETE FROM forgotten_visitors WHERE forgotten_at < ?').bind(before('forgotten')),
  ])
}
