import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { DATABASES } from './databases.ts'
import { migrate } from './migrate.ts'
import { d1Of } from './sqlite-d1.ts'

/**
 * Each migration with the start of its SHA-256. A deployment never applies a file again: a change belongs into a new
 * file, and a hash here changes only while no deployment has the file.
 */
const RELEASED: Record<string, string> = {
  'backend/api/migrations/0001_schema.sql': '8925006d256e0d17',
  'backend/api/experiments/migrations/0001_schema.sql': '228476a8a7810a15',
  'backend/identity/migrations/0001_schema.sql': '7859c2c796d52f6c',
  'worker/features/session/migrations/0001_schema.sql': '016512f8a6f418e0',
}

const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Fills each table with a row; returns the first one of each. */
const fillTables = (sqlite: DatabaseSync) => {
  sqlite.exec('PRAGMA ignore_check_constraints = ON')
  const tables = sqlite.prepare("SELECT name FROM pragma_table_list WHERE type = 'table' AND name NOT GLOB 'sqlite_*'")
  const names = tables.all().map(({ name }) => String(name))
  for (const table of names) {
    const columns = sqlite.prepare('SELECT name, type FROM pragma_table_xinfo(?) WHERE hidden = 0').all(table)
    const values = columns.map(({ type }) => (/INT|REAL/.test(String(type)) ? '1' : "'{}'"))
    const fields = columns.map(({ name }) => `"${name}"`)
    sqlite.exec(`INSERT OR IGNORE INTO "${table}" (${fields}) VALUES (${values})`)
  }
  // Triggers change rows of other tables.
  return new Map(names.map((table) => [table, sqlite.prepare(`SELECT * FROM "${table}" LIMIT 1`).get()] as const))
}

describe('migrations', () => {
  it.each(DATABASES)('of $name are numbered without a gap, and apply to an empty database', async ({ migrations }) => {
    vi.spyOn(console, 'log').mockReturnValue()
    const numbers = readdirSync(migrations).map((name) => Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]))
    expect(numbers.sort()).toEqual(numbers.map((_, index) => index + 1))
    const sqlite = new DatabaseSync(':memory:')
    await migrate(d1Of(sqlite), migrations)
    expect(sqlite.prepare('PRAGMA foreign_key_check').all()).toEqual([])
    expect(sqlite.prepare('SELECT count(*) AS n FROM d1_migrations').get()).toEqual({ n: numbers.length })
  })

  /** Databases of each earlier version, by the migrations that they have. */
  const EARLIER = DATABASES.flatMap(({ name, migrations }) => {
    const files = readdirSync(migrations).sort()
    return files.slice(1).map((_, index) => ({ name, migrations, applied: files.slice(0, index + 1) }))
  })

  it.each(EARLIER)('of $name keep the rows of a database that has $applied', async ({ name, migrations, applied }) => {
    vi.spyOn(console, 'log').mockReturnValue()
    const earlier = mkdtempSync(join(folder, name))
    for (const file of applied) copyFileSync(join(migrations, file), join(earlier, file))
    const sqlite = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
    await migrate(d1Of(sqlite), earlier)
    const rows = fillTables(sqlite)
    expect(rows.size).toBeGreaterThan(1)
    await migrate(d1Of(sqlite), migrations)
    for (const [table, row] of rows)
      if (row !== undefined) expect(sqlite.prepare(`SELECT * FROM "${table}" LIMIT 1`).get(), table).toMatchObject(row)
  })

  it('do not change once they are released, and are listed', () => {
    const files = DATABASES.flatMap(({ migrations }) => readdirSync(migrations).map((name) => `${migrations}/${name}`))
    const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
    expect(Object.fromEntries(files.map((file) => [file, hashOf(file)]))).toEqual(RELEASED)
  })

  it('are applied once, keep the rows, and are refused for a database of another version', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const database = d1Of(new DatabaseSync(':memory:'))
    writeFileSync(join(folder, '0001_schema.sql'), 'CREATE TABLE a (id TEXT);')
    await migrate(database, folder)
    await database.prepare("INSERT INTO a VALUES ('kept')").run()
    writeFileSync(join(folder, '0002_more.sql'), "ALTER TABLE a ADD COLUMN more TEXT NOT NULL DEFAULT 'new';")
    await migrate(database, folder)
    await migrate(database, folder)
    expect(await database.prepare('SELECT * FROM a').first()).toEqual({ id: 'kept', more: 'new' })
    rmSync(join(folder, '0002_more.sql'))
    await expect(migrate(database, folder)).rejects.toThrow(/another version \(0002_more\.sql\)/)
  })
})
