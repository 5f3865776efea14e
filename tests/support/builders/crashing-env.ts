import type { Env } from '../../../backend/api/env.ts'

/** Points at which a worker can crash between a change and its mail. */
export const CRASH_POINTS = ['stored', 'queued', 'received', 'matched', 'leased', 'rendered', 'sent', 'marked'] as const
export type CrashPoint = (typeof CRASH_POINTS)[number]

type Port = 'queue' | 'database' | 'mail'

/** Port call at which the worker crashes, before or after its effect. */
const CALLS: Record<CrashPoint, { when: 'before' | 'after'; port: Port; sql?: string }> = {
  stored: { when: 'before', port: 'queue' },
  queued: { when: 'after', port: 'queue' },
  received: { when: 'before', port: 'database' },
  matched: { when: 'after', port: 'database', sql: 'UPDATE tour_changes SET matched_at' },
  leased: { when: 'after', port: 'database', sql: 'UPDATE alert_messages SET next_at' },
  rendered: { when: 'before', port: 'mail' },
  sent: { when: 'after', port: 'mail' },
  marked: { when: 'after', port: 'database', sql: 'UPDATE alert_messages SET state = ?, sent_at' },
}

class Crash extends Error {
  override name = 'Crash'
}

/**
 * Runs work of a worker that crashes at a point: all later calls to database, queue and mail throw, so that no error
 * handler can clean up.
 * @returns true if the point was reached
 */
export const runUntilCrash = async (
  env: Env,
  point: CrashPoint | null,
  work: (env: Env) => Promise<unknown>,
): Promise<boolean> => {
  let hasCrashed = false
  const guard = async <T>(port: Port, sql: string, effect: () => Promise<T>): Promise<T> => {
    const call = point === null ? null : CALLS[point]
    const isPoint = call !== null && call.port === port && sql.includes(call.sql ?? '')
    if (isPoint && call.when === 'before') hasCrashed = true
    if (hasCrashed) throw new Crash()
    const result = await effect()
    if (isPoint) hasCrashed = true
    if (hasCrashed) throw new Crash()
    return result
  }
  const queue = env.CHANGES
  const crashing: Env = {
    ...env,
    DB: guardedDatabase(env.DB, (sql, effect) => guard('database', sql, effect)),
    ...(env.OUTBOX && { OUTBOX: guardedDatabase(env.OUTBOX, (sql, effect) => guard('mail', sql, effect)) }),
    ...(queue && {
      CHANGES: { send: (note) => guard('queue', '', () => queue.send(note)) } as NonNullable<Env['CHANGES']>,
    }),
  }
  try {
    await work(crashing)
  } catch (error) {
    if (!(error instanceof Crash)) throw error
  }
  return hasCrashed
}

type Guard = <T>(sql: string, effect: () => Promise<T>) => Promise<T>
type Guarded = { sql: string; statement: D1PreparedStatement }

const guardedDatabase = (db: D1Database, guard: Guard): D1Database =>
  ({
    prepare: (sql: string) => guardedStatement(sql, db.prepare(sql), guard),
    batch: (statements: Guarded[]) =>
      guard(statements.map(({ sql }) => sql).join(';'), () => db.batch(statements.map(({ statement }) => statement))),
  }) as unknown as D1Database

const guardedStatement = (sql: string, statement: D1PreparedStatement, guard: Guard): unknown => ({
  sql,
  statement,
  bind: (...values: unknown[]) => guardedStatement(sql, statement.bind(...values), guard),
  all: () => guard(sql, () => statement.all()),
  run: () => guard(sql, () => statement.run()),
  first: () => guard(sql, () => statement.first()),
})
