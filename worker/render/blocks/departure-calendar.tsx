import { calendarMonths } from '../../../shared/calendar/calendar-months.ts'
import { useSite } from '../site.tsx'
import { Section } from '../ui/section.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import type { BlockProps } from './block-props.ts'
import { CalendarMonthPanel } from './calendar-month.tsx'

/** Days with departures, month by month; each day leads to its departures. */
export const DepartureCalendar = ({ id, content }: BlockProps<'departure-calendar'>) => {
  const { market, today } = useSite()
  const days = content.days.filter(({ day }) => day > today)
  const months = calendarMonths(days, { today, firstWeekday: market.firstWeekday })
  if (months.length === 0) return null
  const statuses = [...new Set(days.map(({ salesStatus }) => salesStatus))]
  return (
    <Section id={id} title={content.title} subtitle={content.subtitle}>
      <ul className="calendar-legend">
        {statuses.map((status) => (
          <li key={status}>
            <StatusPill status={status} />
          </li>
        ))}
      </ul>
      {months.map((month, index) => (
        <CalendarMonthPanel key={month.month} month={month} filter={content.filter} open={index === 0} />
      ))}
    </Section>
  )
}
