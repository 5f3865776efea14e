import { travelPath } from '../../../markets/links.ts'
import { localizedPaths } from '../../seo/alternates.ts'
import { breadcrumbs, faqPage } from '../../seo/linked-data/linked-data.ts'
import { bestAvailability, decimal, touristTrip, tourOffer } from '../../seo/linked-data/tourist-trip.ts'
import type { Head } from '../../shell/head.ts'
import { responsivePreloads } from '../../ui/blocks/cover-preloads.ts'
import { travelBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { LEAD_SIZES } from './gallery.tsx'
import type { TravelModel } from './travel-model.ts'

/** Search engines cut longer ones. */
const MAX_DESCRIPTION = 160

export const travelHead = ({ travel, morePhotos, bookable }: TravelModel, site: RenderContext): Head => {
  const { market, t, origins } = site
  const path = travelPath(market, travel.slug)
  const trip = touristTrip({
    travel,
    site,
    path,
    images: [travel.thumbnailImage.desktop, ...morePhotos],
    offers: bookable.length > 0 ? aggregateOffer(bookable, site, path) : null,
    rating: travel.rating,
  })
  const trail = breadcrumbs(travelBreadcrumbs(site, travel), origins[market.id])
  const long = `${travel.summary} ${t('travel.headTail', { days: travel.days })}`
  return {
    title: travel.title,
    description: long.length <= MAX_DESCRIPTION ? long : travel.summary,
    image: travel.thumbnailImage.desktop,
    robots: 'index,follow',
    canonical: path,
    alternates: localizedPaths(travel.slugs, travelPath),
    // Search engines want questions that all travels share to be marked up on one page only.
    linkedData: [trip, trail, faqPage(travel.faqs.filter(({ group }) => group !== 'general'))].filter(
      (each) => each !== null,
    ),
    preloads: responsivePreloads(travel.thumbnailImage, LEAD_SIZES),
  }
}

/** Names the departure of the lowest price; each departure's page has its own offer. */
const aggregateOffer = (bookable: TravelModel['bookable'], site: RenderContext, path: string) => {
  const { currency, origins, market } = site
  const prices = bookable.map(({ price }) => price[currency])
  const lowest = bookable.find(({ price }) => price[currency] === Math.min(...prices))
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: decimal(Math.min(...prices)),
    highPrice: decimal(Math.max(...prices)),
    offerCount: bookable.length,
    availability: bestAvailability(bookable),
    url: `${origins[market.id]}${path}#departures`,
    ...(lowest && { offers: [tourOffer(lowest, site)] }),
  }
}
