import type { DepartureDay } from '../contracts/departure-days.ts'
import type { IsoDate } from '../contracts/iso-date.ts'
import { CURRENCY_CODES, type CurrencyCode, type Prices } from '../contracts/money.ts'
import type { SalesStatus, Tour } from '../contracts/tour.ts'
import { byPriority, marksDayBusy, offerOf } from '../tours/offer.ts'

/** Departures of one day and status, with the prices of the cheapest one per currency. */
export type DepartureGroup = {
  day: IsoDate
  tours: number
  salesStatus: SalesStatus
  /** Bookable without customer support. */
  bookable: boolean
  basePrice: Prices
  price: Prices
}

/**
 * One entry per day with departures that are not sold out, in the order of the days (spec section 4). The price is the
 * lowest of the bookable departures; of all where none is bookable.
 */
export const departureDays = (departures: readonly DepartureGroup[]): DepartureDay[] =>
  [
    ...Map.groupBy(
      departures.filter(({ salesStatus }) => marksDayBusy(salesStatus)),
      ({ day }) => day,
    ),
  ]
    .map(([day, group]) => {
      const toBook = group.filter(({ bookable }) => bookable)
      const priced = toBook.length > 0 ? toBook : group
      return {
        day,
        tours: group.reduce((sum, { tours }) => sum + tours, 0),
        statuses: byPriority(group.map(({ salesStatus }) => salesStatus)),
        bookable: toBook.length > 0,
        basePrice: inEach(priced, (code) => cheapestIn(priced, code).basePrice[code]),
        price: inEach(priced, (code) => cheapestIn(priced, code).price[code]),
      }
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1))

export const daysOfTours = (tours: readonly Tour[]): DepartureDay[] =>
  departureDays(
    tours.map((tour) => ({
      day: tour.startingDate,
      tours: 1,
      salesStatus: tour.salesStatus,
      bookable: offerOf(tour) === 'book',
      basePrice: tour.basePrice,
      price: tour.price,
    })),
  )

const cheapestIn = (group: readonly DepartureGroup[], code: CurrencyCode): DepartureGroup =>
  group.reduce((best, each) => (each.price[code] < best.price[code] ? each : best))

const inEach = (group: readonly DepartureGroup[], cents: (code: CurrencyCode) => number): Prices => {
  const codes = CURRENCY_CODES.filter((code) => group.every(({ price }) => price[code] !== undefined))
  return Object.fromEntries(codes.map((code) => [code, cents(code)])) as Prices
}
