import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays } from '../../../../shared/dates/iso-days.ts'
import { fieldsOf, officeOf, problemsIn } from '../../../../tests/support/builders/office-form.ts'
import { SEED_DAY, seededSite } from '../../../../tests/support/builders/seeded-site.ts'

const NOW = `${SEED_DAY}T12:00:00Z`
const { env: seeded, sqlite } = await seededSite(10)
const env = { ...seeded, CLOCK: NOW }
const LANGUAGE_NAMES = new Intl.DisplayNames('en-GB', { type: 'language' })
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

describe('a travel that changes', () => {
  const { toured = '' } = one(`SELECT travel_id AS toured FROM tours WHERE starting_date > '${SEED_DAY}' LIMIT 1`)
  const path = `/travels/edit?id=${toured}`
  const ahead = `travel_id = '${toured}' AND starting_date > '${SEED_DAY}'`
  const tours = () =>
    sqlite
      .prepare(
        `SELECT days, julianday(ending_date) - julianday(starting_date) + 1 AS lasts, free_seats AS free FROM tours WHERE ${ahead}`,
      )
      .all()
  const { id = '', code = '' } = one(`SELECT id, code FROM tours WHERE ${ahead} ORDER BY no LIMIT 1`)

  it('takes departures with it that nobody has booked, and names the others, whose length and places stay', async () => {
    const { open, post, save, undo } = await officeOf(env, Date.parse(NOW))
    sqlite.prepare('UPDATE tours SET free_seats = 7 WHERE id = ?').run(id)
    const fields = fieldsOf(await open(path))
    const last = Object.keys(fields).findLast((name) => name.endsWith('.lastDay')) ?? ''
    const days = String(Number(fields.days) + 1)
    const longer = { days, [last]: days, 'title.it': 'Un giorno in più' }
    const refused = await save(path, { ...longer, groupMin: '1', groupMax: '2' })
    expect([refused.status, problemsIn(refused.text)]).toEqual([
      422,
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^days: places are taken for ${fields.days} days: .*${code}`)),
        expect.stringMatching(new RegExp(`^groupMax: more places are taken: .*${code}`)),
      ]),
    ])
    expect(fieldsOf(refused.text)).toMatchObject(longer)
    sqlite.exec(
      `UPDATE tours SET (free_seats, seats_to_confirm) = (SELECT group_max, group_min FROM travels WHERE id = '${toured}'),
        status = 'PLANNED', coordinator_id = NULL WHERE ${ahead}`,
    )
    const removal = `/departures/remove?id=${id}`
    const version = /name="version" value="(\w+)"/.exec(await open(removal))?.[1] ?? ''
    expect((await post(removal, { version })).status).toBe(303)
    expect((await save(path, { ...longer, groupMin: '6', groupMax: '12' })).status).toBe(303)
    expect((await undo(`/departures/history?id=${id}`)).status).toBe(303)
    const each = { days: Number(days), lasts: Number(days), free: 12 }
    expect(tours()).toEqual(tours().map(() => each))
  })

  it('leaves taken places taken when its group becomes smaller or larger', async () => {
    const { save } = await officeOf(env, Date.parse(NOW))
    const seats = 'status, free_seats, seats_to_confirm'
    const resize = async (state: [string, number, number], groupMax: string) => {
      sqlite.prepare(`UPDATE tours SET (${seats}) = (?, ?, ?) WHERE ${ahead}`).run(...state)
      const { status, text } = await save(path, { groupMax })
      const after = sqlite.prepare(`SELECT ${seats} FROM tours WHERE id = ?`).get(id) ?? {}
      return status === 303 ? Object.values(after) : problemsIn(text)
    }
    const isRefused = [expect.stringMatching(new RegExp(`^groupMax: more places are taken: .*${code}`))]
    expect(await resize(['PLANNED', 7, 6], '10')).toEqual(['PLANNED', 5, 5])
    expect(await resize(['PLANNED', 5, 5], '15')).toEqual(['PLANNED', 10, 5])
    expect(await resize(['CONFIRMED', 5, 0], '9')).toEqual(isRefused)
    expect(await resize(['CONFIRMED', 5, 0], '10')).toEqual(['SOLD_OUT', 0, 0])
    expect(await resize(['WAITING_LIST', 0, 0], '9')).toEqual(isRefused)
    expect(await resize(['WAITING_LIST', 0, 0], '12')).toEqual(['WAITING_LIST', 0, 0])
  })
})

describe('a coordinator who changes', () => {
  it('keeps the languages, areas and city that departures and events ahead need, which are named', async () => {
    const { open, save } = await officeOf(env, Date.parse(NOW))
    const {
      id = '',
      code = '',
      event = '',
    } = one(
      `SELECT c.id, t.code, e.id AS event FROM coordinators AS c JOIN tours AS t ON t.coordinator_id = c.id
      JOIN wemeet_events AS e ON e.coordinator_id = c.id JOIN coordinator_texts AS x ON x.coordinator_id = c.id AND x.language = 'en'
      JOIN wemeet_cities AS w ON w.id = e.city_id AND w.names ->> 'en' = x.home
      WHERE t.starting_date > '${SEED_DAY}' AND e.starts_on > '${SEED_DAY}' LIMIT 1`,
    )
    const path = `/coordinators/edit?id=${id}`
    const { city } = fieldsOf(await open(path))
    const refused = await save(path, { languages: 'sv', areas: 'antarctica', city: city === 'rome' ? 'milan' : 'rome' })
    const named = (start: string, name: string) => expect.stringMatching(new RegExp(`^${start}: .*${name}`))
    expect(problemsIn(refused.text)).toEqual([
      ...[named('languages', `${code}.*${event}`), named('areas', code), named('city', event)],
    ])
    expect((await save(path, { tripsLed: '77' })).status).toBe(303)
  })
})

describe('a departure', () => {
  it('is created with its coordinator, and changes language, age and rooms', async () => {
    const { open, save, undo } = await officeOf(env, Date.parse(NOW))
    const day = { startingDate: '2027-06-05', ageBadge: 'ALL', language: spoken, ...PRICES }
    const path = `/departures/edit?travel=${travel}`
    const silent = await save(path, { ...day, language: unspoken, coordinator: COORDINATOR })
    expect(problemsIn(silent.text)).toEqual([expect.stringContaining(`coordinator: ${COORDINATOR} does not speak`)])
    expect((await save(path, { ...day, coordinator: COORDINATOR })).status).toBe(303)
    const id = `${travel}-20270605`
    expect(stored(id)).toEqual({ language: spoken, age_badge: 'ALL', no_sharing: 0, leader: COORDINATOR })
    const edit = `/departures/edit?id=${id}`
    const days = () => ({
      ...sqlite.prepare('SELECT starting_date AS day, ending_date AS last, code FROM tours WHERE id = ?').get(id),
    })
    const before = days()
    expect((await save(edit, { startingDate: '2027-06-12' })).status).toBe(303)
    expect(days()).toEqual({
      day: '2027-06-12',
      last: addDays(String(before.last), 7),
      code: String(before.code).replace('20270605', '20270612'),
    })
    expect((await save(path, { ...day, startingDate: '2027-06-05' })).location).toContain(`${id}-2`)
    expect((await undo(`/departures/history?id=${id}`)).status).toBe(303)
    expect(days()).toMatchObject({ day: '2027-06-05', last: before.last })
    sqlite.prepare('UPDATE tours SET free_seats = free_seats - 1 WHERE id = ?').run(id)
    const booked = await save(edit, { startingDate: '2027-06-12' })
    expect(problemsIn(booked.text)).toEqual([expect.stringContaining('startingDate: places are taken')])
    expect(days()).toMatchObject({ day: '2027-06-05' })
    expect(fieldsOf(await open(edit))).toMatchObject({ language: spoken, ageBadge: 'ALL', coordinator: COORDINATOR })
    const silenced = await save(edit, { language: unspoken })
    expect(problemsIn(silenced.text)).toEqual([expect.stringContaining('coordinator: ')])
    expect((await save(edit, { ageBadge: '25-35', privateRoom: 'on' })).status).toBe(303)
    expect((await save(edit, { coordinator: '', language: unspoken })).status).toBe(303)
    expect(stored(id)).toEqual({ language: unspoken, age_badge: '25-35', no_sharing: 1, leader: null })
  })

  it('gets its places back when "Sold out" is undone, unless a booking came between', async () => {
    const { save, undo } = await officeOf(env, Date.parse(NOW))
    const { tour = '', max = '' } = one(
      `SELECT t.id AS tour, v.group_max AS max FROM tours AS t JOIN travels AS v ON v.id = t.travel_id
      WHERE t.starting_date > '${SEED_DAY}' ORDER BY t.no DESC LIMIT 1`,
    )
    const reset = sqlite.prepare(
      "UPDATE tours SET (status, free_seats, seats_to_confirm, coordinator_id) = ('PLANNED', ?, 6, NULL) WHERE id = ?",
    )
    reset.run(max, tour)
    const state = () =>
      Object.values(
        sqlite.prepare('SELECT status, free_seats, seats_to_confirm FROM tours WHERE id = ?').get(tour) ?? {},
      )
    const [edit, history] = [`/departures/edit?id=${tour}`, `/departures/history?id=${tour}`]
    expect((await save(edit, { status: 'SOLD_OUT', startingDate: '2027-11-13' })).status).toBe(303)
    expect(state()).toEqual(['SOLD_OUT', 0, 0])
    expect((await undo(history)).status).toBe(303)
    expect(state()).toEqual(['PLANNED', Number(max), 6])
    await save(edit, { status: 'CONFIRMED', seatsToConfirm: '0' })
    await save(edit, { status: 'SOLD_OUT' })
    sqlite.prepare("UPDATE tours SET (status, free_seats) = ('CONFIRMED', 1) WHERE id = ?").run(tour)
    expect([(await undo(history)).status, state()]).toEqual([303, ['CONFIRMED', 1, 0]])
  })

  it('is restored without a coordinator who cannot lead it any more, and says so', async () => {
    const { open, post, save, undo } = await officeOf(env, Date.parse(NOW))
    const day = { startingDate: '2028-01-08', ageBadge: 'ALL', language: spoken, coordinator: COORDINATOR, ...PRICES }
    await save(`/departures/edit?travel=${travel}`, day)
    const id = `${travel}-20280108`
    const removed = async () => {
      const path = `/departures/remove?id=${id}`
      const version = /name="version" value="(\w+)"/.exec(await open(path))?.[1] ?? ''
      expect((await post(path, { version })).status).toBe(303)
    }
    const history = `/departures/history?id=${id}`
    await removed()
    expect((await undo(history)).status).toBe(303)
    expect(stored(id)).toMatchObject({ leader: COORDINATOR })
    for (const change of [`languages = '["${unspoken}"]'`, `areas = '["antarctica"]'`]) {
      await removed()
      const before = one(`SELECT languages, areas FROM coordinators WHERE id = '${COORDINATOR}'`)
      sqlite.exec(`UPDATE coordinators SET ${change} WHERE id = '${COORDINATOR}'`)
      const restored = await undo(history)
      expect([restored.status, restored.text]).toEqual([200, expect.stringContaining('back without its coordinator')])
      expect(stored(id)).toMatchObject({ leader: null })
      const reset = sqlite.prepare('UPDATE coordinators SET (languages, areas) = (?, ?) WHERE id = ?')
      reset.run(before.languages ?? '', before.areas ?? '', COORDINATOR)
      sqlite.prepare('UPDATE tours SET coordinator_id = ? WHERE id = ?').run(COORDINATOR, id)
    }
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
      `coordinator: ${COORDINATOR} does not speak ${LANGUAGE_NAMES.of(unspoken)}`,
      'coordinator: none is called nobody',
      '<td>ALL</td>',
      '<td>no</td>',
    ])
      expect(wrong).toContain(part)
    expect(stored(`${travel}-20270708`)).toBeUndefined()
    const right = `${head},language,coordinator\n${line(travel, '2027-07-05', spoken, COORDINATOR)}`
    expect(await send(right, 'apply')).toContain('1 departure is added')
    expect(stored(`${travel}-20270705`)).toMatchObject({ language: spoken, leader: COORDINATOR })
    const busy = `${head},language,coordinator\n${line(travel, '2027-07-06', spoken, COORDINATOR)}`
    expect(await send(busy, 'check')).toContain('2 full days must lie between')
  })

  it('of a file is checked as it is added: its day, the lines before, columns that are twice there, cells without a column', async () => {
    const { post } = await officeOf(env, Date.parse(NOW))
    const send = async (csv: string, command: string) => (await post('/departures/import', { csv, do: command })).text
    const head = 'travel,first_day,price_eur,price_gbp,price_usd,language,coordinator'
    const line = (day: string) => `${travel},${day},899,799,999,${spoken},${COORDINATOR}`
    const wrong = await send([head, line('2027-09-04'), line('2027-09-05'), line('2029-09-05')].join('\n'), 'check')
    expect(wrong).toContain('1 new, 0 exist already, 2 wrong')
    expect(wrong).toContain('coordinator: leads the departure of line 2; 2 full days must lie between')
    expect(wrong).toContain('first_day: must be within 730 days after today')
    expect(await send(`${head},Travel\n${line('2027-09-04')},x`, 'check')).toContain('the first line repeats travel')
    const prices = 'travel,first_day,language,price_eur,price_gbp,price_usd'
    const shifted = await send(`${prices}\n${travel},2027-09-04,${spoken},1299,50,1099,1399`, 'check')
    expect(shifted).toContain('0 new, 0 exist already, 1 wrong')
    expect(shifted).toContain('has 7 cells, the first line has 6; amounts with a decimal comma need semicolons')
  })

  it('of a file needs one, lest it be sent instead of a pasted text, and shows only those the forms who may send them', async () => {
    const { open } = await officeOf(env, Date.parse(NOW))
    expect(await open('/departures/import')).toMatch(/<input type="file"[^>]* required>/)
    const editor = await officeOf(env, Date.parse(NOW), ['editor'])
    const page = await editor.open('/departures/import')
    expect(page).toContain('This needs the role operator')
    expect(page).not.toContain('name="csv"')
  })

  it('of a file that fails on its way leaves the file in the form', async () => {
    const prepare = (sql: string) => env.DB.prepare(sql.replace('WHERE v.id = (SELECT', 'WHERE 0 AND v.id = (SELECT'))
    const gone = { prepare, batch: env.DB.batch.bind(env.DB) } as D1Database
    const { post } = await officeOf({ ...env, DB: gone }, Date.parse(NOW))
    const csv = `travel,first_day,price_eur,price_gbp,price_usd,language\n${travel},2027-10-02,899,799,999,it`
    const failed = await post('/departures/import', { csv, do: 'apply' })
    expect([failed.status, failed.text]).toEqual([422, expect.stringContaining('line 2: there is no such travel')])
    expect(failed.text).toContain(`${travel},2027-10-02`)
  })
})
