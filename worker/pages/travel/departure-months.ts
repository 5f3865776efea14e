import type { CurrencyCode, Prices } from '../../../shared/contracts/money.ts'
import { yearMonth } from '../../../shared/dates/iso-days.ts'
import { marksDayBusy } from '../../../shared/tours/offer.ts'
import type { Departure } from './departure.ts'

export type DepartureMonth = {
  /** YYYY-MM of the departures' first days. */
  month: string
  departures: Departure[]
  /** Departures that are not sold out: what a calendar shows, and search counts. */
  count: number
  /** Lowest price of what can be booked; null when nothing can. */
  fromPrice: Prices | null
  /** Shown open: the first months, until a few departures can be seen and one of them can be booked. */
  open: boolean
}

/** How many departures are seen without opening a month. */
const SEEN_AT_ONCE = 4

/** Departures, which come in the order of their first days, by month. */
export const departureMonths = (departures: readonly Departure[], currency: CurrencyCode): DepartureMonth[] => {
  const months = Map.groupBy(departures, ({ tour }) => yearMonth(tour.startingDate))
  let seen = 0
  let waiting = departures.some(({ offer }) => offer === 'book')
  return [...months].map(([month, inMonth]) => {
    const open = seen < SEEN_AT_ONCE || waiting
    seen += inMonth.length
    const fromPrice = cheapest(inMonth, currency)?.tour.price ?? null
    if (fromPrice !== null) waiting = false
    const count = inMonth.filter(({ tour }) => marksDayBusy(tour.salesStatus)).length
    return { month, departures: inMonth, count, fromPrice, open }
  })
}

/** The cheapest departure that can be booked, the first of them when several cost the same; null without one. */
export const cheapest = (departures: readonly Departure[], currency: CurrencyCode): Departure | null =>
  departures.reduce<Departure | null>((best, departure) => {
    if (departure.offer !== 'book') return best
    return best === null || departure.tour.price[currency] < best.tour.price[currency] ? departure : best
  }, null)
