import { beforeEach, describe, expect, it } from 'vitest'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { loadTravels } from '../catalogue/cards.ts'
import { loadHistory, lowestPrice } from '../catalogue/tour-history.ts'
import { changeTour } from './change-tour.ts'
import type { TourChange } from './tour-change.ts'

const WHEN = { today: SEED_DAY, instant: '2027-01-15T10:00:00.000Z' }
const prices = (cents: number) => ({ EUR: cents, GBP: cents, USD: cents })

let seeded: SeededSite
beforeEach(async () => {
  seeded = await seededSite(400)
}, 60_000)

describe('changeTour', () => {
  it('updates the departure and the summary of its travel', async () => {
    const site = seeded.site('it')
    const tour = seeded.rows.tours.find(({ status }) => status === 'CONFIRMED')
    if (!tour) throw new Error('none is confirmed')
    const [before] = await loadTravels(site, [tour.travel_id])
    const price = prices(500)
    expect(await changeTour(site.db, tour.id, { price }, WHEN)).toMatchObject({
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
    })
  })

  it('records a snapshot, and compares a reduced price with the lowest of the previous thirty days', async () => {
    const { db } = seeded.site('it')
    const tour = seeded.rows.tours.find(({ status, discount }) => status === 'CONFIRMED' && discount === 0)
    if (!tour) throw new Error('none is confirmed')
    const steps = [
      ['2027-02-01T10:00:00.000Z', 100_000],
      ['2027-02-10T10:00:00.000Z', 80_000],
      ['2027-02-20T10:00:00.000Z', 90_000],
      ['2027-02-25T10:00:00.000Z', 70_000],
      ['2027-03-20T10:00:00.000Z', 60_000],
    ] as const
    const bases: number[] = []
    for (const [instant, cents] of steps) {
      const outcome = await changeTour(db, tour.id, { price: prices(cents) }, { today: SEED_DAY, instant })
      bases.push(outcome.kind === 'changed' ? outcome.tour.basePrice.EUR : 0)
    }
    const history = await loadHistory(db, tour.id)
    const lowestOfAll = lowestPrice(history.slice(0, -steps.length), WHEN.instant)?.EUR ?? 0
    expect(bases).toEqual([Math.max(100_000, lowestOfAll), Math.min(100_000, lowestOfAll), 90_000, 80_000, 70_000])
    expect(history.slice(-5).map(({ takenAt, price }) => [takenAt, price.EUR])).toEqual(steps)
    expect(lowestPrice(history, '2027-05-01T00:00:00.000Z')?.EUR).toBe(60_000)
  })

  it('corrects a mistaken price within an hour, as if it had never been, unless somebody has booked', async () => {
    const { db } = seeded.site('it')
    const { id = '' } =
      seeded.rows.tours.find(({ status, free_seats }) => status === 'CONFIRMED' && free_seats > 2) ?? {}
    const change = (minutes: number, what: TourChange) => {
      const instant = new Date(Date.UTC(2027, 3, 1, 10, minutes)).toISOString()
      return changeTour(db, id, what, { today: SEED_DAY, instant })
    }
    await change(0, { price: prices(120_000) })
    await change(50_000, { price: prices(12_000) })
    expect(await change(50_061, { price: prices(120_000), correction: true })).toMatchObject({ kind: 'refused' })
    const corrected = await change(50_059, { price: prices(120_000), correction: true })
    expect(corrected).toMatchObject({ tour: { price: prices(120_000), basePrice: prices(120_000) } })
    expect(corrected).not.toHaveProperty('tour.correction')
    expect(lowestPrice(await loadHistory(db, id), '2027-05-30T10:00:00.000Z')).toEqual(prices(120_000))
    await change(60_000, { price: prices(12_000) })
    await change(60_001, { freeSeats: 1 })
    expect(await change(60_002, { price: prices(120_000), correction: true })).toMatchObject({ kind: 'refused' })
    expect(await change(60_002, { correction: true })).toMatchObject({ kind: 'refused' })
  })

  it('computes the deposit from a new price, and leaves it while the price stays', async () => {
    const { db } = seeded.site('it')
    const { id = '' } = seeded.rows.tours.find(({ status }) => status === 'CONFIRMED') ?? {}
    const deposits = () =>
      Object.values(
        seeded.sqlite.prepare('SELECT deposit_eur, deposit_gbp, deposit_usd FROM tours WHERE id = ?').get(id) ?? {},
      )
    seeded.sqlite.prepare('UPDATE tours SET deposit_eur = 7000 WHERE id = ?').run(id)
    const [, ...others] = deposits()
    await changeTour(db, id, { status: 'SOLD_OUT' }, WHEN)
    expect(deposits()).toEqual([7000, ...others])
    await changeTour(db, id, { price: prices(164_900) }, WHEN)
    expect(deposits()).toEqual([33_000, 33_000, 33_000])
  })

  it('rereads a departure after a concurrent change', async () => {
    const { db } = seeded.site('it')
    const tour = seeded.rows.tours.find(({ status, free_seats }) => status === 'CONFIRMED' && free_seats > 0)
    if (!tour) throw new Error('none has a free seat')
    const freeSeat = seeded.sqlite.prepare('UPDATE tours SET free_seats = free_seats + 1 WHERE id = ?')
    const book = (overtaken: number, instant: string) => {
      let tries = 0
      return changeTour(
        db,
        tour.id,
        ({ freeSeats }) => {
          if (tries < overtaken) freeSeat.run(tour.id)
          tries += 1
          return { freeSeats: freeSeats - 1 }
        },
        { today: SEED_DAY, instant },
      )
    }
    expect(await book(2, WHEN.instant)).toMatchObject({ kind: 'changed', tour: { freeSeats: tour.free_seats + 2 - 1 } })
    const tables = ['tours', 'tour_snapshots', 'tour_changes', 'travel_offers']
    const rows = () => tables.map((table) => seeded.sqlite.prepare(`SELECT * FROM ${table}`).all())
    const before = rows()
    const undo = seeded.sqlite.prepare('UPDATE tours SET free_seats = free_seats - 5 WHERE id = ?')
    await expect(book(5, '2027-01-15T11:00:00.000Z')).rejects.toThrow('was overtaken 5 times')
    undo.run(tour.id)
    expect(rows()).toEqual(before)
  })

  describe('of the coordinator', () => {
    const COORDINATOR = 'martina-rinaldi'
    /** Departures in Europe, where she leads, moved to given days. */
    const inEurope = (...spans: [string, string][]) => {
      const travels = new Set(seeded.rows.travels.filter(({ continent }) => continent === 'europe').map(({ id }) => id))
      const tours = seeded.rows.tours.filter(({ travel_id }) => travels.has(travel_id)).slice(0, spans.length)
      seeded.sqlite.prepare('UPDATE tours SET coordinator_id = NULL WHERE coordinator_id = ?').run(COORDINATOR)
      seeded.sqlite.prepare('UPDATE wemeet_events SET coordinator_id = NULL WHERE coordinator_id = ?').run(COORDINATOR)
      const move = seeded.sqlite.prepare('UPDATE tours SET starting_date = ?, ending_date = ? WHERE id = ?')
      for (const [index, span] of spans.entries()) move.run(...span, tours[index]?.id ?? '')
      return tours
    }
    const assign = (id = '', coordinator: string | null = COORDINATOR) =>
      changeTour(seeded.site('it').db, id, { coordinator }, WHEN)

    it('assigns and removes one, and leaves status, seats and price', async () => {
      const [tour] = inEurope(['2027-03-10', '2027-03-15'])
      expect(await assign(tour?.id)).toMatchObject({
        kind: 'changed',
        tour: { coordinator: COORDINATOR, status: tour?.status, freeSeats: tour?.free_seats },
      })
      expect(await assign(tour?.id)).toMatchObject({ kind: 'changed' })
      expect(await assign(tour?.id, null)).toMatchObject({ kind: 'changed', tour: { coordinator: null } })
    })

    it.each([
      ['2027-03-01', '2027-03-08', 'busy'],
      ['2027-03-01', '2027-03-07', 'changed'],
      ['2027-03-12', '2027-03-13', 'busy'],
      ['2027-03-17', '2027-03-20', 'busy'],
      ['2027-03-18', '2027-03-20', 'changed'],
    ])('on %s to %s, next to a departure from 10 to 15 March, is %s', async (from, to, kind) => {
      const [tour, other] = inEurope(['2027-03-10', '2027-03-15'], [from, to])
      await assign(tour?.id)
      const outcome = await assign(other?.id)
      expect(outcome.kind).toBe(kind)
      if (outcome.kind === 'busy')
        expect(outcome.reason).toBe(
          `${COORDINATOR} leads ${tour?.code} from 2027-03-10 to 2027-03-15; 2 full days must lie between`,
        )
    })

    it.each([
      ['2027-03-07', 'changed'],
      ['2027-03-08', 'busy'],
      ['2027-03-17', 'busy'],
      ['2027-03-18', 'changed'],
    ])('from 10 to 15 March, with an event to host on %s, is %s until that is cancelled', async (day, kind) => {
      const [tour] = inEurope(['2027-03-10', '2027-03-15'])
      const event = seeded.rows.wemeet_events[0]?.id ?? ''
      const host = 'UPDATE wemeet_events SET coordinator_id = ?, starts_on = ? WHERE id = ?'
      seeded.sqlite.prepare(host).run(COORDINATOR, day, event)
      const outcome = await assign(tour?.id)
      expect(outcome.kind).toBe(kind)
      if (outcome.kind === 'busy')
        expect(outcome.reason).toBe(`${COORDINATOR} hosts ${event} on ${day}; 2 full days must lie between`)
      seeded.sqlite.prepare('UPDATE wemeet_events SET cancelled_at = ? WHERE id = ?').run(WHEN.instant, event)
      expect(await assign(tour?.id)).toMatchObject({ kind: 'changed' })
    })

    it('lets one of two concurrent changes win', async () => {
      const tours = inEurope(['2027-03-10', '2027-03-15'], ['2027-03-14', '2027-03-20'])
      const outcomes = await Promise.all(tours.map(({ id }) => assign(id)))
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['busy', 'changed'])
    })

    it("refuses a coordinator who does not speak the group's language, before one who is busy", async () => {
      const [tour, other] = inEurope(['2027-03-10', '2027-03-15'], ['2027-03-12', '2027-03-20'])
      await assign(tour?.id)
      expect(await assign(other?.id)).toMatchObject({ kind: 'busy' })
      seeded.sqlite.prepare("UPDATE tours SET language = 'fr' WHERE id = ?").run(other?.id ?? '')
      expect(await assign(other?.id)).toEqual({
        kind: 'refused',
        reasons: [`coordinator: ${COORDINATOR} does not speak French, the group's language`],
      })
    })

    it('refuses unknown coordinators, and those who lead elsewhere', async () => {
      const [tour] = inEurope(['2027-03-10', '2027-03-15'])
      expect(await assign(tour?.id, 'nobody')).toMatchObject({ kind: 'refused' })
      expect(await assign(tour?.id, 'davide-conti')).toEqual({
        kind: 'refused',
        reasons: ['coordinator: davide-conti does not lead in this area'],
      })
    })
  })

  it('rejects a contradiction without changes', async () => {
    const { db } = seeded.site('it')
    const tour = seeded.rows.tours.find(({ status }) => status === 'CONFIRMED')
    const before = seeded.sqlite.prepare('SELECT * FROM tours').all()
    const outcome = await changeTour(db, tour?.id ?? '', { seatsToConfirm: 3 }, WHEN)
    expect(outcome).toEqual({ kind: 'refused', reasons: ['seatsToConfirm: must be 0 when CONFIRMED'] })
    expect(await changeTour(db, 'nobody', { freeSeats: 1 }, WHEN)).toEqual({ kind: 'unknown' })
    expect(seeded.sqlite.prepare('SELECT * FROM tours').all()).toEqual(before)
  })
})
