import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fieldsOf, officeOf, problemsIn } from '../../../../tests/support/builders/office-form.ts'
import { SEED_DAY, seededSite } from '../../../../tests/support/builders/seeded-site.ts'

const NOW = `${SEED_DAY}T12:00:00Z`
const { env: seeded, sqlite } = await seededSite(10)
const env = { ...seeded, CLOCK: NOW }
const COORDINATOR = 'martina-rinaldi'
const one = (sql: string) => sqlite.prepare(sql).get() as Record<string, string>
const { travel = '' } = one("SELECT id AS travel FROM travels WHERE continent = 'europe' ORDER BY id LIMIT 1")
const { travel: asia = '' } = one("SELECT id AS travel FROM travels WHERE continent = 'asia' ORDER BY id LIMIT 1")
const { spoken = '' } = one(`SELECT languages ->> 0 AS spoken FROM coordinators WHERE id = '${COORDINATOR}'`)
const { unspoken = '' } = one(
  `SELECT value AS unspoken FROM json_each('["it","en","es","fr","de"]')
  WHERE value NOT IN (SELECT value FROM json_each((SELECT languages FROM coordinators WHERE id = '${COORDINATOR}'))) LIMIT 1`,
)
const stored = (id: string) =>
  sqlite.prepare('SELECT language, age_badge, no_sharing, coordinator_id AS leader FROM tours WHERE id = ?').get(id)
const PRICES = { 'price.EUR': '899', 'price.GBP': '799', 'price.USD': '999' }

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  // Sign-ins end by the real clock.
  vi.setSystemTime(NOW)
  return () => void vi.useRealTimers()
})

describe('a departure', () => {
  it('is created with its coordinator, and changes language, age and rooms', async () => {
    const { open, save } = await officeOf(env, Date.parse(NOW))
    const day = { startingDate: '2027-06-05', ageBadge: 'ALL', language: spoken, ...PRICES }
    const path = `/departures/edit?travel=${travel}`
    const silent = await save(path, { ...day, language: unspoken, coordinator: COORDINATOR })
    expect(problemsIn(silent.text)).toEqual([expect.stringContaining(`coordinator: ${COORDINATOR} does not speak`)])
    expect((await save(path, { ...day, coordinator: COORDINATOR })).status).toBe(303)
    const id = `${travel}-20270605`
    expect(stored(id)).toEqual({ language: spoken, age_badge: 'ALL', no_sharing: 0, leader: COORDINATOR })
    const edit = `/departures/edit?id=${id}`
    expect(fieldsOf(await open(edit))).toMatchObject({ language: spoken, ageBadge: 'ALL', coordinator: COORDINATOR })
    const silenced = await save(edit, { language: unspoken })
    expect(problemsIn(silenced.text)).toEqual([expect.stringContaining('coordinator: ')])
    expect((await save(edit, { ageBadge: '25-35', privateRoom: 'on' })).status).toBe(303)
    expect((await save(edit, { coordinator: '', language: unspoken })).status).toBe(303)
    expect(stored(id)).toEqual({ language: unspoken, age_badge: '25-35', no_sharing: 1, leader: null })
  })

  it('of a file needs a language and may name its coordinator, both checked before any is added', async () => {
    const { post } = await officeOf(env, Date.parse(NOW))
    const send = async (csv: string, command: string) => (await post('/departures/import', { csv, do: command })).text
    const head = 'travel,first_day,price_eur,price_gbp,price_usd'
    expect(await send(`${head}\n${travel},2027-07-05,1,1,1`, 'apply')).toContain('the first line lacks language')
    const line = (on: string, day: string, language: string, coordinator: string) =>
      `${on},${day},899,799,999,${language},${coordinator}`
    const wrong = await send(
      [
        `${head},language,coordinator`,
        line(travel, '2027-07-05', '', COORDINATOR),
        line(travel, '2027-07-06', unspoken, COORDINATOR),
        line(asia, '2027-07-07', spoken, 'nobody'),
        line(travel, '2027-07-08', spoken, ''),
      ].join('\n'),
      'apply',
    )
    for (const part of [
      'language: is missing',
      `coordinator: ${COORDINATOR} does not speak ${unspoken}`,
      'coordinator: none is called nobody',
      '<td>ALL</td>',
      '<td>no</td>',
    ])
      expect(wrong).toContain(part)
    expect(stored(`${travel}-20270708`)).toBeUndefined()
    const right = `${head},language,coordinator\n${line(travel, '2027-07-05', spoken, COORDINATOR)}`
    expect(await send(right, 'apply')).toContain('1 departures are added')
    expect(stored(`${travel}-20270705`)).toMatchObject({ language: spoken, leader: COORDINATOR })
    const busy = `${head},language,coordinator\n${line(travel, '2027-07-06', spoken, COORDINATOR)}`
    expect(await send(busy, 'check')).toContain('2 full days must lie between')
  })
})
