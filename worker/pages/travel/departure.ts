import type { BookingRules } from '../../../markets/common-booking-rules.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { CurrencyCode, Prices } from '../../../shared/contracts/money.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { flightAdvice, isAvailable, offerOf } from '../../../shared/tours/offer.ts'

export type Departure = ReturnType<typeof departureOn>

/** A departure with the terms of a booking made today (spec sections 1 and 4); terms that no longer apply are null. */
export const departureOn = (today: IsoDate, tour: Tour, rules: BookingRules) => {
  const { startingDate, balanceDueDate, deposit, promo, salesStatus } = tour
  const offer = offerOf(tour)
  // On the day on which the balance is due, the whole price is due with the booking.
  const balanceDue = balanceDueDate > today ? balanceDueDate : null
  const daysBefore = (days: number): IsoDate | null => {
    const day = addDays(startingDate, -days)
    return day >= today ? day : null
  }
  return {
    tour,
    offer,
    deposit: balanceDue !== null && deposit !== null && deposit.cutOffDate >= today ? deposit : null,
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

/** The lowest known price of a flight to a departure. */
export const flightPrice = ({ flights }: Pick<Tour, 'flights'>, currency: CurrencyCode): Prices | null =>
  flights !== null && flights.minimumPrice[currency] > 0 ? flights.minimumPrice : null
