import { registerCopy } from '../sql/replica.ts'

type Row = Readonly<Record<string, unknown>>
type Read = { sql: string; values: readonly unknown[]; row: Row | null }

/** What a change was made of has changed since it was read. */
export class ChangedMeanwhile extends Error {}

/** A database for statements that find one row or none, which it remembers. */
export const recordReads = (db: D1Database): { db: D1Database; reads: readonly Read[] } => {
  const reads: Read[] = []
  const statementOf = (sql: string, values: readonly unknown[]) => {
    const first = async () => {
      const row = await db
        .prepare(sql)
        .bind(...values)
        .first<Row>()
      reads.push({ sql, values, row })
      return row
    }
    return {
      first,
      bind: (...bound: unknown[]) => statementOf(sql, bound),
      all: async () => ({ results: [await first()].filter((row) => row !== null) }),
    }
  }
  return { db: { prepare: (sql: string) => statementOf(sql, []) } as unknown as D1Database, reads }
}

/**
 * A database whose batches fail as a whole, with `ChangedMeanwhile`, while reads would find something else; until a
 * batch itself has changed that. D1 has no transactions of several steps.
 */
export const guardWrites = (db: D1Database, reads: readonly Read[]): D1Database => {
  let isGuarding = true
  const guarded = {
    prepare: (sql: string) => db.prepare(sql),
    batch: async (statements: D1PreparedStatement[]) => {
      if (!isGuarding) return db.batch(statements)
      const checks = reads.map((read) => checkOf(db, read, (isSame) => `json(iif(${isSame}, '1', 'changed'))`))
      const lasts = reads.map((read) => checkOf(db, read, (isSame) => isSame))
      const results = await db.batch<{ passed: unknown }>([...checks, ...statements, ...lasts]).catch(toChanged)
      isGuarding = results.slice(checks.length + statements.length).every((last) => last.results[0]?.passed === 1)
      return results.slice(checks.length, checks.length + statements.length)
    },
  } as unknown as D1Database
  registerCopy(guarded, db)
  return guarded
}

const checkOf = (
  db: D1Database,
  { sql, values, row }: Read,
  passed: (isSame: string) => string,
): D1PreparedStatement => {
  const columns = Object.keys(row ?? {}).map((name) => `"${name}" IS ?`)
  const isSame = row === null ? `NOT EXISTS (${sql})` : `EXISTS (SELECT 1 FROM (${sql}) WHERE ${columns.join(' AND ')})`
  return db.prepare(`SELECT ${passed(isSame)} AS passed`).bind(...values, ...Object.values(row ?? {}))
}

/** Only the checks parse what is no JSON. */
const toChanged = (error: unknown): never => {
  throw /malformed JSON/.test(String(error)) ? new ChangedMeanwhile() : error
}
