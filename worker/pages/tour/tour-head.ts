import { tourPath } from '../../../markets/links.ts'
import type { Head } from '../../document/head.ts'
import { travelPaths } from '../../seo/alternates.ts'
import { formatDateRange } from '../../ui/date-range.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { coverPreloads } from '../travel/travel-head.ts'
import { TOUR_COVER_SIZES } from './tour-cover.tsx'
import { tourLinkedData } from './tour-linked-data.ts'
import type { TourModel } from './tour-model.ts'

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
