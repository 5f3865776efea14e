import { join } from 'node:path'
import { expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import type { Config } from '../../env.ts'
import { describePayload, loadChanges, recordChange } from './growth-log.ts'

const DAY = 86_400_000
const log = () => {
  const { db, sqlite } = memoryD1(join(import.meta.dirname, '../session/migrations'))
  const record = (day: number, what = 'signed in') =>
    recordChange({ SESSIONS: db }, { realNow: () => day * DAY } as Config, { who: 'ada@example.com', what })
  return { record, sqlite, load: () => loadChanges({ SESSIONS: db }) }
}

it('the log tells who did what and when, newest first', async () => {
  const { record, load } = log()
  await record(1)
  await record(2, 'made a preview link')
  expect(await load()).toEqual([
    { at: 2 * DAY, who: 'ada@example.com', what: 'made a preview link' },
    { at: DAY, who: 'ada@example.com', what: 'signed in' },
  ])
})

it('the log loses lines of more than 400 days, and all but the latest 5,000', async () => {
  const { record, load, sqlite } = log()
  await record(1)
  await record(402)
  expect((await load())?.map(({ at }) => at / DAY)).toEqual([402])
  sqlite.exec("UPDATE sqlite_sequence SET seq = 5001 WHERE name = 'growth_log'")
  await record(403)
  expect((await load())?.map(({ at }) => at / DAY)).toEqual([403])
})

it('a payload is described by the flags that it changes', () => {
  const rules = [{ force: true }]
  const before = { features: { wishlist: { defaultValue: true }, homeCover: { defaultValue: 'editors' }, old: {} } }
  const after = {
    dateUpdated: '2027-01-15T10:00:00Z',
    features: { wishlist: { defaultValue: true, rules }, homeCover: { defaultValue: 'editors' } },
  }
  expect(describePayload(before, after)).toMatch(/^stored the payload of 2027-01-15.*, which changes old, wishlist$/)
})
