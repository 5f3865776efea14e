import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/dates/iso-days.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import type { Config } from '../../env.ts'
import { describePayload, loadChanges, recordChange } from './growth-log.ts'
import type { GrowthVisit } from './growth-page.ts'
import { logPage } from './log-page.ts'

const log = () => {
  const { db, sqlite } = memoryD1(join(import.meta.dirname, '../session/migrations'))
  const record = (day: number, what = 'signed in') =>
    recordChange({ SESSIONS: db }, { realNow: () => day * DAY_MS } as Config, { who: 'ada@example.com', what })
  return {
    record,
    sqlite,
    load: async (before: number | null = null) => (await loadChanges({ SESSIONS: db }, before))?.changes,
    db,
  }
}

it('the log tells who did what and when, newest first', async () => {
  const { record, load } = log()
  await record(1)
  await record(2, 'made a preview link')
  expect(await load()).toEqual([
    { id: 2, at: 2 * DAY_MS, who: 'ada@example.com', what: 'made a preview link' },
    { id: 1, at: DAY_MS, who: 'ada@example.com', what: 'signed in' },
  ])
})

it('the log loses lines of more than 400 days, and all but the latest 5,000', async () => {
  const { record, load, sqlite } = log()
  await record(1)
  await record(402)
  expect((await load())?.map(({ at }) => at / DAY_MS)).toEqual([402])
  sqlite.exec("UPDATE sqlite_sequence SET seq = 5001 WHERE name = 'growth_log'")
  await record(403)
  expect((await load())?.map(({ at }) => at / DAY_MS)).toEqual([403])
})

it('the log has pages of 100 lines', async () => {
  const { record, load, db } = log()
  for (let day = 1; day <= 205; day++) await record(day)
  const idsOf = async (before?: number) => (await load(before))?.map(({ id }) => id) ?? []
  const [first, second, third] = [await idsOf(), await idsOf(106), await idsOf(6)]
  expect([first.length, second.length, third]).toEqual([100, 100, [5, 4, 3, 2, 1]])
  expect([first[0], first.at(-1), second[0]]).toEqual([205, 106, 105])
  const pageAt = (path: string) =>
    logPage({ env: { SESSIONS: db }, url: new URL(`http://it.localhost${path}`) } as unknown as GrowthVisit)
  const linksOn = async (path: string) => String((await pageAt(path)).body).match(/<p>.*href=".*<\/p>/)?.[0]
  expect(await linksOn('/__growth/log')).toBe('<p><a href="?before=106">Older lines</a></p>')
  expect(await linksOn('/__growth/log?before=6')).toBe('<p><a href="/__growth/log">Newest lines</a> </p>')
})

it('a payload is described by the flags that it changes, with their values', async () => {
  const before = {
    features: {
      ...{
        wishlist: { defaultValue: true },
        homeCover: { defaultValue: 'editors' },
        old: {},
        same: { defaultValue: 1 },
      },
      talkToUs: { defaultValue: 1, rules: [{ force: 2 }] },
    },
  }
  const after = {
    dateUpdated: '2027-01-15T10:00:00Z',
    features: {
      wishlist: { defaultValue: true, rules: [{ condition: { market: 'it' }, force: false }] },
      homeCover: { defaultValue: 'planned' },
      same: { defaultValue: 1 },
      talkToUs: { defaultValue: 1 },
      fresh: { defaultValue: 'a' },
    },
  }
  expect(await describePayload(before, after)).toBe(
    'stored the payload of 2027-01-15T10:00:00Z. fresh: added, default a. homeCover: default planned, was editors. ' +
      'old: removed. talkToUs: rules: none. wishlist: rules: market is it: false',
  )
  expect(await describePayload(after, after)).toBe('stored the payload of 2027-01-15T10:00:00Z. No flag changes')
})
