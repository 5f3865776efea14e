import type { Tour } from '../../../shared/contracts/tour.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { daysBetween } from '../../../shared/dates/iso-days.ts'
import { LanguageBadge } from '../../ui/age-badge.tsx'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { tourFields, tracked, travelFields } from '../../ui/tracked.ts'
import { tourHref } from '../../ui/travel-href.ts'

type DepartureLineProps = {
  tour: Tour
  /** Names its travel: for lists of several. */
  withTravel?: boolean
}

/** A departure with a link to its page, which has the details. */
export const DepartureLine = ({ tour, withTravel = false }: DepartureLineProps) => {
  const site = useRenderContext()
  return (
    <li className="departure-line" id={`departure-${tour.id}`} data-days={daysBetween(site.today, tour.startingDate)}>
      <a
        className="stretched"
        href={tourHref(site, tour)}
        {...tracked(
          withTravel
            ? // Fields that name a travel hide those around them.
              { event: 'departure_details', ...travelFields(tour.travel), ...tourFields(tour, site) }
            : 'departure_details',
        )}
      >
        {formatDateRange(site.date, tour.startingDate, tour.endingDate)}
        {withTravel && ` · ${tour.travel.title}`}
        {tour.groupLanguage !== null && ' '}
        <LanguageBadge language={tour.groupLanguage} />
      </a>
      <StatusPill status={tour.salesStatus} />
      <Price tour={tour} isBare />
    </li>
  )
}
