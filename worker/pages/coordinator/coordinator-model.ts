import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import type { Market } from '../../../markets/market-schema.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import type { CoordinatorDetail, Review } from '../../../shared/contracts/travel.ts'
import { isUpcoming } from '../../../shared/tours/is-upcoming.ts'

/** What the page of a coordinator shows. */
export type CoordinatorModel = {
  coordinator: CoordinatorDetail
  /** Upcoming ones, soonest first. */
  departures: Tour[]
  /** The happy ones, as on travel pages (spec section 2). */
  reviews: Review[]
  isPriceApproximate: boolean
}

/** Fewer stars than these are not shown. */
const SHOWN_FROM = 4

type Input = { coordinator: CoordinatorDetail; today: IsoDate; market: Market; currency: CurrencyCode }

/** The page of a coordinator as seen on a day in a market and a currency. */
export const coordinatorModel = ({ coordinator, today, market, currency }: Input): CoordinatorModel => ({
  coordinator,
  departures: coordinator.departures
    .filter((tour) => isUpcoming(tour, today))
    .sort((a, b) => (a.startingDate < b.startingDate ? -1 : 1)),
  reviews: coordinator.reviews.filter(({ rating }) => rating >= SHOWN_FROM),
  isPriceApproximate:
    currency !== market.currency || !bookingRulesOn(today, market.id).paymentCurrencies.includes(currency),
})
