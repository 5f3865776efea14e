import { tourPath } from '../../../markets/links.ts'
import type { SalesStatus, Tour } from '../../../shared/contracts/tour.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import type { Seats } from '../../../shared/tours/offer.ts'
import { offerOf } from '../../../shared/tours/offer.ts'
import type { RenderContext } from '../../ui/render-context.tsx'

/** What schema.org says of what can be booked. What is planned is ordered before it is sure to leave. */
const BY_STATUS: Readonly<Record<SalesStatus, string>> = {
  PLANNED: 'PreOrder',
  ALMOST_CONFIRMED: 'PreOrder',
  CONFIRMED: 'InStock',
  ALMOST_FULL: 'LimitedAvailability',
  WAITING_LIST: 'OutOfStock',
  SOLD_OUT: 'SoldOut',
}

/** As the page says it: what cannot be booked is not in stock, however sure it is to leave. */
const availabilityOf = (tour: Seats): string =>
  offerOf(tour) === 'closed' ? 'OutOfStock' : BY_STATUS[tour.salesStatus]

/** Cents as the decimal number that schema.org asks for: 129900 is "1299.00". */
export const decimal = (cents: number): string => (cents / 100).toFixed(2)

/** A departure as an offer, in the shown currency, until the day before it leaves. */
export const tourOffer = (
  tour: Seats & Pick<Tour, 'code' | 'price' | 'startingDate' | 'travel'>,
  { market, currency, origins }: Pick<RenderContext, 'market' | 'currency' | 'origins'>,
) => ({
  '@type': 'Offer',
  url: origins[market.id] + tourPath(market, tour.travel.slug, tour.code),
  sku: tour.code,
  priceCurrency: currency,
  price: decimal(tour.price[currency]),
  availability: `https://schema.org/${availabilityOf(tour)}`,
  priceValidUntil: addDays(tour.startingDate, -1),
})
