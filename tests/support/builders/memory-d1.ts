import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

type Value = string | number | null

/**
 * A migrated, empty database in memory with the part of D1's interface that this worker uses, for tests in Node.
 * Runs the same SQLite statements as D1; tests/integration/api-*.test.ts run them in workerd.
 */
export function memoryD1(migrations = join(import.meta.dirname, '../../../backend/api/migrations')): {
  db: D1Database
  sqlite: DatabaseSync
} {
  const sqlite = new DatabaseSync(':memory:')
  for (const file of readdirSync(migrations).sort()) sqlite.exec(readFileSync(join(migrations, file), 'utf8'))
  return { db: d1Of(sqlite), sqlite }
}

/** The same part of D1's interface for another database. */
export const d1Of = (sqlite: DatabaseSync): D1Database => {
  const prepared = new Map<string, StatementSync>()
  const prepare = (sql: string): StatementSync => {
    const statement = prepared.get(sql) ?? sqlite.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  const db = {
    prepare: (sql: string) => statement(prepare, sql, []),
    // Synchronous: other statements must not run within this transaction.
    async batch(statements: Statement[]) {
      sqlite.exec('BEGIN')
      try {
        const results = statements.map(({ rows }) => ({ results: rows() }))
        sqlite.exec('COMMIT')
        return results
      } catch (error) {
        // SQLite itself rolls back when it is full.
        if (sqlite.isTransaction) sqlite.exec('ROLLBACK')
        throw error
      }
    },
  }
  // There are no copies.
  const sessions = { ...db, withSession: () => ({ ...db, getBookmark: () => null }) }
  return sessions as unknown as D1Database
}

type Statement = ReturnType<typeof statement>

const statement = (prepare: (sql: string) => StatementSync, sql: string, values: Value[]) => {
  const rows = () => prepare(sql).all(...values)
  return {
    rows,
    bind: (...bound: Value[]): unknown => statement(prepare, sql, bound),
    all: async () => ({ results: rows() }),
    run: async () => ({ results: rows() }),
    first: async () => rows()[0] ?? null,
  }
}
