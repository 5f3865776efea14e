import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../markets/market-id.ts'
import { SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { addDays, daysBetween } from '../../../shared/dates/iso-days.ts'
import { readSources } from '../sources.ts'
import { ledDepartures } from './led-departures.ts'
import { tourRows } from './tour-rows.ts'

const sources = readSources()
const { travels, coordinators } = sources
const DAY = '2026-11-21'
const rowsOf = (day: string, target: number) => tourRows(ledDepartures(sources, day, target), travels, day)
const rows = rowsOf(DAY, 4000)
const share = (matching: (row: (typeof rows)[number]) => boolean) => rows.filter(matching).length / rows.length
const CURRENCIES = ['eur', 'gbp', 'usd'] as const

describe('tourRows', () => {
  it('are deterministic', () => expect(rowsOf(DAY, 4000)).toEqual(rows))

  it('have unique ids, and unique codes with country and day', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
    for (const { code, starting_date } of rows)
      expect(code).toMatch(new RegExp(`^[A-Z]{3}-${starting_date.replaceAll('-', '')}-[A-Z]\\d*$`))
  })

  it('stay the same when seeded later, except for status, seats, and coordinators announced since', () => {
    const later = new Map(rowsOf(addDays(DAY, 100), 4000).map((row) => [row.id, row]))
    const constant = ({ status, free_seats, seats_to_confirm, ...rest }: (typeof rows)[number]) => rest
    const both = rows.filter(({ id }) => later.has(id))
    expect(both.length).toBeGreaterThan(2500)
    for (const row of both) {
      const { coordinator_id, ...again } = constant(later.get(row.id) ?? row)
      expect({ ...again, coordinator_id: row.coordinator_id && coordinator_id }).toEqual(constant(row))
    }
  })

  it('last as long as their travel', () => {
    for (const { starting_date, ending_date, days } of rows)
      expect(daysBetween(starting_date, ending_date)).toBe(days - 1)
  })

  it('have every status with a coordinator, in realistic shares', () => {
    const led = rows.filter(({ coordinator_id }) => coordinator_id !== null)
    const shares = Object.fromEntries(
      SALES_STATUSES.map((status) => [status, led.filter((row) => row.status === status).length / led.length]),
    )
    expect(shares.PLANNED).toBeGreaterThan(0.3)
    expect(shares.CONFIRMED).toBeGreaterThan(0.2)
    expect(shares.ALMOST_CONFIRMED).toBeGreaterThan(0.1)
    expect(shares.ALMOST_FULL).toBeGreaterThan(0.05)
    expect(shares.WAITING_LIST).toBeGreaterThan(0.02)
    expect(shares.SOLD_OUT).toBeGreaterThan(0.04)
  })

  it('are not confirmed until their coordinator is announced', () => {
    const others = rows.filter(({ coordinator_id }) => coordinator_id === null)
    expect(others.filter(({ seats_to_confirm }) => seats_to_confirm === 0)).toEqual([])
  })

  it.each([0, 180])(
    'are confirmed or almost for a third of the next four months, in each language, %i days later',
    (later) => {
      const day = addDays(DAY, later)
      const soon = rowsOf(day, 4000).filter(({ starting_date }) => starting_date <= addDays(day, 122))
      for (const code of LANGUAGES) {
        const there = soon.filter(({ language }) => language === code)
        const near = there.filter(({ status }) => status === 'CONFIRMED' || status === 'ALMOST_CONFIRMED')
        expect([code, near.length / there.length >= 1 / 3]).toEqual([code, true])
      }
    },
  )

  it.each([90])('keep all confirmed departures when seeded %i days later, with their coordinator', (days) => {
    const day = addDays(DAY, days)
    const later = new Map(rowsOf(day, 4000).map((row) => [row.id, row]))
    const confirmed = rows.filter((row) => row.seats_to_confirm === 0 && row.starting_date > day)
    expect(confirmed.length).toBeGreaterThan(30)
    for (const { id, coordinator_id } of confirmed) {
      const row = later.get(id)
      expect([id, row?.coordinator_id, row?.seats_to_confirm]).toEqual([id, coordinator_id, 0])
    }
  })

  it.each([
    ['longer than six days', 21, (days: number) => days > 6],
    ['of up to six days', 8, (days: number) => days <= 6],
  ] as const)('%s wait for travellers only while they can be called off, from %i days ahead', (_, least, fits) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (later) => {
        const day = addDays(DAY, later)
        const waiting = rowsOf(day, 1000).filter(({ days, seats_to_confirm }) => fits(days) && seats_to_confirm > 0)
        return waiting.every(({ starting_date }) => daysBetween(day, starting_date) >= least)
      }),
      { numRuns: 5 },
    )
  })

  it('have seats that agree with their status (§4)', () => {
    for (const { status, free_seats, seats_to_confirm } of rows) {
      const waits = status === 'PLANNED' || status === 'ALMOST_CONFIRMED'
      expect(seats_to_confirm > 0).toBe(waits)
      expect(free_seats).toBeLessThanOrEqual(16)
      expect(seats_to_confirm).toBeLessThanOrEqual(8)
      if (status === 'SOLD_OUT' || status === 'WAITING_LIST') expect(free_seats).toBe(0)
      if (status === 'ALMOST_FULL') expect([1, 2, 3]).toContain(free_seats)
      if (status === 'CONFIRMED') expect(free_seats).toBeGreaterThan(3)
    }
  })

  it('have prices in whole cents that end in nine units, discounted ones below the base price everywhere', () => {
    for (const row of rows) {
      for (const currency of CURRENCIES) {
        expect(row[`price_${currency}`] % 1000).toBe(900)
        expect(row[`base_${currency}`] % 1000).toBe(900)
        expect(Math.sign(row[`base_${currency}`] - row[`price_${currency}`])).toBe(Math.sign(row.discount))
        expect(row[`deposit_${currency}`]).toBeLessThan(row[`price_${currency}`])
        expect(row[`deposit_${currency}`] % 1000).toBe(0)
      }
    }
    expect(share(({ discount }) => discount > 0)).toBeCloseTo(0.15, 1)
  })

  it('all have a coordinator thirty days before they leave', () => {
    const soon = rows.filter(({ starting_date }) => daysBetween(DAY, starting_date) <= 30)
    expect(soon.length).toBeGreaterThan(40)
    expect(soon.filter(({ coordinator_id }) => coordinator_id === null)).toEqual([])
  })

  it.each([0, 200])('have a coordinator on a date of every travel but one at most, %i days later', (later) => {
    const there = rowsOf(addDays(DAY, later), 4000)
    const led = new Set(there.flatMap(({ coordinator_id, travel_id }) => (coordinator_id === null ? [] : [travel_id])))
    const travelIds = new Set(there.map(({ travel_id }) => travel_id))
    expect(travelIds.size - led.size).toBeLessThanOrEqual(1)
  })

  it.each([0, 200])('are nearly 4000, some within a month in six areas, %i days later', (later) => {
    const day = addDays(DAY, later)
    const continents = new Map(travels.map(({ slug, continent }) => [slug, continent]))
    const there = rowsOf(day, 4000)
    const soon = there.filter(({ starting_date }) => starting_date <= addDays(day, 30))
    expect(there.length).toBeGreaterThan(3900)
    expect(soon.length).toBeGreaterThan(40)
    expect(new Set(soon.map(({ travel_id }) => continents.get(travel_id))).size).toBeGreaterThanOrEqual(6)
  })

  it('have a coordinator of their area who speaks the language of the group (§1)', () => {
    const bySlug = new Map(coordinators.map((coordinator) => [coordinator.slug, coordinator]))
    const continents = new Map(travels.map(({ slug, continent }) => [slug, continent]))
    for (const { coordinator_id, travel_id, language } of rows) {
      if (coordinator_id === null) continue
      expect(bySlug.get(coordinator_id)?.areas).toContain(continents.get(travel_id))
      expect(bySlug.get(coordinator_id)?.languages).toContain(language)
    }
  })

  it.each([4000, 12_000])('give a coordinator one departure at a time, and two days at home, of %i (§1)', (target) => {
    const led = Map.groupBy(rowsOf(DAY, target), ({ coordinator_id }) => coordinator_id)
    led.delete(null)
    expect(led.size).toBe(60)
    for (const departures of led.values())
      departures.reduce((last, next) => {
        expect(daysBetween(last.ending_date, next.starting_date)).toBeGreaterThanOrEqual(3)
        return next
      })
  })

  it('have a private room on some departures, on none of travels with shared nights', () => {
    const withRoom = new Set(rows.filter(({ no_sharing }) => no_sharing === 1).map(({ travel_id }) => travel_id))
    expect(withRoom.size).toBeGreaterThan(100)
    expect(withRoom).not.toContain('italy-dolomites-alta-via')
    expect(withRoom).not.toContain('australia-uluru-kings-canyon')
    expect(travels.filter(({ slug, sharedNights }) => sharedNights && withRoom.has(slug))).toEqual([])
  })
})
