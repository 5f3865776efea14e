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
    const total = sqlite.prepare('SELECT sum(upcoming_count) AS n, min(first_date) AS first FROM travel_offers').get()
    expect(total?.n).toBe(left.length)
    expect(String(total?.first) > later).toBe(true)
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
