import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, it, vi } from 'vitest'
import { localDatabases, pictureBucket, storedPictures } from './local-databases.ts'
import { prepareState } from './prepare-state.ts'

const state = join(mkdtempSync(join(tmpdir(), 'a state ')), 'v3')
afterAll(() => rmSync(join(state, '..'), { recursive: true }))

const fileOf = (wanted: string) => localDatabases(state).find(({ name }) => name === wanted)?.file ?? ''
const read = (name: string, sql: string) => {
  const database = new DatabaseSync(fileOf(name))
  database.exec('PRAGMA foreign_keys = OFF')
  const row = database.prepare(sql).get()
  database.close()
  return row
}
const departures = () => Number(read('api', 'SELECT count(*) AS n FROM tours')?.n)
const seedDay = '2026-11-21'

it('ends what was interrupted, makes missing parts again, says so, and leaves the others and the number of departures', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const said = () => log.mock.calls.splice(0).join('\n')
  // As a first seeding leaves it that is killed.
  mkdirSync(dirname(fileOf('api')), { recursive: true })
  writeFileSync(join(state, 'preparing'), '300')
  writeFileSync(fileOf('api'), '')
  await prepareState({ state, seedDay })
  expect(said()).toBe('Seeding was interrupted, and starts again with 300 departures.')
  const accounts = read('identity', 'SELECT count(*) AS n FROM account')
  read('api', "UPDATE tours SET edited_at = 'now' WHERE no = (SELECT min(no) FROM tours)")

  await prepareState({ state, seedDay })
  expect(said()).toBe('')

  rmSync(fileOf('identity'))
  rmSync(pictureBucket(state)?.file ?? '')
  await prepareState({ state, seedDay })
  expect(said()).toMatch(
    /^Missing or changed, and made again: d1\/.*\.sqlite, r2\/.*\.sqlite\nThe database identity is missing and starts anew\. .*"STATE=.*\/a state \w+ npm run database -- restore identity FILE"/,
  )
  expect(read('identity', 'SELECT count(*) AS n FROM account')).toEqual(accounts)
  expect(read('api', 'SELECT count(*) AS n FROM tours WHERE edited_at IS NOT NULL')).toEqual({ n: 1 })
  expect([...storedPictures(state)]).toHaveLength(454)
  expect(departures()).toBeLessThan(400)

  for (const table of ['meta', 'tours']) read('api', `DELETE FROM ${table}`)
  await prepareState({ state, seedDay })
  expect(said()).toMatch(/^Missing or changed, and made again: d1\/[^,]*\.sqlite$/)
  expect(departures()).toBeGreaterThanOrEqual(300)
  expect(departures()).toBeLessThan(400)
})
