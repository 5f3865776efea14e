import { coordinatorPath } from '../../../markets/links.ts'
import { AgeBadge } from '../../ui/age-badge.tsx'
import { tourBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import { formatDateRange } from '../../ui/date-range.ts'
import { Heart } from '../../ui/heart.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { StatusLine } from '../../ui/status-pill.tsx'
import { Breadcrumbs } from '../travel/breadcrumbs.tsx'
import type { TourModel } from './tour-model.ts'

/** The way here, which trip and when, how it stands and who leads it. */
export const TourHeader = ({ model: { travel, tour, isPast } }: { model: TourModel }) => {
  const site = useRenderContext()
  const { t, market } = site
  const dates = formatDateRange(site, tour.startingDate, tour.endingDate)
  return (
    <header className="travel-header">
      <Breadcrumbs way={tourBreadcrumbs(site, travel, tour)} />
      <h1>
        {travel.title}
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
        <li>
          <AgeBadge age={tour.ageBadge} />
        </li>
        {tour.isNoSharingRoomAvailable && (
          <li>
            <Icon name="bed" />
            {t('travel.privateRoom')}
          </li>
        )}
        {tour.coordinator !== null && (
          <li>
            <Icon name="person" />
            <a href={coordinatorPath(market, tour.coordinator.slug)}>
              {t('travel.withCoordinator', { name: tour.coordinator.name })}
            </a>
          </li>
        )}
        <li className="tour-code">{t('tour.code', { code: tour.code })}</li>
      </ul>
    </header>
  )
}
