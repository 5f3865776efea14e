import { describe, expect, it } from 'vitest'
import { SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { addDays, daysBetween } from '../../../shared/dates/iso-days.ts'
import { readSources } from '../sources.ts'
import { tourRows } from './tour-rows.ts'
import { travelRow } from './travel-rows.ts'

const { travels, coordinators } = readSources()
const DAY = '2026-11-21'
const rows = tourRows(travels, coordinators, DAY, 4000)
const share = (matching: (row: (typeof rows)[number]) => boolean) => rows.filter(matching).length / rows.length
const CURRENCIES = ['eur', 'gbp', 'usd'] as const

describe('tourRows', () => {
  it('are deterministic', () => expect(tourRows(travels, coordinators, DAY, 4000)).toEqual(rows))

  it('have unique ids, and unique codes with country and day', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
    for (const { code, starting_date } of rows)
      expect(code).toMatch(new RegExp(`^[A-Z]{3}-${starting_date.replaceAll('-', '')}-[A-Z]\\d*$`))
  })

  it('stay the same when seeded later, except for status and seats', () => {
    const later = new Map(tourRows(travels, coordinators, addDays(DAY, 100), 4000).map((row) => [row.id, row]))
    const constant = ({ status, free_seats, seats_to_confirm, ...rest }: (typeof rows)[number]) => rest
    const both = rows.filter(({ id }) => later.has(id))
    expect(both.length).toBeGreaterThan(2500)
    for (const row of both) expect(constant(later.get(row.id) ?? row)).toEqual(constant(row))
  })

  it('last as long as their travel', () => {
    for (const { starting_date, ending_date, days } of rows)
      expect(daysBetween(starting_date, ending_date)).toBe(days - 1)
  })

  it('have every status, in realistic shares', () => {
    const shares = Object.fromEntries(SALES_STATUSES.map((status) => [status, share((row) => row.status === status)]))
    expect(shares.PLANNED).toBeGreaterThan(0.35)
    expect(shares.CONFIRMED).toBeGreaterThan(0.1)
    expect(shares.ALMOST_CONFIRMED).toBeGreaterThan(0.1)
    expect(shares.ALMOST_FULL).toBeGreaterThan(0.03)
    expect(shares.WAITING_LIST).toBeGreaterThan(0.01)
    expect(shares.SOLD_OUT).toBeGreaterThan(0.02)
  })

  it('have seats that agree with their status (spec section 4)', () => {
    const groups = new Map(travels.map((travel) => [travel.slug, travelRow(travel)]))
    for (const { status, free_seats, seats_to_confirm, travel_id } of rows) {
      const group = groups.get(travel_id)
      const waits = status === 'PLANNED' || status === 'ALMOST_CONFIRMED'
      expect(seats_to_confirm > 0).toBe(waits)
      expect(free_seats).toBeLessThanOrEqual(group?.group_max ?? 0)
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

  it('have a coordinator of their area in about seven of ten', () => {
    expect(share(({ coordinator_id }) => coordinator_id !== null)).toBeCloseTo(0.7, 1)
    const areas = new Map(coordinators.map(({ slug, areas: led }) => [slug, led]))
    const continents = new Map(travels.map(({ slug, continent }) => [slug, continent]))
    for (const { coordinator_id, travel_id } of rows)
      if (coordinator_id) expect(areas.get(coordinator_id)).toContain(continents.get(travel_id))
  })

  it('have few promo codes and some flight prices', () => {
    expect(share(({ promo_code }) => promo_code !== null)).toBeGreaterThan(0.01)
    expect(share(({ promo_code }) => promo_code !== null)).toBeLessThan(0.06)
    expect(share(({ flights_eur }) => flights_eur !== null)).toBeCloseTo(0.55, 1)
    for (const badge of ['ALL', '25-35', '35-49']) expect(share((row) => row.age_badge === badge)).toBeGreaterThan(0.15)
  })
})
