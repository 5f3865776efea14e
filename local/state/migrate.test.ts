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
  'backend/api/migrations/0001_schema.sql': '9e65bdd8154a3d1b',
  'backend/api/migrations/0002_points.sql': '724f9ae6a6296a44',
  'backend/api/migrations/0003_places.sql': 'bf5853a5e53e557e',
  'backend/api/migrations/0004_office.sql': '5e83051a7cd0bcc7',
  'backend/api/migrations/0005_booking_total.sql': '3af342202e2f393d',
  'backend/api/migrations/0006_drafts_in_log.sql': '96b6abbd7849af62',
  'backend/api/migrations/0007_page_drafts.sql': 'f54fc6bcf7ac31ea',
  'backend/api/migrations/0008_former_tour_codes.sql': '9f8c611c667311f2',
  'backend/api/experiments/migrations/0001_schema.sql': '868fe154fbf43ef9',
  'backend/api/experiments/migrations/0002_sums.sql': '2d2a8ec13163fd8e',
  'backend/api/experiments/migrations/0003_measured.sql': '1c4ee3293b89300b',
  'backend/api/experiments/migrations/0004_unmeasured.sql': '5e45b78947277a9e',
  'backend/api/experiments/migrations/0005_totals.sql': 'e356a7321e6f1b92',
  'backend/identity/migrations/0001_schema.sql': '806bc4777edb89d9',
  'backend/identity/migrations/0002_roles.sql': 'e4bee5726431ae98',
  'worker/features/session/migrations/0001_schema.sql': 'd7866080780598d7',
  'worker/features/session/migrations/0002_growth_log.sql': '727ecbd204c56114',
  'worker/features/session/migrations/0003_event_outbox.sql': 'd262c3f5bc9940ec',
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

  it('keep the newer of the drafts that programs and the back office had of a page', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const migrations = 'backend/api/migrations'
    const earlier = mkdtempSync(join(folder, 'drafts'))
    for (const file of readdirSync(migrations).sort().slice(0, 6))
      copyFileSync(join(migrations, file), join(earlier, file))
    const sqlite = new DatabaseSync(':memory:')
    await migrate(d1Of(sqlite), earlier)
    const day = (n: number) => `2027-01-0${n}`
    const page = sqlite.prepare("INSERT INTO publications VALUES ('page', ?, ?, ?, ?)")
    for (const id of ['a', 'b', 'c']) page.run(id, 'draft', '"of a program"', day(2))
    page.run('d', 'published', '"published"', day(2))
    const record = sqlite.prepare(
      "INSERT INTO office_records VALUES ('pages', ?, 'draft', '\"of an editor\"', ?, 'anna', NULL)",
    )
    for (const [id, at] of [
      ['a', day(1)],
      ['b', day(3)],
    ] as const)
      record.run(id, at)
    await migrate(d1Of(sqlite), migrations)
    const drafts = sqlite
      .prepare("SELECT id || ': ' || (source ->> '$') AS draft FROM office_records ORDER BY id")
      .all()
    expect(drafts.map(({ draft }) => draft)).toEqual(['a: of a program', 'b: of an editor', 'c: of a program'])
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
