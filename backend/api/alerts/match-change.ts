import { instantOf } from '../../kit/clock.ts'
import type { Env } from '../env.ts'
import { failureName, logLine } from '../http/log.ts'
import { inAlertCurrency } from '../sql/fragment.ts'
import { backoffMs, MAX_ATTEMPTS } from './dead-letters.ts'
import { CONFIRMED, cheaper, OPENED } from './record-change.ts'

export const matchChange = async (db: D1Database, changeId: string, instant: string): Promise<void> => {
  await db.batch([
    db.prepare(MATCH).bind(changeId, instant),
    db
      .prepare('UPDATE tour_changes SET matched_at = ?2, failure = NULL WHERE id = ?1 AND matched_at IS NULL')
      .bind(changeId, instant),
  ])
}

const CHEAPER = `(a.on_price AND ${inAlertCurrency(cheaper)})`

/** An alert on the departure takes precedence over one on its travel. */
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

const AT_ONCE = 100

/** Matches one change, or all that are due. */
export const matchOpenChanges = async (env: Env, nowMs: number, only?: string): Promise<void> => {
  const { results } = await env.DB.prepare(
    `SELECT id, attempts FROM tour_changes WHERE matched_at IS NULL AND next_at <= ?1 AND attempts < ?2
      AND (?3 IS NULL OR id = ?3) ORDER BY happened_at LIMIT ${AT_ONCE}`,
  )
    .bind(nowMs, MAX_ATTEMPTS, only ?? null)
    .all<{ id: string; attempts: number }>()
  for (const { id, attempts } of results) {
    try {
      await matchChange(env.DB, id, instantOf(env))
    } catch (error) {
      await recordFailure(env.DB, id, attempts + 1, nowMs, error)
    }
  }
}

const recordFailure = async (db: D1Database, id: string, attempts: number, nowMs: number, error: unknown) => {
  const failure = failureName(error)
  if (attempts >= MAX_ATTEMPTS) logLine({ alerts: 'dead change', change: id, failure })
  await db
    .prepare('UPDATE tour_changes SET attempts = ?, next_at = ?, failure = ? WHERE id = ?')
    .bind(attempts, nowMs + backoffMs(attempts), failure, id)
    .run()
}
