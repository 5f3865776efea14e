import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { d1Of } from '../../../local/state/sqlite-d1.ts'

/**
 * A migrated, empty database in memory with the part of D1's interface that this worker uses, for tests in Node.
 * Runs the same SQLite statements as D1; tests/integration/api-*.test.ts run them in workerd.
 */
export const memoryD1 = (
  migrations = join(import.meta.dirname, '../../../backend/api/migrations'),
): {
  db: D1Database
  sqlite: DatabaseSync
} => {
  const sqlite = new DatabaseSync(':memory:')
  for (const file of readdirSync(migrations).sort()) sqlite.exec(readFileSync(join(migrations, file), 'utf8'))
  return { db: d1Of(sqlite), sqlite }
}
