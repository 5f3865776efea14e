import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import type { CoordinatorDetail, Review } from '../../../shared/contracts/travel.ts'
import { isUpcoming } from '../../../shared/tours/offer.ts'
import type { RenderContext } from '../../ui/render-context.tsx'

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

export const coordinatorModel = (
  coordinator: CoordinatorDetail,
  { today, market, currency }: Pick<RenderContext, 'today' | 'market' | 'currency'>,
): CoordinatorModel => ({
  coordinator,
  departures: coordinator.departures
    .filter((tour) => isUpcoming(tour, today))
    .sort((a, b) => (a.startingDate < b.startingDate ? -1 : 1)),
  reviews: coordinator.reviews.filter(({ rating }) => rating >= SHOWN_FROM),
  isPriceApproximate:
    currency !== market.currency || !bookingRulesOn(today, market.id).paymentCurrencies.includes(currency),
})
