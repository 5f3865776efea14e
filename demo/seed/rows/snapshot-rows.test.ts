import { describe, expect, it } from 'vitest'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { readSources } from '../sources.ts'
import { ledDepartures } from './led-departures.ts'
import { snapshotRows } from './snapshot-rows.ts'
import { tourRows } from './tour-rows.ts'

const sources = readSources()
const DAY = '2026-11-21'
const tours = tourRows(ledDepartures(sources, DAY, 1500), sources.travels, DAY)
const rows = snapshotRows(tours, DAY)
const byTour = Map.groupBy(rows, ({ tour_id }) => tour_id)
const CURRENCIES = ['eur', 'gbp', 'usd'] as const

describe('snapshotRows', () => {
  it('are deterministic', () => expect(snapshotRows(tours, DAY)).toEqual(rows))

  it('are sorted newest first, one per instant, none after the seeding day', () => {
    for (const past of byTour.values()) {
      const instants = past.map(({ taken_at }) => taken_at)
      expect(instants).toEqual([...instants].sort().reverse())
      expect(new Set(instants).size).toBe(instants.length)
      expect(instants[0]?.slice(0, 10) ?? '').toSatisfy((day: string) => day <= DAY)
    }
  })

  it('end with the current status and price of the departure', () => {
    for (const tour of tours) {
      const [last] = byTour.get(tour.id) ?? []
      expect(last).toMatchObject({
        status: tour.status,
        free_seats: tour.free_seats,
        seats_to_confirm: tour.seats_to_confirm,
        price_eur: tour.price_eur,
        price_gbp: tour.price_gbp,
        price_usd: tour.price_usd,
      })
    }
  })

  it('have the lowest price of the previous thirty days as base price of a reduced departure', () => {
    const reduced = tours.filter(({ discount }) => discount > 0)
    expect(reduced.length).toBeGreaterThan(100)
    for (const tour of reduced) {
      const past = (byTour.get(tour.id) ?? []).toReversed()
      const since = past.find(({ price_eur }) => price_eur === tour.price_eur)?.taken_at ?? ''
      const from = addDays(since.slice(0, 10), -30)
      const before = past.filter(({ taken_at }) => taken_at < since)
      const inForce = before.filter(({ taken_at }, i) => taken_at.slice(0, 10) >= from || i === before.length - 1)
      for (const currency of CURRENCIES)
        expect(Math.min(...inForce.map((each) => each[`price_${currency}`]))).toBe(tour[`base_${currency}`])
    }
  })

  it('contain the earlier statuses: a full departure was confirmed before', () => {
    for (const tour of tours.filter(({ status }) => status === 'SOLD_OUT'))
      expect((byTour.get(tour.id) ?? []).map(({ status }) => status)).toContain('CONFIRMED')
  })
})
