import { calendarMonths } from '../../../shared/calendar/calendar-months.ts'
import { departureDays } from '../../../shared/calendar/departure-days.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { CalendarMonthPanel } from '../blocks/calendar-month.tsx'
import { useSite } from '../site.tsx'
import { ChipLink } from '../ui/chip.tsx'
import { DateList } from './date-list.tsx'
import { modalHref } from './modal-href.ts'

type AvailableDatesProps = {
  /** Upcoming departures, soonest first. */
  tours: readonly Tour[]
  layout: string | null
  /** The search that a day of the calendar leads to. */
  filter: FilterState
  /** Departures of several travels: each line says which. */
  several?: boolean
}

/** Every date, as a list or as a calendar (spec section 2). */
export const AvailableDates = ({ tours, layout, filter, several = false }: AvailableDatesProps) => {
  const site = useSite()
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
      {layout === 'calendar' ? <Months tours={tours} filter={filter} /> : <DateList tours={tours} several={several} />}
    </>
  )
}

const Months = ({ tours, filter }: Pick<AvailableDatesProps, 'tours' | 'filter'>) => {
  const { market, today } = useSite()
  const days = departureDays(
    tours.map(({ startingDate, salesStatus, price }) => ({ day: startingDate, tours: 1, salesStatus, price })),
  )
  const months = calendarMonths(days, { today, firstWeekday: market.firstWeekday })
  return (
    <div>
      {months.map((month, index) => (
        <CalendarMonthPanel key={month.month} month={month} filter={filter} open={index < 2} />
      ))}
    </div>
  )
}
