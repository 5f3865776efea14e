import type { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../shared/dates/iso-days.ts'
import { memoryD1 } from '../../tests/support/builders/memory-d1.ts'
import { isSeeded, loadSeed } from './load-seed.ts'
import { seedRows } from './seed.ts'
import { readSources } from './sources.ts'

const DAY = '2026-11-21'
const sources = readSources()
const seedOf = (seedDay: string, from = sources, tours = 300) => ({
  fingerprint: `${seedDay} ${from.travels.length} ${tours}`,
  seedDay,
  rows: seedRows(from, { seedDay, tours }),
})
const seed = seedOf(DAY)

const FUTURE = `
  SELECT id, code, status, free_seats, seats_to_confirm, coordinator_id, language, price_eur FROM tours
  WHERE starting_date > ? AND id <> ? ORDER BY id`
const UNSETTLED = `
  SELECT id FROM tours WHERE edited_at IS NULL
    AND (starting_date <= ? AND coordinator_id IS NULL OR starting_date <= ? AND seats_to_confirm > 0)`
/** Departures that differ from their last snapshot. */
const MISTAKEN = `
  SELECT id FROM tours WHERE edited_at IS NULL AND (status, free_seats, seats_to_confirm) IS NOT (
    SELECT status, free_seats, seats_to_confirm FROM tour_snapshots
    WHERE tour_id = id ORDER BY taken_at DESC LIMIT 1)`

const led = (sqlite: DatabaseSync, after: string) =>
  sqlite
    .prepare(
      `SELECT id, coordinator_id, starting_date, ending_date FROM tours
      WHERE coordinator_id IS NOT NULL AND starting_date > ? ORDER BY coordinator_id, starting_date`,
    )
    .all(after)

describe('loadSeed', { timeout: 60_000 }, () => {
  it('loads every row, once, and again where a table has lost them', async () => {
    const { db, sqlite } = memoryD1()
    expect(await isSeeded(db, seed.fingerprint)).toBe(false)
    expect(await loadSeed(db, seed)).toBe(true)
    expect(await loadSeed(db, seed)).toBe(false)
    for (const [table, rows] of Object.entries(seed.rows))
      expect([table, sqlite.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n]).toEqual([table, rows.length])
    expect(sqlite.prepare('PRAGMA foreign_key_check').all()).toEqual([])
    const [tour] = seed.rows.tours
    expect(sqlite.prepare('SELECT * FROM tours WHERE id = ?').get(tour?.id ?? '')).toMatchObject({ ...tour })
    for (const table of ['tours', 'pages']) {
      sqlite.exec(`PRAGMA foreign_keys = OFF; DELETE FROM ${table}`)
      expect([table, await isSeeded(db, seed.fingerprint)]).toEqual([table, false])
      await loadSeed(db, seed)
    }
  })

  it('makes a catalogue larger and smaller', async () => {
    const { db, sqlite } = memoryD1()
    for (const tours of [300, 1500, 300]) {
      const sized = seedOf(DAY, sources, tours)
      await loadSeed(db, sized)
      const { n } = sqlite.prepare('SELECT count(*) AS n FROM tours').get() as { n: number }
      expect(n).toBeGreaterThanOrEqual(tours)
      expect(n).toBeLessThanOrEqual(sized.rows.tours.length)
      expect(sqlite.prepare('PRAGMA foreign_key_check').all()).toEqual([])
      expect(sqlite.prepare(MISTAKEN).all()).toEqual([])
    }
  })

  it('makes departures those of a later day, and leaves edited ones', async () => {
    const later = seedOf(addDays(DAY, 120))
    const fresh = memoryD1()
    await loadSeed(fresh.db, later)
    const { db, sqlite } = memoryD1()
    await loadSeed(db, seed)
    await loadSeed(db, seedOf(addDays(DAY, 60)))
    const edited = String(led(sqlite, later.seedDay)[0]?.id)
    sqlite.prepare("UPDATE tours SET status = 'SOLD_OUT', free_seats = 0, edited_at = ? WHERE id = ?").run(DAY, edited)
    const before = sqlite.prepare('SELECT * FROM tours WHERE id = ?').get(edited)
    expect(await loadSeed(db, later)).toBe(true)
    expect(sqlite.prepare('SELECT * FROM tours WHERE id = ?').get(edited)).toEqual(before)
    const rows = sqlite.prepare(FUTURE).all(later.seedDay, edited)
    expect(rows.length).toBeGreaterThan(250)
    expect(rows).toEqual(fresh.sqlite.prepare(FUTURE).all(later.seedDay, edited))
    expect(sqlite.prepare(UNSETTLED).all(addDays(later.seedDay, 30), later.seedDay)).toEqual([])
    expect(sqlite.prepare(MISTAKEN).all()).toEqual([])
    expect(sqlite.prepare('PRAGMA foreign_key_check').all()).toEqual([])
  })

  it('announces no coordinator and no host beside an edited departure', async () => {
    const { db, sqlite } = memoryD1()
    await loadSeed(db, seed)
    const later = seedOf(addDays(DAY, 60))
    const announced = new Set(led(sqlite, DAY).map(({ id }) => id))
    const taken = later.rows.tours.find(
      ({ id, coordinator_id, starting_date }) =>
        coordinator_id !== null && !announced.has(id) && starting_date > addDays(DAY, 100),
    )
    const event = later.rows.wemeet_events.findLast(({ coordinator_id }) => coordinator_id !== null)
    const assign = sqlite.prepare(
      `UPDATE tours SET coordinator_id = ?, starting_date = ?, ending_date = ?, edited_at = ?
      WHERE no = (SELECT min(no) FROM tours WHERE edited_at IS NULL AND coordinator_id IS NULL)`,
    )
    const start = addDays(taken?.ending_date ?? '', 2)
    assign.run(taken?.coordinator_id ?? '', start, addDays(start, 5), DAY)
    assign.run(event?.coordinator_id ?? '', event?.starts_on ?? '', event?.starts_on ?? '', DAY)
    await loadSeed(db, later)
    const tour = sqlite.prepare('SELECT coordinator_id, status FROM tours WHERE id = ?')
    expect(tour.get(taken?.id ?? '')).toEqual({ coordinator_id: null, status: 'PLANNED' })
    expect(sqlite.prepare('SELECT * FROM wemeet_events WHERE id = ?').get(event?.id ?? '')).toBeUndefined()
    expect(sqlite.prepare('SELECT count(*) AS n FROM tours WHERE edited_at IS NOT NULL').get()?.n).toBe(2)
    const all = led(sqlite, '')
    expect(all.length).toBeGreaterThan(50)
    for (const [index, row] of all.entries()) {
      const last = all[index - 1]
      if (last?.coordinator_id === row.coordinator_id)
        expect(daysBetween(String(last?.ending_date), String(row.starting_date))).toBeGreaterThanOrEqual(3)
    }
  })

  it('records for alerts that a departure is confirmed', async () => {
    const { db, sqlite } = memoryD1()
    await loadSeed(db, seed)
    const later = seedOf(addDays(DAY, 60))
    const before = new Map(seed.rows.tours.map(({ id, status }) => [id, status]))
    const confirmed = later.rows.tours.find(({ id, status }) => status === 'CONFIRMED' && before.get(id) === 'PLANNED')
    const planned = later.rows.tours.find(({ id, status }) => status === 'PLANNED' && before.has(id))
    sqlite.exec(`INSERT INTO alert_people (id, email, market, privacy_version, privacy_text, privacy_at, created_at)
      VALUES ('a', 'a@example.org', 'it', '1', '', '${DAY}', '${DAY}')`)
    const alert = sqlite.prepare(`
      INSERT INTO alerts (id, person_id, travel_id, tour_id, on_stockout, on_confirmed, on_price, market, currency, state,
        created_at, active_at) VALUES (?, 'a', ?, ?, 0, 1, 1, 'it', 'EUR', 'active', '${DAY}', '${DAY}')`)
    for (const tour of [confirmed, planned]) alert.run(tour?.id ?? '', tour?.travel_id ?? '', tour?.id ?? '')
    await loadSeed(db, later)
    expect(sqlite.prepare('SELECT tour_id, status_before, status_after FROM tour_changes').all()).toEqual([
      { tour_id: confirmed?.id, status_before: 'PLANNED', status_after: 'CONFIRMED' },
    ])
  })

  it('updates changed texts, and deletes removed content with its dependent rows', async () => {
    const { db, sqlite } = memoryD1()
    await loadSeed(db, seed)
    const [first, ...rest] = sources.travels
    if (!first) throw new Error('no travels')
    const changed = rest.map((travel) => ({
      ...travel,
      copy: { ...travel.copy, ...(travel.copy.it && { it: { ...travel.copy.it, title: `Nuovo ${travel.slug}` } }) },
    }))
    await loadSeed(db, seedOf(DAY, { ...sources, travels: changed }))
    const count = (table: string) =>
      sqlite.prepare(`SELECT count(*) AS n FROM ${table} WHERE travel_id = ?`).get(first.slug)?.n
    expect([count('tours'), count('travel_texts'), count('reviews')]).toEqual([0, 0, 0])
    expect(sqlite.prepare("SELECT count(*) AS n FROM travel_texts WHERE title LIKE 'Nuovo %'").get()?.n).toBe(
      rest.length,
    )
    expect(sqlite.prepare('PRAGMA foreign_key_check').all()).toEqual([])
  })

  it('starts over after an interrupted run', async () => {
    const { db, sqlite } = memoryD1()
    const broken = { ...seed, rows: { ...seed.rows, pages: [{ id: 'a', routing_key: null, source: null as never }] } }
    await expect(loadSeed(db, broken)).rejects.toThrow()
    expect(await isSeeded(db, seed.fingerprint)).toBe(false)
    expect(await loadSeed(db, seed)).toBe(true)
    expect(sqlite.prepare('SELECT count(*) AS n FROM tours').get()?.n).toBe(seed.rows.tours.length)
  })
})
