import { tourPath, travelPath } from '../../../markets/links.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import type { SalesStatus, Tour } from '../../../shared/contracts/tour.ts'
import type { Travel, TravelDetail } from '../../../shared/contracts/travel.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { imageUrl } from '../../../shared/images/image-url.ts'
import { ratingBand } from '../../../shared/ratings/rating-band.ts'
import { offerOf, type Seats } from '../../../shared/tours/offer.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { ListedPage } from './linked-data.ts'

type Input = {
  travel: TravelDetail
  site: Pick<RenderContext, 'market' | 'origins'>
  path: string
  images: readonly Parameters<typeof imageUrl>[0][]
  /** Offer or AggregateOffer; null when nothing can be booked. */
  offers: object | null
  /** Rating, if the page shows it. */
  rating?: TravelDetail['rating']
}

export const touristTrip = ({ travel, site: { market, origins }, path, images, offers, rating }: Input): object => {
  const origin = origins[market.id]
  const shown = rating && rating.count > 0 && isOnScale(rating.average) ? rating : null
  // Search engines reject a product without offer, rating or review.
  const isProduct = offers !== null || shown !== null
  return {
    '@context': 'https://schema.org',
    '@type': isProduct ? ['TouristTrip', 'Product'] : 'TouristTrip',
    '@id': `${origin}${path}#trip`,
    name: travel.title,
    description: travel.summary,
    url: origin + path,
    image: images.map((image) => imageUrl(image)),
    itinerary: {
      '@type': 'ItemList',
      itemListElement: travel.itinerary.map((stage, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'Place', name: stage.place },
      })),
    },
    ...(isProduct &&
      path !== travelPath(market, travel.slug) && {
        isRelatedTo: { '@id': `${origin}${travelPath(market, travel.slug)}#trip` },
      }),
    ...(offers !== null && { offers }),
    ...(shown !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: shown.average.toFixed(1),
        reviewCount: shown.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

/** Search engines reject ratings beyond their scale. */
const isOnScale = (average: number): boolean => ratingBand(average).band !== null

/** Best first. */
const AVAILABILITIES = ['InStock', 'LimitedAvailability', 'PreOrder', 'OutOfStock', 'SoldOut'] as const
type Availability = (typeof AVAILABILITIES)[number]

/** Planned departures can be ordered before they are confirmed. */
const BY_STATUS: Readonly<Record<SalesStatus, Availability>> = {
  PLANNED: 'PreOrder',
  ALMOST_CONFIRMED: 'PreOrder',
  CONFIRMED: 'InStock',
  ALMOST_FULL: 'LimitedAvailability',
  WAITING_LIST: 'OutOfStock',
  SOLD_OUT: 'SoldOut',
}

/** Closed departures are not in stock in any status. */
const availabilityOf = (tour: Seats): Availability =>
  offerOf(tour) === 'closed' ? 'OutOfStock' : BY_STATUS[tour.salesStatus]

/** The best availability of departures, as a schema.org URL. */
export const bestAvailability = (tours: readonly Seats[]): string => {
  const found = new Set(tours.map(availabilityOf))
  return `https://schema.org/${AVAILABILITIES.find((each) => found.has(each)) ?? 'OutOfStock'}`
}

/** 129900 is "1299.00". */
export const decimal = (cents: number): string => (cents / 100).toFixed(2)

/** Valid until the day before departure, for the days of the departure. */
export const tourOffer = (
  tour: Seats & Pick<Tour, 'code' | 'price' | 'startingDate' | 'endingDate' | 'travel'>,
  { market, currency, origins }: Pick<RenderContext, 'market' | 'currency' | 'origins'>,
) => ({
  '@type': 'Offer',
  url: origins[market.id] + tourPath(market, tour.travel.slug, tour.code),
  sku: tour.code,
  priceCurrency: currency,
  price: decimal(tour.price[currency]),
  availability: bestAvailability([tour]),
  priceValidUntil: addDays(tour.startingDate, -1),
  availabilityStarts: tour.startingDate,
  availabilityEnds: tour.endingDate,
})

type ListContext = Pick<RenderContext, 'market' | 'currency'>

/** A departure in a list. */
export const listedTour = (tour: Tour, { market, currency }: ListContext): ListedPage => ({
  path: tourPath(market, tour.travel.slug, tour.code),
  item: listedTrip(tour.travel.title, tour, currency),
})

/** A travel in a list, with the departure whose price its card shows. */
export const listedTravel = (
  { slug, title, bestTour }: Pick<Travel, 'slug' | 'title' | 'bestTour'>,
  { market, currency }: ListContext,
): ListedPage => ({
  path: travelPath(market, slug),
  ...(bestTour !== null && { item: listedTrip(title, bestTour, currency) }),
})

/** The price and its day; the page that the list links has the whole offer. */
const listedTrip = (
  name: string,
  { price, startingDate }: Pick<Tour, 'price' | 'startingDate'>,
  currency: CurrencyCode,
) => ({
  '@type': 'TouristTrip',
  name,
  offers: {
    '@type': 'Offer',
    priceCurrency: currency,
    price: decimal(price[currency]),
    availabilityStarts: startingDate,
  },
})
