import type { Env } from '../env.ts'
import { now } from '../http/clock.ts'
import { logLine } from '../http/log-line.ts'
import { matchChange } from './match-change.ts'
import { backoffMs, MAX_ATTEMPTS } from './retry-times.ts'

const AT_ONCE = 100

/**
 * Matches the changes that nobody has matched yet: those that were handed over, or all that are due.
 * @param elapsed ms that pass
 */
export const matchOpenChanges = async (env: Env, elapsed: number, only?: string): Promise<void> => {
  const { results } = await env.DB.prepare(
    `SELECT id, attempts FROM tour_changes WHERE matched_at IS NULL AND next_at <= ?1 AND attempts < ?2
      AND (?3 IS NULL OR id = ?3) ORDER BY happened_at LIMIT ${AT_ONCE}`,
  )
    .bind(elapsed, MAX_ATTEMPTS, only ?? null)
    .all<{ id: string; attempts: number }>()
  for (const { id, attempts } of results) {
    try {
      await matchChange(env.DB, id, new Date(now(env)).toISOString())
    } catch (error) {
      await noteFailure(env.DB, id, attempts + 1, elapsed, error)
    }
  }
}

const noteFailure = async (db: D1Database, id: string, attempts: number, elapsed: number, error: unknown) => {
  const failure = error instanceof Error ? error.name : 'unknown'
  if (attempts >= MAX_ATTEMPTS) logLine({ alerts: 'dead change', change: id, failure })
  await db
    .prepare('UPDATE tour_changes SET attempts = ?, next_at = ?, failure = ? WHERE id = ?')
    .bind(attempts, elapsed + backoffMs(attempts), failure, id)
    .run()
}
