import { tourPath } from '../../../markets/links.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { StatusLine } from '../../ui/status-pill.tsx'
import { tourFields, tracked, travelFields } from '../../ui/tracked.ts'

/** Other departures of the same trip, as cards. */
export const OtherDates = ({ tours }: { tours: readonly Tour[] }) => {
  const site = useRenderContext()
  if (tours.length === 0) return null
  return (
    <ul className="other-dates" {...tracked({ sectionFrom: 'other-dates' })}>
      {tours.map((tour) => (
        <li key={tour.id} {...tracked({ ...travelFields(tour.travel), ...tourFields(tour, site) })}>
          <a
            className="stretched tabular"
            href={tourPath(site.market, tour.travel.slug, tour.code)}
            {...tracked('other_date')}
          >
            {formatDateRange(site.date, tour.startingDate, tour.endingDate)}
          </a>
          <StatusLine tour={tour} />
          <Price tour={tour} />
        </li>
      ))}
    </ul>
  )
}
