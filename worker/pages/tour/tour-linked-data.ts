import { tourPath } from '../../../markets/links.ts'
import { breadcrumbs } from '../../seo/linked-data/breadcrumbs.ts'
import { tourOffer } from '../../seo/linked-data/offer.ts'
import { touristTrip } from '../../seo/linked-data/tourist-trip.ts'
import { tourBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { TourModel } from './tour-model.ts'

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
