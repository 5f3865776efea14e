import { searchPath } from '../../../markets/links.ts'
import type { CalendarMonth } from '../../../shared/calendar/calendar-months.ts'
import type { DepartureDay } from '../../../shared/calendar/departure-days.ts'
import { weekdays } from '../../../shared/calendar/month-weeks.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { Prices } from '../../../shared/contracts/money.ts'
import { useSite } from '../site.tsx'
import { Icon } from '../ui/icon.tsx'
import { STATUS_SHAPES } from '../ui/status-pill.tsx'

type MonthProps = { month: CalendarMonth<DepartureDay>; filter: FilterState; open: boolean }

/** One month that opens and closes: a table of its days, in the market's order of weekdays. */
export const CalendarMonthPanel = ({ month: { month, weeks, entries, tourCounter }, filter, open }: MonthProps) => {
  const { market, currency, t, money, date } = useSite()
  const title = date(`${month}-01`, 'month')
  const lowest = entries.reduce<Prices | null>(
    (best, { price }) => (best === null || price[currency] < best[currency] ? price : best),
    null,
  )
  return (
    <details className="month" open={open}>
      <summary>
        <h3 className="month-name">{title}</h3>
        <span className="month-facts tabular">
          {t('trip.departures', { count: tourCounter })}
          {lowest !== null && <strong>{t('travel.from', { amount: money(lowest) })}</strong>}
        </span>
        <Icon name="chevron-down" className="menu-chevron" />
      </summary>
      <table className="calendar tabular" aria-label={title}>
        <thead>
          <tr>
            {weekdays(market.firstWeekday).map((day) => (
              <th key={day} scope="col" abbr={weekdayName(market.locale, day, 'long')}>
                {weekdayName(market.locale, day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((cell) => cell !== null)?.day ?? 'blank'}>
              {week.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the weekdays
                <td key={column}>
                  {cell !== null &&
                    (cell.entry === null ? dayNumber(cell.day) : <Day entry={cell.entry} filter={filter} />)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const Day = ({ entry: { day, tours, salesStatus, price }, filter }: { entry: DepartureDay; filter: FilterState }) => {
  const { market, t, money, date } = useSite()
  return (
    <a
      className="calendar-day"
      data-status={salesStatus}
      href={searchPath(market, { ...filter, dateFrom: day, dateTo: day })}
    >
      <span className="visually-hidden">
        {t('blocks.calendarDay', {
          date: date(day, 'dayMonth'),
          count: tours,
          status: t(`trip.status-${salesStatus}`),
          price: money(price),
        })}
      </span>
      <b aria-hidden="true">{dayNumber(day)}</b>
      <Icon name={STATUS_SHAPES[salesStatus]} />
      <span aria-hidden="true">{money(price)}</span>
    </a>
  )
}

const dayNumber = (day: string): number => Number(day.slice(8))

/** Formatters are dear to make: one per locale and width. */
const formatters = new Map<string, Intl.DateTimeFormat>()
const weekdayName = (locale: string, day: string, width: 'short' | 'long'): string => {
  const key = `${locale} ${width}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter.format(Date.parse(`${day}T00:00:00Z`))
}
