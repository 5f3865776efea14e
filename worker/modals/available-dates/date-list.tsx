import type { Tour } from '../../../shared/contracts/tour.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { yearMonth } from '../../../shared/dates/iso-days.ts'
import { offerOf } from '../../../shared/tours/offer.ts'
import { BookingLink, ButtonLink } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { StatusLine } from '../../ui/status-pill.tsx'
import { tourFields, tracked, travelFields } from '../../ui/tracked.ts'
import { tourHref } from '../../ui/travel-href.ts'

export const DateList = ({ tours, several }: { tours: readonly Tour[]; several: boolean }) => {
  const { date } = useRenderContext()
  return [...Map.groupBy(tours, ({ startingDate }) => yearMonth(startingDate))].map(([month, inMonth]) => (
    <section key={month} aria-labelledby={`dates-${month}`}>
      <h3 className="month-name" id={`dates-${month}`}>
        {date(`${month}-01`, 'month')}
      </h3>
      <ul className="dates">
        {inMonth.map((tour) => (
          <DateLine key={tour.id} tour={tour} several={several} />
        ))}
      </ul>
    </section>
  ))
}

const DateLine = ({ tour, several }: { tour: Tour; several: boolean }) => {
  const site = useRenderContext()
  const { t } = site
  const dates = formatDateRange(site.date, tour.startingDate, tour.endingDate)
  const offer = offerOf(tour)
  return (
    <li className="date" {...tracked({ ...travelFields(tour.travel), ...tourFields(tour, site) })}>
      <div>
        <p className="date-days tabular">
          <a href={tourHref(site, tour)}>
            <time dateTime={tour.startingDate}>{dates}</time>
          </a>
        </p>
        {several && <p>{tour.travel.title}</p>}
        <StatusLine tour={tour} />
      </div>
      <Price tour={tour} />
      {offer === 'book' && (
        <BookingLink
          size="small"
          tourId={tour.id}
          track={tracked({ event: 'booking_click', sectionFrom: 'available-dates' })}
        >
          {t('travel.book')}
          <span className="visually-hidden">{`, ${dates}`}</span>
        </BookingLink>
      )}
      {(offer === 'on-request' || offer === 'closed') && (
        <ButtonLink size="small" variant="secondary" href={tourHref(site, tour)}>
          {t('modals.seeDate')}
          <span className="visually-hidden">{`, ${dates}`}</span>
        </ButtonLink>
      )}
    </li>
  )
}
