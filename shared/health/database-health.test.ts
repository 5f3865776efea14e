import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { d1Of } from '../../local/state/sqlite-d1.ts'
import { memoryD1 } from '../../tests/support/builders/memory-d1.ts'
import { damagePage, pageOf } from '../../tests/support/damage-page.ts'
import { databaseProblem } from './database-health.ts'

const MIGRATIONS = readdirSync('backend/api/migrations').sort()

describe('databaseProblem', () => {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
  const file = join(folder, 'api.sqlite')
  afterAll(() => rmSync(folder, { recursive: true }))
  /** A departure of zeros; STRICT tables accept '0' for numbers, too. */
  const insertTour = (sqlite: DatabaseSync) => {
    const columns = sqlite.prepare("SELECT name FROM pragma_table_info('tours')").all()
    sqlite.exec(`INSERT INTO tours VALUES (${columns.map(() => "'0'").join()})`)
  }
  const migrated = () => {
    const { db, sqlite } = memoryD1()
    sqlite.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE)')
    for (const name of MIGRATIONS) sqlite.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name)
    sqlite.exec("PRAGMA foreign_keys = OFF; INSERT INTO documents VALUES ('header', '{}')")
    sqlite.exec("INSERT INTO meta VALUES ('seed_fingerprint', 'a hash')")
    sqlite.exec("INSERT INTO pages VALUES ('home', '{}', 0)")
    insertTour(sqlite)
    return { sqlite, problem: () => databaseProblem(db, 'api', true) }
  }

  it('is null for a sound database, which the check leaves unchanged', async () => {
    const { sqlite, problem } = migrated()
    expect(await problem()).toBeNull()
    expect(sqlite.prepare('SELECT count(*) AS count FROM d1_migrations').get()).toEqual({ count: MIGRATIONS.length })
  })

  it('names a damaged table', async () => {
    const { sqlite, problem } = migrated()
    sqlite.enableDefensive(false)
    sqlite.exec("PRAGMA writable_schema = ON; UPDATE sqlite_master SET rootpage = 99999 WHERE name = 'tours'")
    sqlite.exec('PRAGMA schema_version = 999')
    expect(await problem()).toEqual({
      table: 'tours',
      problem: expect.stringContaining('malformed'),
      advice: expect.stringMatching(/^restore the database/),
    })
  })

  it('names the table of a damaged page that its first row does not need', async () => {
    const { sqlite } = migrated()
    const insert = sqlite.prepare("INSERT INTO redirects VALUES ('it', ?, 301, ?)")
    for (let row = 100; row < 400; row++) insert.run(`from-${row}`, `to-${row}-${'x'.repeat(100)}`)
    sqlite.exec(`VACUUM INTO '${file}'`)
    damagePage(file, pageOf(file, 'from-300'))
    const damaged = new DatabaseSync(file)
    expect(damaged.prepare('SELECT * FROM redirects LIMIT 1').get()).toBeDefined()
    expect(await databaseProblem(d1Of(damaged), 'api', true)).toEqual({
      table: 'redirects',
      problem: expect.stringContaining('malformed'),
      advice: expect.stringMatching(/^restore the database/),
    })
    damaged.close()
  })

  it('names a missing migration', async () => {
    const { sqlite, problem } = migrated()
    sqlite.exec('DELETE FROM d1_migrations')
    expect(await problem()).toEqual({ problem: `${MIGRATIONS.at(-1)} is missing`, advice: 'apply the migrations' })
  })

  it.each(['pages', 'wishlist'])('names the table %s, which is lost', async (table) => {
    const { sqlite, problem } = migrated()
    sqlite.exec(`DROP TABLE ${table}`)
    expect(await problem()).toEqual({
      table,
      problem: 'no such table',
      advice: expect.stringMatching(/^restore the database/),
    })
  })

  it.each(['tours', 'pages', 'documents', 'meta'])('reports a catalogue without rows in %s', async (table) => {
    const { sqlite, problem } = migrated()
    sqlite.exec(`DELETE FROM ${table}`)
    expect(await problem()).toEqual({
      table,
      problem: 'the catalogue is empty',
      advice: expect.stringMatching(/^load a catalogue .*restore/),
    })
  })

  it('reaches the disk with its write, where the database is local', async () => {
    const { sqlite } = migrated()
    const local = join(folder, 'local.sqlite')
    sqlite.exec(`VACUUM INTO '${local}'`)
    const database = new DatabaseSync(local)
    database.exec('PRAGMA journal_mode = WAL')
    const written = async (isWhole: boolean) => {
      expect(await databaseProblem(d1Of(database), 'api', isWhole)).toBeNull()
      return statSync(`${local}-wal`).size
    }
    expect(await written(false)).toBeLessThan(100_000)
    expect(await written(true)).toBeGreaterThan(500_000)
    database.close()
  })

  it('advises to free space where reads succeed and a write fails without a known reason', async () => {
    const { sqlite, problem } = migrated()
    sqlite.exec(
      "CREATE TRIGGER fail BEFORE INSERT ON d1_migrations BEGIN SELECT RAISE(ABORT, 'internal error; reference = a, giulia@example.com'); END",
    )
    expect(await problem()).toEqual({
      table: 'd1_migrations',
      problem: 'full or not writable: internal error; reference = a, …',
      advice: expect.stringMatching(/^free space: /),
    })
  })

  it('names the table of a damaged page at which the database ends with an internal error', async () => {
    const { sqlite } = migrated()
    const d1 = d1Of(sqlite)
    const failed = () => Promise.reject(new Error('internal error; reference = a'))
    const prepare = (sql: string) => {
      if (sql === 'PRAGMA quick_check(1)')
        return { first: async () => ({ quick_check: 'Tree 40 page 40: error code 11' }) }
      return /"tours"|FROM "d1_migrations"/.test(sql) ? { all: failed, first: failed } : d1.prepare(sql)
    }
    expect(await databaseProblem({ prepare, batch: failed } as unknown as D1Database, 'api', true)).toEqual({
      table: 'tours',
      problem: 'malformed: Tree 40 page 40: error code 11',
      advice: expect.stringMatching(/^restore the database/),
    })
  })

  it('is a problem when the check of all pages itself fails', async () => {
    const { sqlite } = migrated()
    const d1 = d1Of(sqlite)
    const first = () => Promise.reject(new Error('internal error; reference = a'))
    const prepare = (sql: string) => (sql.includes('quick_check') ? { first } : d1.prepare(sql))
    const batch = d1.batch.bind(d1)
    expect(await databaseProblem({ prepare, batch } as unknown as D1Database, 'api', true)).toEqual({
      problem: 'not readable: quick_check failed',
      advice: expect.stringMatching(/^free space if the disk is full, /),
    })
  })

  it('does not advise to restore a database that fails to open, as on a full disk', async () => {
    const prepare = () => ({ all: () => Promise.reject(new Error('internal error; reference = a')) })
    expect(await databaseProblem({ prepare } as unknown as D1Database, 'identity', true)).toEqual({
      problem: 'not readable: internal error; reference = a',
      advice: expect.stringMatching(/^free space if the disk is full, /),
    })
  })

  it('reports a database without room for a write', async () => {
    const { sqlite, problem } = migrated()
    sqlite.exec('VACUUM')
    const { page_count: pages } = sqlite.prepare('PRAGMA page_count').get() ?? {}
    sqlite.exec(`PRAGMA max_page_count = ${pages}`)
    expect(await problem()).toMatchObject({ advice: expect.stringMatching(/^free space: /) })
  })
})
