import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import type { CoordinatorDetail } from '../../../shared/contracts/travel.ts'
import { isUpcoming } from '../../../shared/tours/offer.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { MIN_SHOWN_RATING } from '../travel/travel-reviews.tsx'

export type CoordinatorModel = ReturnType<typeof coordinatorModel>

export const coordinatorModel = (
  coordinator: CoordinatorDetail,
  { today, market, currency }: Pick<RenderContext, 'today' | 'market' | 'currency'>,
) => ({
  coordinator,
  departures: coordinator.departures
    .filter((tour) => isUpcoming(tour, today))
    .sort((a, b) => (a.startingDate < b.startingDate ? -1 : 1)),
  reviews: coordinator.reviews.filter(({ rating }) => rating >= MIN_SHOWN_RATING),
  isPriceApproximate:
    currency !== market.currency || !bookingRulesOn(today, market.id).paymentCurrencies.includes(currency),
})
