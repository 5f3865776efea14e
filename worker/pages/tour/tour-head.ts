import { tourPath, travelPath } from '../../../markets/links.ts'
import { typesettingByLanguage } from '../../../markets/registry.ts'
import { formatDateRange, longRangeEnds } from '../../../shared/dates/date-range.ts'
import { localizedPaths } from '../../seo/alternates.ts'
import { breadcrumbs } from '../../seo/linked-data/linked-data.ts'
import { touristTrip, tourOffer } from '../../seo/linked-data/tourist-trip.ts'
import type { Head } from '../../shell/head.ts'
import { responsivePreloads } from '../../ui/blocks/cover-preloads.ts'
import { tourBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { TOUR_COVER_SIZES } from './tour-cover.tsx'
import type { TourModel, UnknownTourModel } from './tour-model.ts'

export const tourHead = (model: TourModel | UnknownTourModel, site: RenderContext): Head => {
  const { market, t, origins } = site
  if (model.tour === null) return unknownTourHead(model, site)
  const { travel, tour, isPast } = model
  const dates = formatDateRange(site.date, tour.startingDate, tour.endingDate)
  const path = tourPath(market, travel.slug, tour.code)
  const image = travel.thumbnailImage.desktop
  const trip = touristTrip({
    travel,
    site,
    path,
    images: [image],
    offers: isPast ? null : tourOffer(tour, site),
  })
  return {
    title: t('tour.headTitle', { title: travel.title, dates }),
    description: typesettingByLanguage[market.language].datedText(
      t('tour.headDescription', {
        ...longRangeEnds(site.date, tour.startingDate, tour.endingDate),
        days: travel.days,
      }),
    ),
    image,
    robots: isPast ? 'noindex,follow' : 'index,follow',
    canonical: path,
    alternates: localizedPaths(travel.slugs, (each, slug) => tourPath(each, slug, tour.code)),
    linkedData: [trip, breadcrumbs(tourBreadcrumbs(site, travel, tour), origins[market.id])],
    preloads: responsivePreloads(travel.thumbnailImage, TOUR_COVER_SIZES),
  }
}

const unknownTourHead = ({ travel }: UnknownTourModel, { t }: RenderContext): Head => ({
  title: `${travel.title}: ${t('tour.unknownTitle')}`,
  description: travel.summary,
  image: travel.thumbnailImage.desktop,
  robots: 'noindex,follow',
  canonical: null,
  alternates: localizedPaths(travel.slugs, travelPath),
  linkedData: [],
  preloads: responsivePreloads(travel.thumbnailImage, TOUR_COVER_SIZES),
})
