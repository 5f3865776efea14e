import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type Value = string | number | null

/**
 * A migrated, empty database in memory with the part of D1's interface that this worker uses, for tests in Node.
 * Runs the same SQLite statements as D1; tests/integration/api-*.test.ts run them in workerd.
 */
export function memoryD1(migrations = join(import.meta.dirname, '../migrations')): {
  db: D1Database
  sqlite: DatabaseSync
} {
  const sqlite = new DatabaseSync(':memory:')
  for (const file of readdirSync(migrations).sort()) sqlite.exec(readFileSync(join(migrations, file), 'utf8'))
  const db = {
    prepare: (sql: string) => statement(sqlite, sql, []),
    // Without a pause inside: others' statements must not fall into this transaction.
    async batch(statements: Statement[]) {
      sqlite.exec('BEGIN')
      try {
        const results = statements.map(({ rows }) => ({ results: rows() }))
        sqlite.exec('COMMIT')
        return results
      } catch (error) {
        sqlite.exec('ROLLBACK')
        throw error
      }
    },
  }
  return { db: db as unknown as D1Database, sqlite }
}

type Statement = ReturnType<typeof statement>

const statement = (sqlite: DatabaseSync, sql: string, values: Value[]) => {
  const rows = () => sqlite.prepare(sql).all(...values)
  return {
    rows,
    bind: (...bound: Value[]): unknown => statement(sqlite, sql, bound),
    all: async () => ({ results: rows() }),
    run: async () => ({ results: rows() }),
    first: async () => rows()[0] ?? null,
  }
}
