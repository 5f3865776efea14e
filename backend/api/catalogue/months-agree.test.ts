import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import { MARKET_IDS } from '../../../markets/market-id.ts'
import { daysOfTours } from '../../../shared/calendar/departure-days.ts'
import type { DepartureDay } from '../../../shared/contracts/departure-days.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { CURRENCY_CODES, type CurrencyCode } from '../../../shared/contracts/money.ts'
import type { SearchPriceGrid } from '../../../shared/contracts/search.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { departureMonths, departureOn } from '../../../worker/pages/travel/departure.ts'
import { priceGrid } from './columns/price-grid.ts'
import { loadDepartureDays } from './departure-days.ts'
import { offersStatements } from './offers.ts'
import { travelDetail } from './travel-detail.ts'

/** The rules of the specification, stated again: what counts, and which price is the lowest. */
const counts = ({ salesStatus }: Tour): boolean => salesStatus !== 'SOLD_OUT'
const canBeBooked = ({ salesStatus, freeSeats, seatsToConfirm }: Tour): boolean =>
  ['PLANNED', 'ALMOST_CONFIRMED', 'CONFIRMED', 'ALMOST_FULL'].includes(salesStatus) &&
  (seatsToConfirm > 0 || (['CONFIRMED', 'ALMOST_FULL'].includes(salesStatus) && freeSeats > 0))
const lowest = (tours: readonly Tour[], currency: CurrencyCode): number | null => {
  const prices = tours.filter(canBeBooked).map(({ price }) => price[currency])
  return prices.length === 0 ? null : Math.min(...prices)
}
const monthOf = ({ startingDate }: Tour): string => startingDate.slice(0, 7)
const lowestOfDays = (days: readonly DepartureDay[], currency: CurrencyCode): number | null => {
  const prices = days.filter(({ bookable }) => bookable).map(({ price }) => price[currency])
  return prices.length === 0 ? null : Math.min(...prices)
}
const daysAt = (cents: number, tours: readonly Tour[], currency: CurrencyCode) =>
  tours.filter((tour) => tour.price[currency] === cents).map(({ startingDate }) => startingDate)
const countOfDays = (days: readonly DepartureDay[]): number => days.reduce((sum, { tours }) => sum + tours, 0)

type Shown = {
  tours: readonly Tour[]
  currency: CurrencyCode
  calendars: readonly (readonly DepartureDay[])[]
  grid: SearchPriceGrid
}

const expectAgreement = (
  { month, departures, count, from }: ReturnType<typeof departureMonths>[number],
  { tours, currency, calendars, grid }: Shown,
): void => {
  const rows = tours.filter((tour) => monthOf(tour) === month)
  const price = lowest(rows, currency)
  expect(departures.map(({ tour }) => tour.id)).toEqual(rows.map(({ id }) => id))
  expect([count, from?.price[currency] ?? null], month).toEqual([rows.filter(counts).length, price])
  for (const days of calendars) {
    const inMonth = days.filter(({ day }) => day.startsWith(month))
    expect([countOfDays(inMonth), lowestOfDays(inMonth, currency)], month).toEqual([count, price])
    for (const cell of inMonth) expectCell(cell, rows, currency)
  }
  const cells = grid.rows.flatMap((row) => row.cells.filter((cell) => cell.month === month))
  const ofGrid = cells.flatMap(({ lowestPrice }) => lowestPrice ?? [])
  expect(
    cells.reduce((sum, cell) => sum + cell.count, 0),
    month,
  ).toBe(count)
  expect(ofGrid.length === 0 ? null : Math.min(...ofGrid), month).toBe(price)
  for (const { lowestPrice, lowestDay } of cells)
    if (lowestPrice !== null) expect(daysAt(lowestPrice, rows, currency), month).toContain(lowestDay)
}

const expectCell = (cell: DepartureDay, rows: readonly Tour[], currency: CurrencyCode): void => {
  const ofDay = rows.filter(({ startingDate }) => startingDate === cell.day)
  expect(cell.tours).toBe(ofDay.filter(counts).length)
  expect(cell.bookable).toBe(ofDay.some(canBeBooked))
  if (cell.bookable) expect(cell.price[currency]).toBe(lowest(ofDay, currency))
}

let seeded: SeededSite
let slugs: string[]
beforeAll(async () => {
  seeded = await seededSite(1500)
  // Full, but not sold out: neither bookable nor on request.
  seeded.sqlite.exec("UPDATE tours SET free_seats = 0, seats_to_confirm = 0 WHERE no % 5 = 0 AND status <> 'SOLD_OUT'")
  await seeded.env.DB.batch(offersStatements(seeded.env.DB, SEED_DAY, null))
  slugs = seeded.rows.travels.map(({ slug }) => slug)
}, 120_000)

describe('months of departures', () => {
  it('have one count and one lowest price in heading, cells, rows and price grid, by travel and market', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...MARKET_IDS),
        fc.nat(),
        fc.constantFrom(...CURRENCY_CODES),
        async (market, index, currency) => {
          const site = seeded.site(market)
          const travel = await travelDetail(site, slugs[index % slugs.length] ?? '')
          if (travel === null) return
          const tours = travel.departures
          const filter: FilterState = { travelId: [travel.id] }
          const apiDays = await loadDepartureDays(site, filter)
          const pageDays = daysOfTours(tours)
          const grid = await priceGrid(site, { ...filter, currency })
          const rules = bookingRulesOn(SEED_DAY, market)
          const headings = departureMonths(
            tours.map((tour) => departureOn(SEED_DAY, tour, rules)),
            currency,
          )
          expect(headings.map(({ month }) => month)).toEqual([...new Set(tours.map(monthOf))])
          for (const heading of headings)
            expectAgreement(heading, { tours, currency, calendars: [apiDays, pageDays], grid })
        },
      ),
      { numRuns: 120 },
    )
  })
})
