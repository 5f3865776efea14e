import { travelPath } from '../../../markets/links.ts'
import { breadcrumbs } from '../../seo/linked-data/breadcrumbs.ts'
import { faqPage } from '../../seo/linked-data/faq-page.ts'
import { decimal, tourOffer } from '../../seo/linked-data/offer.ts'
import { touristTrip } from '../../seo/linked-data/tourist-trip.ts'
import { wayToTravel } from '../../ui/breadcrumb-trails.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { TravelModel } from './travel-model.ts'

type Input = { model: TravelModel; site: RenderContext }

/** JSON-LD of the travel page: the trip with its offers, the way to it, its questions. Says only what the page shows. */
export const travelLinkedData = ({ model, site }: Input): object[] => {
  const { travel, bookable } = model
  const { market, origins } = site
  const path = travelPath(market, travel.slug)
  const trip = touristTrip({
    travel,
    site,
    path,
    images: [travel.thumbnailImage.desktop, ...model.morePhotos],
    offers: bookable.length > 0 ? aggregateOffer(bookable, site, path) : null,
  })
  const wayTo = breadcrumbs(wayToTravel(site, travel), origins[market.id])
  return [trip, wayTo, faqPage(travel.faqs)].filter((each) => each !== null)
}

const aggregateOffer = (bookable: TravelModel['bookable'], site: RenderContext, path: string) => {
  const { currency, origins, market } = site
  const prices = bookable.map(({ price }) => price[currency])
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: decimal(Math.min(...prices)),
    highPrice: decimal(Math.max(...prices)),
    offerCount: bookable.length,
    availability: 'https://schema.org/InStock',
    url: `${origins[market.id]}${path}#departures`,
    offers: bookable.map((tour) => tourOffer(tour, site)),
  }
}
