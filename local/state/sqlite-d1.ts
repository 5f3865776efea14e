import type { DatabaseSync, StatementSync } from 'node:sqlite'

type Value = string | number | null

/** The part of D1's interface that the back end and the seed use, for a database that this process has open. */
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
      const run = () => statements.map(({ rows }) => ({ results: rows() }))
      return sqlite.isTransaction ? run() : inTransaction(sqlite, run)
    },
  }
  // There are no copies.
  const sessions = { ...db, withSession: () => ({ ...db, getBookmark: () => null }) }
  return sessions as unknown as D1Database
}

const inTransaction = <T>(sqlite: DatabaseSync, run: () => T): T => {
  sqlite.exec('BEGIN')
  try {
    const results = run()
    sqlite.exec('COMMIT')
    return results
  } catch (error) {
    // SQLite itself rolls back when it is full.
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK')
    throw error
  }
}

type Statement = ReturnType<typeof statement>

const statement = (prepare: (sql: string) => StatementSync, sql: string, values: Value[]) => {
  const rows = () => prepare(sql).all(...values)
  return {
    rows,
    bind: (...bound: Value[]): unknown => statement(prepare, sql, bound),
    all: async () => ({ results: rows() }),
    run: async () => ({ results: rows() }),
    first: async (column?: string) => {
      const row = rows()[0] ?? null
      return row === null || column === undefined ? row : (row[column] ?? null)
    },
  }
}
