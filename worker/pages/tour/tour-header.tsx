import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { tourBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import { Heart } from '../../ui/heart.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { StatusLine } from '../../ui/status-pill.tsx'
import { Breadcrumbs } from '../travel/breadcrumbs.tsx'
import { TourFacts } from '../travel/departure-row.tsx'
import type { TourModel } from './tour-model.ts'

export const TourHeader = ({ model: { travel, tour, isPast } }: { model: TourModel }) => {
  const site = useRenderContext()
  const { t } = site
  const dates = formatDateRange(site.date, tour.startingDate, tour.endingDate)
  return (
    <header className="travel-header">
      <Breadcrumbs way={tourBreadcrumbs(site, travel, tour)} />
      <h1>
        {travel.title}{' '}
        <time className="tour-dates tabular" dateTime={tour.startingDate}>
          {dates}
        </time>
      </h1>
      {!isPast && <StatusLine tour={tour} />}
      <ul className="departure-facts">
        {!isPast && (
          <li>
            <Heart item={{ tour: tour.id }} label={`${travel.title}, ${dates}`} />
          </li>
        )}
        <li>{t('trip.days', { count: travel.days })}</li>
        <TourFacts tour={tour} />
        <li className="tour-code">{t('tour.code', { code: tour.code })}</li>
      </ul>
    </header>
  )
}
