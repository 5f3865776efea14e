import { describe, expect, it, vi } from 'vitest'
import { SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { offerOf } from '../../../shared/tours/offer.ts'
import { SEED_DAY, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { ensureOffers, offersStatements } from './offers.ts'

describe('ensureOffers', { timeout: 30_000 }, () => {
  it('summarises the requested day and rebuilds for another day', async () => {
    const { rows, sqlite, site } = await seededSite(400)
    const later = addDays(SEED_DAY, 120)
    await ensureOffers(site('it').db, later, 1)
    const left = rows.tours.filter(({ starting_date }) => starting_date > later)
    const offered = left.filter(({ status }) => status !== 'SOLD_OUT')
    const total = sqlite.prepare('SELECT sum(departures_count) AS n FROM travel_offers').get()
    const columns = sqlite.prepare('SELECT sum(json_array_length(traits)) AS n FROM departure_columns').get()
    expect([total?.n, columns?.n]).toEqual([offered.length, left.length])
    expect(left.length).toBeLessThan(rows.tours.length)
  })

  it('contains exactly the bookable departures, for every status and low seat count', async () => {
    const { sqlite, rows, site } = await seededSite(400)
    const { db } = site('it')
    const tour = rows.tours.find(({ starting_date }) => starting_date > SEED_DAY)
    if (!tour) throw new Error('none is upcoming')
    sqlite.prepare('DELETE FROM tours WHERE travel_id = ? AND id <> ?').run(tour.travel_id, tour.id)
    const set = sqlite.prepare('UPDATE tours SET status = ?, free_seats = ?, seats_to_confirm = ? WHERE id = ?')
    const best = sqlite.prepare('SELECT best_price_eur AS price FROM travel_offers WHERE travel_id = ?')
    for (const salesStatus of SALES_STATUSES)
      for (const freeSeats of [0, 2])
        for (const seatsToConfirm of [0, 3]) {
          set.run(salesStatus, freeSeats, seatsToConfirm, tour.id)
          await db.batch(offersStatements(db, SEED_DAY, tour.travel_id))
          const isOffered = best.get(tour.travel_id)?.price !== null
          const offer = offerOf({ salesStatus, freeSeats, seatsToConfirm })
          expect(isOffered, `${salesStatus} ${freeSeats} ${seatsToConfirm}`).toBe(offer === 'book')
        }
  })

  it('rereads the database after a few seconds', async () => {
    const { sqlite, site } = await seededSite(400)
    const { db } = site('it')
    const count = () => sqlite.prepare('SELECT count(*) AS n FROM travel_offers').get()?.n
    await ensureOffers(db, SEED_DAY, 100_000)
    sqlite.exec("DELETE FROM travel_offers; DELETE FROM meta WHERE key = 'offers_day'")
    await ensureOffers(db, SEED_DAY, 101_000)
    expect(count()).toBe(0)
    await ensureOffers(db, SEED_DAY, 106_000)
    expect(count()).toBeGreaterThan(100)
  })

  it('reads a current copy alone', async () => {
    const { site } = await seededSite(400)
    const absent = {} as D1Database
    await expect(ensureOffers(absent, SEED_DAY, 1, site('it').db)).resolves.toBeUndefined()
  })

  it('rebuilds in the database what it lacks, not what a copy lacks', async () => {
    const { db } = (await seededSite(400)).site('it')
    const later = addDays(SEED_DAY, 120)
    const copy = (await seededSite(400)).site('it').db
    const batch = vi.spyOn(db, 'batch')
    await ensureOffers(db, later, 1, copy)
    expect(batch).toHaveBeenCalledTimes(1)
    await ensureOffers(db, later, 10_001, copy)
    expect(batch).toHaveBeenCalledTimes(1)
  })
})
