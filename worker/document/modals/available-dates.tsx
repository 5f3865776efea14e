import type { ReactNode } from 'react'
import { daysOfTours } from '../../../shared/calendar/departure-days.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { marksDayBusy } from '../../../shared/tours/offer.ts'
import { ChipLink } from '../../ui/button.tsx'
import { CalendarLegend, CalendarMonthSlide, useDepartureMonths } from '../../ui/calendar-month.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { DateList } from './date-list.tsx'

type AvailableDatesProps = {
  /** Upcoming departures, soonest first. */
  tours: readonly Tour[]
  layout: string | null
  /** Where a day of the calendar leads. */
  hrefOf: (day: string) => string
  /** Departures of several travels: each line says which. */
  several?: boolean
  /** What is said where none of them can be had. */
  nothing: ReactNode
}

/** Every date, as a list or as a calendar (spec section 2). */
export const AvailableDates = ({ tours, layout, hrefOf, several = false, nothing }: AvailableDatesProps) => {
  const site = useRenderContext()
  const { t } = site
  return (
    <>
      <nav className="date-views" aria-label={t('modals.view')}>
        {(['list', 'calendar'] as const).map((view) => (
          <ChipLink key={view} href={modalHref(site, 'available-dates', view)} current={view === layout}>
            {t(`modals.${view}`)}
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
  /** Upcoming departures, soonest first. */
  tours: readonly Tour[]
  /** Where a day leads. */
  hrefOf: (day: string) => string
}

/** Month beside month: one at a time below 768 px, two from there on (spec section 9). */
export const DateMonths = ({ tours, hrefOf }: DateMonthsProps) => {
  const { market, t } = useRenderContext()
  const days = daysOfTours(tours)
  const months = useDepartureMonths(days)
  return (
    <>
      <CalendarLegend days={days} />
      <div className="calendar-months" data-first-weekday={market.firstWeekday}>
        <Carousel label={t('modals.calendar')} size="month">
          {months.map((month) => (
            <CalendarMonthSlide key={month.month} month={month} hrefOf={hrefOf} />
          ))}
        </Carousel>
      </div>
    </>
  )
}
