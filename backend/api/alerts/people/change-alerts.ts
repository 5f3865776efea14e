import type { AlertRemoval, Cadence } from '../../../../shared/contracts/alerts.ts'

/** Changes while an alert is inactive are never reported. False when the person has no such alert. */
export const setAlertState = async (
  db: D1Database,
  { person, alert, state, instant }: { person: string; alert: string; state: 'active' | 'paused'; instant: string },
): Promise<boolean> => {
  const row = await db
    .prepare(
      `UPDATE alerts SET active_at = CASE WHEN state = 'paused' AND ?1 = 'active' THEN ?2 ELSE active_at END, state = ?1
      WHERE id = ?3 AND person_id = ?4 AND state <> 'removed' RETURNING id`,
    )
    .bind(state, instant, alert, person)
    .first()
  return row !== null
}

/** Idempotent; the first reason stays. False when the person never had such an alert. */
export const removeAlert = async (
  db: D1Database,
  { person, alert, removal, instant }: { person: string; alert: string; removal: AlertRemoval | null; instant: string },
): Promise<boolean> => {
  const row = await db
    .prepare(
      `UPDATE alerts SET state = 'removed', removed_at = coalesce(removed_at, ?1),
        removal_reason = coalesce(removal_reason, ?2), removal_text = coalesce(removal_text, ?3)
      WHERE id = ?4 AND person_id = ?5 RETURNING id`,
    )
    .bind(instant, removal?.reason ?? null, removal?.text || null, alert, person)
    .first()
  return row !== null
}

/** Messages that waited for a cancelled digest are sent on their own. */
export const changePreferences = async (
  db: D1Database,
  person: string,
  { cadence, paused }: { cadence?: Cadence | undefined; paused?: boolean | undefined },
  instant: string,
): Promise<void> => {
  await db.batch([
    db
      .prepare(
        `UPDATE alert_people SET cadence = coalesce(?1, cadence),
          paused_at = CASE ?2 WHEN 1 THEN coalesce(paused_at, ?3) WHEN 0 THEN NULL ELSE paused_at END WHERE id = ?4`,
      )
      .bind(cadence ?? null, paused === undefined ? null : paused ? 1 : 0, instant, person),
    db
      .prepare(
        `UPDATE alert_messages SET state = 'due' WHERE person_id = ? AND state = 'waiting'
          AND (SELECT cadence FROM alert_people WHERE id = person_id) = 'instant'`,
      )
      .bind(person),
  ])
}
