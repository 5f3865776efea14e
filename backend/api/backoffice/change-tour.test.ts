import { beforeEach, describe, expect, it } from 'vitest'
import { loadTravels } from '../catalogue/travel-cards.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../testing/seeded-site.ts'
import { changeTour } from './change-tour.ts'

const WHEN = { today: SEED_DAY, instant: '2027-01-15T10:00:00.000Z' }
const prices = (cents: number) => ({ EUR: cents, GBP: cents, USD: cents })

let seeded: SeededSite
beforeEach(async () => {
  seeded = await seededSite(300)
}, 60_000)

describe('changeTour', () => {
  it('changes the departure and what its travel says of it', async () => {
    const site = seeded.site('it')
    const tour = seeded.rows.tours.find(({ status }) => status === 'CONFIRMED')
    if (!tour) throw new Error('none is confirmed')
    const [before] = await loadTravels(site, [tour.travel_id])
    const price = prices(500)
    expect(await changeTour(site.db, tour.id, { price, basePrice: prices(1000) }, WHEN)).toMatchObject({
      kind: 'changed',
      tour: { id: tour.id, status: 'CONFIRMED', price },
    })
    const [cheaper] = await loadTravels(site, [tour.travel_id])
    expect(cheaper?.bestTour).toMatchObject({ id: tour.id, price, discounted: true })
    await changeTour(site.db, tour.id, { status: 'SOLD_OUT' }, WHEN)
    const [after] = await loadTravels(site, [tour.travel_id])
    expect(after?.departuresCount).toBe((before?.departuresCount ?? 0) - 1)
    expect(after?.bestTour?.id).not.toBe(tour.id)
    expect(seeded.sqlite.prepare('SELECT edited_at, discount FROM tours WHERE id = ?').get(tour.id)).toMatchObject({
      edited_at: WHEN.instant,
      discount: 500,
    })
  })

  it('refuses a contradiction and changes nothing', async () => {
    const { db } = seeded.site('it')
    const tour = seeded.rows.tours.find(({ status }) => status === 'CONFIRMED')
    const before = seeded.sqlite.prepare('SELECT * FROM tours').all()
    const outcome = await changeTour(db, tour?.id ?? '', { seatsToConfirm: 3 }, WHEN)
    expect(outcome).toEqual({ kind: 'refused', reasons: ['seatsToConfirm: must be 0 when CONFIRMED'] })
    expect(await changeTour(db, 'nobody', { freeSeats: 1 }, WHEN)).toEqual({ kind: 'unknown' })
    expect(seeded.sqlite.prepare('SELECT * FROM tours').all()).toEqual(before)
  })
})
