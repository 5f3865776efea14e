import { CONFIRMED, cheaper, OPENED } from './record-change.ts'

/**
 * Makes a message for everybody whom a change concerns, and notes that this is done: both or neither, so that a change
 * is matched once however often it is tried. One person gets one message, whatever they asked for of it.
 * @param instant ISO
 */
export const matchChange = async (db: D1Database, changeId: string, instant: string): Promise<void> => {
  await db.batch([
    db.prepare(MATCH).bind(changeId, instant),
    db
      .prepare('UPDATE tour_changes SET matched_at = ?2, failure = NULL WHERE id = ?1 AND matched_at IS NULL')
      .bind(changeId, instant),
  ])
}

const CHEAPER = `(a.on_price AND CASE a.currency
  WHEN 'GBP' THEN ${cheaper('gbp')} WHEN 'USD' THEN ${cheaper('usd')} ELSE ${cheaper('eur')} END)`

/** The alert that speaks for a person is the one on the departure itself, when there are two. */
const MATCH = `
  INSERT INTO alert_messages (key, person_id, change_id, alert_id, opened, confirmed, cheaper, state, created_at)
  SELECT 'alert/' || c.id || '/' || p.id, p.id, c.id, coalesce(max(CASE WHEN a.tour_id <> '' THEN a.id END), max(a.id)),
    max(a.on_stockout AND ${OPENED}), max(a.on_confirmed AND ${CONFIRMED}), max(${CHEAPER}),
    CASE p.cadence WHEN 'instant' THEN 'due' ELSE 'waiting' END, ?2
  FROM tour_changes AS c
  JOIN alerts AS a ON a.travel_id = c.travel_id AND a.tour_id IN ('', c.tour_id)
  JOIN alert_people AS p ON p.id = a.person_id
  WHERE c.id = ?1 AND c.matched_at IS NULL AND a.state = 'active' AND p.paused_at IS NULL
    AND a.active_at <= c.happened_at
    AND ((a.on_stockout AND ${OPENED}) OR (a.on_confirmed AND ${CONFIRMED}) OR ${CHEAPER})
  GROUP BY p.id
  ON CONFLICT (key) DO NOTHING`
