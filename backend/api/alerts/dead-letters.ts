export const MAX_ATTEMPTS = 8
export const LEASE_MS = 120_000
const MIN_BACKOFF_MS = 60_000
const MAX_BACKOFF_MS = 6 * 3_600_000

/** Doubles from a minute up to six hours. */
export const backoffMs = (attempts: number): number =>
  Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** Math.max(0, attempts - 1))

export type DeadLetters = {
  due: number
  waiting: number
  openChanges: number
  messages: { key: string; attempts: number; failure: string | null; createdAt: string }[]
  changes: { id: string; tour: string; attempts: number; failure: string | null; happenedAt: string }[]
}

const MAX_LISTED = 100

export const deadLetters = async (db: D1Database): Promise<DeadLetters> => {
  const [counts, messages, changes] = await db.batch([
    db
      .prepare(
        `SELECT (SELECT count(*) FROM alert_messages WHERE state = 'due') AS due,
          (SELECT count(*) FROM alert_messages WHERE state = 'waiting') AS waiting,
          (SELECT count(*) FROM tour_changes WHERE matched_at IS NULL AND attempts < ?) AS openChanges`,
      )
      .bind(MAX_ATTEMPTS),
    db.prepare(
      `SELECT key, attempts, failure, created_at AS createdAt FROM alert_messages WHERE state = 'dead'
      ORDER BY created_at DESC LIMIT ${MAX_LISTED}`,
    ),
    db
      .prepare(
        `SELECT id, tour_id AS tour, attempts, failure, happened_at AS happenedAt FROM tour_changes
        WHERE matched_at IS NULL AND attempts >= ? ORDER BY happened_at DESC LIMIT ${MAX_LISTED}`,
      )
      .bind(MAX_ATTEMPTS),
  ])
  return {
    ...(counts?.results[0] as Pick<DeadLetters, 'due' | 'waiting' | 'openChanges'>),
    messages: (messages?.results ?? []) as DeadLetters['messages'],
    changes: (changes?.results ?? []) as DeadLetters['changes'],
  }
}

/** Gives all dead letters eight more attempts; returns how many. */
export const retryDead = async (db: D1Database): Promise<number> => {
  const [messages, changes] = await db.batch([
    db.prepare("UPDATE alert_messages SET state = 'due', attempts = 0, next_at = 0 WHERE state = 'dead' RETURNING key"),
    db
      .prepare(
        'UPDATE tour_changes SET attempts = 0, next_at = 0 WHERE matched_at IS NULL AND attempts >= ? RETURNING id',
      )
      .bind(MAX_ATTEMPTS),
  ])
  return (messages?.results.length ?? 0) + (changes?.results.length ?? 0)
}
