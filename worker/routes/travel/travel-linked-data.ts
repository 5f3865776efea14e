import { staticPath, travelPath } from '../../../markets/links.ts'
import type { Market } from '../../../markets/market-schema.ts'
import { translators } from '../../../markets/translate.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { imageUrl } from '../../../shared/images/image-url.ts'
import { breadcrumbs } from '../../render/linked-data/breadcrumbs.ts'
import { faqPage } from '../../render/linked-data/faq-page.ts'
import type { TravelModel } from './travel-model.ts'

type Input = { model: TravelModel; market: Market; currency: CurrencyCode; origin: string }

/**
 * JSON-LD of the travel page: the trip with its offer, the way to it, and its questions. Says only what the page shows.
 * @param origin absolute origin of the market's site
 */
export const travelLinkedData = (input: Input): object[] =>
  [trip(input), wayTo(input), faqPage(input.model.travel.faqs)].filter((each) => each !== null)

const trip = ({ model, market, currency, origin }: Input) => {
  const { travel, bookable } = model
  const url = origin + travelPath(market, travel.slug)
  const rating = travel.rating !== null && travel.rating.count > 0 ? travel.rating : null
  return {
    '@context': 'https://schema.org',
    // A product without offer, rating or review is refused by search engines.
    '@type': bookable.length > 0 || rating !== null ? ['TouristTrip', 'Product'] : 'TouristTrip',
    '@id': `${url}#trip`,
    name: travel.title,
    description: travel.summary,
    url,
    image: [travel.thumbnailImage.desktop, ...model.morePhotos].map((image) => imageUrl(image)),
    itinerary: {
      '@type': 'ItemList',
      itemListElement: travel.itinerary.map((stage, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'Place', name: stage.place },
      })),
    },
    ...(bookable.length > 0 && { offers: aggregateOffer(bookable, currency, url) }),
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

const aggregateOffer = (bookable: TravelModel['bookable'], currency: CurrencyCode, url: string) => {
  const prices = bookable.map(({ price }) => price[currency])
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: decimal(Math.min(...prices)),
    highPrice: decimal(Math.max(...prices)),
    offerCount: bookable.length,
    availability: 'https://schema.org/InStock',
    url: `${url}#departures`,
  }
}

/** Cents as the decimal number that schema.org asks for: 129900 is "1299.00". */
const decimal = (cents: number): string => (cents / 100).toFixed(2)

const wayTo = ({ model, market, origin }: Input): object => {
  const t = translators[market.id]
  return breadcrumbs(
    [
      { name: t('layout.home'), path: staticPath(market, 'index') },
      { name: t('layout.travels'), path: staticPath(market, 'travels') },
      { name: model.travel.title, path: travelPath(market, model.travel.slug) },
    ],
    origin,
  )
}
