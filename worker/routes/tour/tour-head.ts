import { tourPath } from '../../../markets/links.ts'
import type { Head } from '../../render/head.ts'
import { TOUR_COVER_SIZES } from '../../render/pages/tour/tour-cover.tsx'
import type { RenderContext } from '../../render/render-context.tsx'
import { formatDateRange } from '../../render/ui/date-range.ts'
import { travelPaths } from '../../seo/alternates.ts'
import { coverPreloads } from '../travel/travel-head.ts'
import type { TourModel } from './tour-model.ts'

/** What a departure's page says of itself. What has left is no longer for search engines. */
export const tourHead = (
  { travel, tour, isPast }: TourModel,
  site: RenderContext,
  linkedData: readonly object[],
): Head => {
  const { market, t } = site
  const dates = formatDateRange(site, tour.startingDate, tour.endingDate)
  return {
    title: t('tour.headTitle', { title: travel.title, dates }),
    description: t('tour.headDescription', { dates, days: travel.days }),
    image: travel.thumbnailImage.desktop,
    robots: isPast ? 'noindex,follow' : 'index,follow',
    canonical: tourPath(market, travel.slug, tour.code),
    alternates: travelPaths(travel.languages, (each) => tourPath(each, travel.slug, tour.code)),
    linkedData,
    preloads: coverPreloads(travel.thumbnailImage, TOUR_COVER_SIZES),
  }
}
