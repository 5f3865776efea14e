import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, it, vi } from 'vitest'
import { localDatabases, pictureBucket, storedPictures } from '../runtime/local-databases.ts'
import { prepareState } from './prepare-state.ts'

const state = join(mkdtempSync(join(tmpdir(), 'a state ')), 'v3')
afterAll(() => rmSync(join(state, '..'), { recursive: true }))

const fileOf = (wanted: string) => localDatabases(state).find(({ name }) => name === wanted)?.file ?? ''
const read = (name: string, sql: string) => {
  const database = new DatabaseSync(fileOf(name))
  const row = database.prepare(sql).get()
  database.close()
  return row
}
const seedDay = '2026-11-21'

it('makes missing parts again, says so, and leaves the others and the number of departures', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const said = () => log.mock.calls.splice(0).join('\n')
  await prepareState({ state, seedDay, tours: 300 })
  expect(said()).toBe('')
  const accounts = read('identity', 'SELECT count(*) AS n FROM account')
  const changed = new DatabaseSync(fileOf('api'))
  changed.exec("UPDATE tours SET edited_at = 'now' WHERE no = (SELECT min(no) FROM tours)")
  changed.close()

  await prepareState({ state, seedDay })
  expect(said()).toBe('')

  rmSync(fileOf('identity'))
  rmSync(pictureBucket(state)?.file ?? '')
  await prepareState({ state, seedDay })
  expect(said()).toMatch(
    /^Missing or changed, and made again: d1\/.*\.sqlite, r2\/.*\.sqlite\nThe database identity is missing and starts anew\./,
  )
  expect(read('identity', 'SELECT count(*) AS n FROM account')).toEqual(accounts)
  expect(read('api', 'SELECT count(*) AS n FROM tours WHERE edited_at IS NOT NULL')).toEqual({ n: 1 })
  expect([...storedPictures(state)]).toHaveLength(454)
  const { n } = read('api', 'SELECT count(*) AS n FROM tours') ?? {}
  expect(Number(n)).toBeLessThan(400)
})
