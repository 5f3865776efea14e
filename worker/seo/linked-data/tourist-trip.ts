import { travelPath } from '../../../markets/links.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { imageUrl } from '../../../shared/images/image-url.ts'
import { ratingBand } from '../../../shared/ratings/rating-band.ts'
import type { RenderContext } from '../../ui/render-context.tsx'

type Input = {
  travel: TravelDetail
  site: Pick<RenderContext, 'market' | 'origins'>
  /** The page that speaks of it. */
  path: string
  images: readonly Parameters<typeof imageUrl>[0][]
  /** An Offer or AggregateOffer; null when nothing can be booked. */
  offers: object | null
  /** What else the page says: dates of a departure. */
  more?: object
}

/** A trip as a product: what it is, the way it goes, what it costs, and the rating over all its reviews. */
export const touristTrip = ({ travel, site: { market, origins }, path, images, offers, more = {} }: Input): object => {
  const origin = origins[market.id]
  const rating =
    travel.rating !== null && travel.rating.count > 0 && isOnScale(travel.rating.average) ? travel.rating : null
  return {
    '@context': 'https://schema.org',
    // A product without offer, rating or review is refused by search engines.
    '@type': offers !== null || rating !== null ? ['TouristTrip', 'Product'] : 'TouristTrip',
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
    ...(path !== travelPath(market, travel.slug) && {
      isRelatedTo: { '@id': `${origin}${travelPath(market, travel.slug)}#trip` },
    }),
    ...more,
    ...(offers !== null && { offers }),
    ...(rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average.toFixed(1),
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

/** Search engines refuse a rating beyond its scale; people see it in neutral grey. */
const isOnScale = (average: number): boolean => ratingBand(average).band !== null
