import { readdirSync, readFileSync } from 'node:fs'
import { unstable_splitSqlQuery } from 'wrangler'

/** The part of D1 that migrations and seeding use; Miniflare's proxy and a worker's binding have it. */
export type Database = Pick<D1Database, 'prepare' | 'batch'>

/**
 * Applies missing migrations in the order of their names, each in a batch. Uses the table of `wrangler d1 migrations
 * apply` (d1_migrations), so both work on one database. Throws for a database of another version.
 */
export const migrate = async (database: Database, folder: string): Promise<void> => {
  await database
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run()
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map((row) => row.name))
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const unknown = [...applied].find((name) => !files.includes(name))
  if (unknown !== undefined)
    throw new Error(
      `The database of ${folder} is of another version (${unknown}): delete the state folder, or use another STATE.`,
    )
  const missing = files.filter((name) => !applied.has(name)).sort()
  if (missing.length === 0) return
  console.log(`Migrating: ${folder}, ${missing.length}`)
  for (const name of missing)
    await database.batch([
      ...unstable_splitSqlQuery(readFileSync(`${folder}/${name}`, 'utf8')).map((sql) => database.prepare(sql)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
}
