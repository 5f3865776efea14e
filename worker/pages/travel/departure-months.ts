import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { yearMonth } from '../../../shared/dates/iso-days.ts'
import { marksDayBusy } from '../../../shared/tours/offer.ts'
import type { Departure } from './departure.ts'

/** Departures that are shown before any month is collapsed. */
const MIN_SHOWN = 4

/** Groups departures, ordered by first day, by month; the first months are open, up to a bookable departure. */
export const departureMonths = (departures: readonly Departure[], currency: CurrencyCode) => {
  const months = Map.groupBy(departures, ({ tour }) => yearMonth(tour.startingDate))
  let shown = 0
  let lacksBookable = departures.some(({ offer }) => offer === 'book')
  return [...months].map(([month, inMonth]) => {
    const open = shown < MIN_SHOWN || lacksBookable
    shown += inMonth.length
    const fromPrice = cheapest(inMonth, currency)?.tour.price ?? null
    if (fromPrice !== null) lacksBookable = false
    const count = inMonth.filter(({ tour }) => marksDayBusy(tour.salesStatus)).length
    return { month, departures: inMonth, count, fromPrice, open }
  })
}

/** The first of the cheapest bookable departures. */
export const cheapest = (departures: readonly Departure[], currency: CurrencyCode): Departure | null =>
  departures.reduce<Departure | null>((best, departure) => {
    if (departure.offer !== 'book') return best
    return best === null || departure.tour.price[currency] < best.tour.price[currency] ? departure : best
  }, null)
