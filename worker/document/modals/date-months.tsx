import { daysOfTours } from '../../../shared/calendar/departure-days.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { CalendarLegend } from '../../ui/calendar-legend.tsx'
import { CalendarMonthSlide } from '../../ui/calendar-month.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { useDepartureMonths } from '../../ui/departure-months.ts'
import { useRenderContext } from '../../ui/render-context.tsx'

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
