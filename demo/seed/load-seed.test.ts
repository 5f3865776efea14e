import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../shared/dates/iso-days.ts'
import { memoryD1 } from '../../tests/support/builders/memory-d1.ts'
import { isSeeded, loadSeed } from './load-seed.ts'
import { ledDepartures } from './rows/led-departures.ts'
import { tourRows } from './rows/tour-rows.ts'
import { seedRows } from './seed.ts'
import { readSources } from './sources.ts'

const DAY = '2026-11-21'
const sources = readSources()
const seedOf = (seedDay: string, from = sources) => ({
  fingerprint: `${seedDay} ${from.travels.length}`,
  rows: seedRows(from, { seedDay, tours: 300 }),
})
const seed = seedOf(DAY)

describe('loadSeed', { timeout: 30_000 }, () => {
  it('loads every row, once', async () => {
    const { db, sqlite } = memoryD1()
    expect(await isSeeded(db, seed.fingerprint)).toBe(false)
    expect(await loadSeed(db, seed)).toBe(true)
    expect(await loadSeed(db, seed)).toBe(false)
    for (const [table, rows] of Object.entries(seed.rows))
      expect([table, sqlite.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n]).toEqual([table, rows.length])
    expect(sqlite.prepare('PRAGMA foreign_key_check').all()).toEqual([])
    const [tour] = seed.rows.tours
    expect(sqlite.prepare('SELECT * FROM tours WHERE id = ?').get(tour?.id ?? '')).toMatchObject({ ...tour })
  })

  it('adds departures on a later day without changing existing ones', async () => {
    const { db, sqlite } = memoryD1()
    await loadSeed(db, seed)
    sqlite.exec("UPDATE tours SET status = 'SOLD_OUT', free_seats = 0, price_eur = 1 WHERE no <= 50")
    const before = sqlite.prepare('SELECT * FROM tours').all()
    expect(await loadSeed(db, seedOf(addDays(DAY, 60)))).toBe(true)
    const after = new Map(
      sqlite
        .prepare('SELECT * FROM tours')
        .all()
        .map((row) => [row.id, row]),
    )
    expect(after.size).toBeGreaterThan(before.length)
    for (const row of before) expect(after.get(row.id)).toEqual(row)
  })

  it('gives no coordinator of a larger catalogue two departures at a time', async () => {
    const { db, sqlite } = memoryD1()
    await loadSeed(db, seed)
    const before = sqlite.prepare('SELECT id, coordinator_id FROM tours ORDER BY no').all()
    const tours = tourRows(ledDepartures(sources, DAY, 1000), sources.travels, DAY)
    await loadSeed(db, { fingerprint: 'larger', rows: { ...seed.rows, tours } })
    expect(sqlite.prepare('SELECT id, coordinator_id FROM tours ORDER BY no').all().slice(0, before.length)).toEqual(
      before,
    )
    const led = sqlite
      .prepare('SELECT * FROM tours WHERE coordinator_id IS NOT NULL ORDER BY coordinator_id, starting_date')
      .all()
    expect(led.length).toBeGreaterThan(100)
    for (const [index, next] of led.entries()) {
      const last = led[index - 1]
      if (last?.coordinator_id === next.coordinator_id)
        expect(daysBetween(String(last?.ending_date), String(next.starting_date))).toBeGreaterThanOrEqual(3)
    }
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
