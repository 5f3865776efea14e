import { isoDayOf } from '../../../shared/dates/iso-days.ts'
import { now } from '../../kit/clock.ts'
import type { Env } from '../env.ts'

/** UTC. */
const HOUR = 6
const MONDAY = 1
const PEOPLE_AT_ONCE = 100

/** Builds one digest message per person and due day; later news waits for the next digest. */
export const collectDigests = async (env: Env): Promise<void> => {
  const date = new Date(now(env))
  if (date.getUTCHours() < HOUR) return
  const day = isoDayOf(date.getTime())
  const { results } = await env.DB.prepare(
    `SELECT DISTINCT p.id FROM alert_messages AS m JOIN alert_people AS p ON p.id = m.person_id
    WHERE m.state = 'waiting' AND p.paused_at IS NULL AND (p.cadence <> 'weekly' OR ?1 = ${MONDAY})
      AND NOT EXISTS (SELECT 1 FROM alert_messages WHERE key = 'digest/' || p.id || '/' || ?2)
    LIMIT ${PEOPLE_AT_ONCE}`,
  )
    .bind(date.getUTCDay(), day)
    .all<{ id: string }>()
  for (const { id } of results) await collect(env.DB, id, `digest/${id}/${day}`, date.toISOString())
}

const collect = (db: D1Database, person: string, key: string, instant: string) =>
  db.batch([
    db
      .prepare(
        `UPDATE alert_messages SET state = 'collected', digest_key = ?1 WHERE person_id = ?2 AND state = 'waiting'
          AND NOT EXISTS (SELECT 1 FROM alert_messages WHERE key = ?1)`,
      )
      .bind(key, person),
    db
      .prepare(
        `INSERT INTO alert_messages (key, person_id, state, created_at) SELECT ?1, ?2, 'due', ?3
        WHERE EXISTS (SELECT 1 FROM alert_messages WHERE digest_key = ?1) ON CONFLICT (key) DO NOTHING`,
      )
      .bind(key, person, instant),
  ])
