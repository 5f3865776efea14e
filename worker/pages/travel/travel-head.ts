import { travelPath } from '../../../markets/links.ts'
import type { ResponsiveImage } from '../../../shared/contracts/image.ts'
import { imageUrl, srcSet } from '../../../shared/images/image-url.ts'
import type { Head } from '../../document/head.ts'
import { travelPaths } from '../../seo/alternates.ts'
import { breadcrumbs, faqPage } from '../../seo/linked-data/linked-data.ts'
import { decimal, touristTrip, tourOffer } from '../../seo/linked-data/tourist-trip.ts'
import { wayToTravel } from '../../ui/breadcrumb-trails.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { LEAD_SIZES, MORE_SIZES } from './gallery.tsx'
import type { TravelModel } from './travel-model.ts'

/** What search engines show of a description. */
const SHOWN = 160

/** A travel has one slug, and a page in every market that sells it. */
export const travelHead = (model: TravelModel, site: RenderContext): Head => {
  const { travel, morePhotos } = model
  const { market, t } = site
  const whole = `${travel.summary} ${t('travel.headTail', { days: travel.days })}`
  return {
    title: travel.title,
    description: whole.length <= SHOWN ? whole : travel.summary,
    image: travel.thumbnailImage.desktop,
    robots: 'index,follow',
    canonical: travelPath(market, travel.slug),
    alternates: travelPaths(travel.languages, (each) => travelPath(each, travel.slug)),
    linkedData: travelLinkedData({ model, site }),
    preloads: [
      ...coverPreloads(travel.thumbnailImage, LEAD_SIZES),
      ...morePhotos.map((photo) => ({
        href: imageUrl(photo),
        srcSet: srcSet(photo),
        sizes: MORE_SIZES,
        // On phones they are beyond the screen's edge: after the cover, before a thumb is there.
        priority: 'auto' as const,
      })),
    ],
  }
}

/** The cover of a travel's pages, the variant of the screen's width. */
export const coverPreloads = ({ desktop, mobile }: ResponsiveImage, sizes: string): Head['preloads'] => [
  { href: imageUrl(desktop), srcSet: srcSet(desktop), sizes, media: '(min-width: 1024px)' },
  { href: imageUrl(mobile), srcSet: srcSet(mobile), sizes, media: '(max-width: 1023.98px)' },
]

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
