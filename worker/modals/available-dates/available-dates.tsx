import type { ReactNode } from 'react'
import { daysOfTours } from '../../../shared/calendar/departure-days.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { marksDayBusy } from '../../../shared/tours/offer.ts'
import { ChipLink } from '../../ui/button.tsx'
import { CalendarLegend, CalendarMonthSlide, firstBookable, useDepartureMonths } from '../../ui/calendar-month.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { DateList } from './date-list.tsx'

type AvailableDatesProps = {
  tours: readonly Tour[]
  layout: string | null
  hrefOf: (day: string) => string
  /** Departures of several travels: each line names its travel. */
  several?: boolean
  /** Shown when no departure is available. */
  nothing: ReactNode
}

export const AvailableDates = ({ tours, layout, hrefOf, several = false, nothing }: AvailableDatesProps) => {
  const site = useRenderContext()
  return (
    <>
      <nav className="date-views" aria-label={site.t('modals.view')}>
        {(['list', 'calendar'] as const).map((view) => (
          <ChipLink key={view} href={modalHref(site, 'available-dates', view)} current={view === layout}>
            {site.t(`modals.${view}`)}
          </ChipLink>
        ))}
      </nav>
      {tours.every(({ salesStatus }) => !marksDayBusy(salesStatus)) && nothing}
      {layout === 'calendar' ? (
        <DateMonths tours={tours} hrefOf={hrefOf} />
      ) : (
        <DateList tours={tours} several={several} />
      )}
    </>
  )
}

type DateMonthsProps = {
  tours: readonly Tour[]
  hrefOf: (day: string) => string
}

export const DateMonths = ({ tours, hrefOf }: DateMonthsProps) => {
  const { market, t } = useRenderContext()
  const days = daysOfTours(tours)
  const months = useDepartureMonths(days)
  const first = firstBookable(months)
  return (
    <>
      <CalendarLegend days={days} />
      <div className="calendar-months" data-first-weekday={market.firstWeekday}>
        <Carousel label={t('modals.calendar')} size="month">
          {months.map((month) => (
            <CalendarMonthSlide key={month.month} month={month} hrefOf={hrefOf} first={month === first} />
          ))}
        </Carousel>
      </div>
    </>
  )
}
