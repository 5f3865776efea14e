import type { BookingRules } from '../../../markets/common-booking-rules.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { addDays, yearMonth } from '../../../shared/dates/iso-days.ts'
import { flightAdvice, isAvailable, marksDayBusy, offerOf } from '../../../shared/tours/offer.ts'

export type Departure = ReturnType<typeof departureOn>

/** A departure with the terms of a booking made today (spec sections 1 and 4); terms that no longer apply are null. */
export const departureOn = (today: IsoDate, tour: Tour, rules: BookingRules) => {
  const { startingDate, balanceDueDate, deposit, promo, salesStatus } = tour
  const offer = offerOf(tour)
  // On the day on which the balance is due, the whole price is due with the booking.
  const balanceDue = balanceDueDate > today ? balanceDueDate : null
  const depositUntil = deposit === null ? null : earlier(deposit.cutOffDate, addDays(balanceDueDate, -1))
  const daysBefore = (days: number): IsoDate | null => {
    const day = addDays(startingDate, -days)
    return day >= today ? day : null
  }
  return {
    tour,
    offer,
    deposit:
      deposit !== null && depositUntil !== null && depositUntil >= today
        ? { amount: deposit.amount, until: depositUntil }
        : null,
    balanceDue,
    promo: promo !== null && promo.expiresOn >= today ? promo : null,
    /** Last days on which a cancellation is free. */
    cancellation: {
      freeUntil: daysBefore(rules.freeCancellationDays),
      flexibleUntil: daysBefore(rules.flexibleCancellationDays),
    },
    flightAdvice: isAvailable(offer) ? flightAdvice(salesStatus) : null,
  }
}

const earlier = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b)

/** Departures that are shown before any month is collapsed. */
const MIN_SHOWN = 4
/** Departures with all details; the others are lines that link to their page. */
export const MAX_DETAILED = 6

/**
 * Groups departures, ordered by first day, by month; the first months are open, up to a bookable departure, and the
 * first departures in them that are not sold out have details.
 */
export const departureMonths = (
  departures: readonly Departure[],
  currency: CurrencyCode,
  maxDetailed: number = MAX_DETAILED,
) => {
  const months = Map.groupBy(departures, ({ tour }) => yearMonth(tour.startingDate))
  let shown = 0
  let detailed = 0
  let lacksBookable = departures.some(({ offer }) => offer === 'book')
  return [...months].map(([month, inMonth]) => {
    const open = shown < MIN_SHOWN || lacksBookable
    shown += inMonth.length
    const best = cheapest(
      inMonth.filter(({ offer }) => offer === 'book'),
      currency,
    )?.tour
    if (best !== undefined) lacksBookable = false
    const from = best === undefined ? null : { day: best.startingDate, price: best.price }
    const count = inMonth.filter(({ tour }) => marksDayBusy(tour.salesStatus)).length
    const listed = inMonth.map((departure) => ({
      ...departure,
      hasDetails: open && marksDayBusy(departure.tour.salesStatus) && detailed++ < maxDetailed,
    }))
    return { month, departures: listed, count, from, open }
  })
}

/** The first of the cheapest departures. */
export const cheapest = (departures: readonly Departure[], currency: CurrencyCode): Departure | null =>
  departures.reduce<Departure | null>(
    (best, departure) =>
      best === null || departure.tour.price[currency] < best.tour.price[currency] ? departure : best,
    null,
  )
