import type { BookingRules } from '../../../markets/common-booking-rules.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { type FlightAdvice, flightAdvice } from '../../../shared/tours/flight-advice.ts'
import { isAvailable, type Offer, offerOf } from '../../../shared/tours/offer.ts'

/** A departure and what holds for a booking made today. */
export type Departure = {
  tour: Tour
  offer: Offer
  /** null when a deposit may no longer be chosen: its cut-off date is past, or there is none. */
  deposit: Tour['deposit']
  /** null when the whole price is due with the booking. */
  balanceDue: IsoDate | null
  /** null when there is none, or it has expired. */
  promo: Tour['promo']
  cancellation: Cancellation
  /** null where there is no seat to fly to. */
  flightAdvice: FlightAdvice | null
}

/** Last days on which a booking is cancelled free of charge; null when they are past. */
export type Cancellation = { freeUntil: IsoDate | null; flexibleUntil: IsoDate | null }

/**
 * The terms of a departure as seen on a day (spec sections 1 and 4). Cut-off and expiry dates are days on which the
 * thing is still possible; who books on the day on which the balance is due pays everything at once.
 */
export const departureOn = (today: IsoDate, tour: Tour, rules: BookingRules): Departure => ({
  tour,
  offer: offerOf(tour),
  deposit:
    tour.balanceDueDate > today && tour.deposit !== null && tour.deposit.cutOffDate >= today ? tour.deposit : null,
  balanceDue: tour.balanceDueDate > today ? tour.balanceDueDate : null,
  promo: tour.promo !== null && tour.promo.expiresOn >= today ? tour.promo : null,
  cancellation: {
    freeUntil: notPast(today, addDays(tour.startingDate, -rules.freeCancellationDays)),
    flexibleUntil: notPast(today, addDays(tour.startingDate, -rules.flexibleCancellationDays)),
  },
  flightAdvice: isAvailable(offerOf(tour)) ? flightAdvice(tour.salesStatus) : null,
})

const notPast = (today: IsoDate, day: IsoDate): IsoDate | null => (day >= today ? day : null)
