import { describe, expect, it } from 'vitest'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { SEED_DAY, seededSite } from '../testing/seeded-site.ts'
import { ensureOffers } from './offers.ts'

describe('ensureOffers', { timeout: 30_000 }, () => {
  it('speaks of the day asked for, and is made anew for another day', async () => {
    const { rows, sqlite, site } = await seededSite(300)
    const later = addDays(SEED_DAY, 120)
    await ensureOffers(site('it').db, later, 1)
    const left = rows.tours.filter(({ starting_date }) => starting_date > later)
    const offered = left.filter(({ status }) => status !== 'SOLD_OUT')
    const total = sqlite.prepare('SELECT sum(departures_count) AS n FROM travel_offers').get()
    const columns = sqlite.prepare('SELECT sum(json_array_length(traits)) AS n FROM departure_columns').get()
    expect([total?.n, columns?.n]).toEqual([offered.length, left.length])
    expect(left.length).toBeLessThan(rows.tours.length)
  })

  it('asks the database again after a few seconds, so that a new seed shows', async () => {
    const { sqlite, site } = await seededSite(300)
    const { db } = site('it')
    const count = () => sqlite.prepare('SELECT count(*) AS n FROM travel_offers').get()?.n
    await ensureOffers(db, SEED_DAY, 100_000)
    sqlite.exec("DELETE FROM travel_offers; DELETE FROM meta WHERE key = 'offers_day'")
    await ensureOffers(db, SEED_DAY, 101_000)
    expect(count()).toBe(0)
    await ensureOffers(db, SEED_DAY, 106_000)
    expect(count()).toBeGreaterThan(100)
  })
})
