import { tourPath } from '../../../markets/links.ts'
import type { Head } from '../../document/head.ts'
import { travelPaths } from '../../seo/alternates.ts'
import { breadcrumbs } from '../../seo/linked-data/linked-data.ts'
import { touristTrip, tourOffer } from '../../seo/linked-data/tourist-trip.ts'
import { tourBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import { formatDateRange } from '../../ui/date-range.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { coverPreloads } from '../travel/travel-head.ts'
import type { TourModel } from './tour-model.ts'
import { TOUR_COVER_SIZES } from './tour-page.tsx'

/** A departure that has left is no longer for search engines. */
export const tourHead = (model: TourModel, site: RenderContext): Head => {
  const { travel, tour, isPast } = model
  const { market, t } = site
  const dates = formatDateRange(site, tour.startingDate, tour.endingDate)
  return {
    title: t('tour.headTitle', { title: travel.title, dates }),
    description: t('tour.headDescription', { dates, days: travel.days }),
    image: travel.thumbnailImage.desktop,
    robots: isPast ? 'noindex,follow' : 'index,follow',
    canonical: tourPath(market, travel.slug, tour.code),
    alternates: travelPaths(travel.languages, (each) => tourPath(each, travel.slug, tour.code)),
    linkedData: tourLinkedData({ model, site }),
    preloads: coverPreloads(travel.thumbnailImage, TOUR_COVER_SIZES),
  }
}

type Input = { model: TourModel; site: RenderContext }

/** JSON-LD of a departure's page: the trip on its dates with its one offer, and the way to it. */
export const tourLinkedData = ({ model: { travel, tour, isPast }, site }: Input): object[] => {
  const { market, origins } = site
  const path = tourPath(market, travel.slug, tour.code)
  return [
    touristTrip({
      travel,
      site,
      path,
      images: [travel.thumbnailImage.desktop],
      offers: isPast ? null : tourOffer(tour, site),
      more: { departureTime: tour.startingDate, arrivalTime: tour.endingDate },
    }),
    breadcrumbs(tourBreadcrumbs(site, travel, tour), origins[market.id]),
  ]
}
