import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { DATABASES } from '../runtime/local-databases.ts'
import { d1Of } from '../runtime/sqlite-d1.ts'
import { migrate } from './migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
afterAll(() => rmSync(folder, { recursive: true }))

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
