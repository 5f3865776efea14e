import { DAY_MS } from '../../../shared/dates/iso-days.ts'
import { purgeListStatements } from '../wishlist/purge-lists.ts'

/** Retention in days (decision 23). */
export const RETENTION_DAYS = {
  /** Covers the history on the preferences page. */
  changes: 100,
  removedAlerts: 30,
  /** Without any alert, with their consent. */
  people: 365,
  newsletter: 30,
  wemeetEvents: 60,
  sentMail: 100,
  bookingCallbacks: 14,
} as const

export const purgeExpired = async (db: D1Database, nowMs: number): Promise<void> => {
  const before = (kind: keyof typeof RETENTION_DAYS): string =>
    new Date(nowMs - RETENTION_DAYS[kind] * DAY_MS).toISOString()
  await db.batch([
    db.prepare('DELETE FROM tour_changes WHERE happened_at < ?').bind(before('changes')),
    db.prepare('DELETE FROM alert_messages WHERE created_at < ?').bind(before('changes')),
    db
      .prepare("DELETE FROM place_offers WHERE state <> 'open' AND expires_at < ?")
      .bind(nowMs - RETENTION_DAYS.changes * DAY_MS),
    db
      .prepare(
        `UPDATE alerts SET state = 'removed', removed_at = ?1 WHERE state <> 'removed' AND tour_id <> ''
          AND tour_id NOT IN (SELECT id FROM tours WHERE starting_date > substr(?1, 1, 10))`,
      )
      .bind(new Date(nowMs).toISOString()),
    db.prepare('DELETE FROM alerts WHERE removed_at < ?').bind(before('removedAlerts')),
    db
      .prepare('DELETE FROM alert_people WHERE created_at < ? AND id NOT IN (SELECT person_id FROM alerts)')
      .bind(before('people')),
    db
      .prepare(
        "DELETE FROM newsletter_subscriptions WHERE status <> 'confirmed' AND coalesce(left_at, consented_at) < ?",
      )
      .bind(before('newsletter')),
    db.prepare('DELETE FROM wemeet_events WHERE ends_at < ?').bind(nowMs - RETENTION_DAYS.wemeetEvents * DAY_MS),
    db.prepare('DELETE FROM sent_mail WHERE sent_at < ?').bind(before('sentMail')),
    db.prepare('DELETE FROM booking_callbacks WHERE booked_at < ?').bind(before('bookingCallbacks')),
    ...purgeListStatements(db, nowMs),
    db.prepare('DELETE FROM limits WHERE ends_at <= ?').bind(nowMs),
  ])
}
