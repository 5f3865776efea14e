import { formatDate } from '../../markets/format-date.ts'
import type { Market } from '../../markets/market-schema.ts'
import { type CalendarMonth, calendarMonths, shownMonths, weekdays } from '../../shared/calendar/calendar-months.ts'
import type { DepartureDay } from '../../shared/contracts/departure-days.ts'
import type { FilterState } from '../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import { DEFAULT_STATUSES } from '../../shared/filters/definitions.ts'
import { Icon } from './icon.tsx'
import { datedText, useRenderContext } from './render-context.tsx'
import { searchHref } from './search-box/search-href.ts'
import { STATUS_SHAPES, StatusPill } from './status-pill.tsx'

type MonthProps = {
  month: CalendarMonth<DepartureDay>
  hrefOf: (day: string) => string
}

/** @param currency of the filter's prices */
export const daySearch =
  (market: Market, filter: FilterState, currency: CurrencyCode | null) =>
  (day: string): string =>
    searchHref({ market, currency, variations: {} }, { ...filter, dateFrom: day, dateTo: day })

export const CalendarMonthPanel = ({ month, hrefOf, open }: MonthProps & { open: boolean }) => (
  <details className="month" open={open}>
    <summary>
      <MonthHead month={month} />
      <Icon name="chevron-down" className="menu-chevron" />
    </summary>
    <MonthTable month={month} hrefOf={hrefOf} />
  </details>
)

export const CalendarMonthSlide = ({ month, hrefOf, first }: MonthProps & { first: boolean }) => (
  <div className={first ? 'month-slide month-first' : 'month-slide'}>
    <div className="month-slide-head row">
      <MonthHead month={month} />
    </div>
    <MonthTable month={month} hrefOf={hrefOf} />
  </div>
)

const MonthHead = ({ month: { month, entries, tourCounter } }: Pick<MonthProps, 'month'>) => {
  const { currency } = useRenderContext()
  const bookable = entries.filter((entry) => entry.bookable)
  const lowest = bookable.toSorted((a, b) => a.price[currency] - b.price[currency])[0]
  return <MonthFacts month={month} count={tourCounter} from={lowest ?? null} />
}

const MonthTable = ({ month: { month, weeks }, hrefOf }: MonthProps) => {
  const { market, date } = useRenderContext()
  return (
    <table className="calendar tabular" aria-label={date(`${month}-01`, 'month')}>
      <thead>
        <tr>
          {weekdays(market.firstWeekday).map((day) => (
            <th key={day} scope="col" abbr={formatDate(day, 'EEEE', market.locale)}>
              {formatDate(day, 'EEE', market.locale)}
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
                {cell?.entry != null && <Day entry={cell.entry} href={hrefOf(cell.day)} />}
                {cell?.entry === null && (cell.old ? <s>{dayNumber(cell.day)}</s> : dayNumber(cell.day))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Day = ({ entry, href }: { entry: DepartureDay; href: string }) => {
  const { currency, t, money, date } = useRenderContext()
  const { day, tours, statuses, basePrice, price } = entry
  const reduced = price[currency] < basePrice[currency]
  return (
    <a className="calendar-day" data-day={day} href={href}>
      <span className="visually-hidden">
        {t('blocks.calendarDay', {
          date: date(day, 'dayMonth'),
          count: tours,
          status: statuses.map((status) => t(`trip.status-${status}`)).join(', '),
          price: money(price),
        })}
        {reduced && `, ${t('trip.fullPrice')} ${money(basePrice)}`}
      </span>
      <b aria-hidden="true">{dayNumber(day)}</b>
      <span className="calendar-shapes">
        {statuses.map((status) => (
          <i key={status} data-status={status}>
            <Icon name={STATUS_SHAPES[status]} />
          </i>
        ))}
      </span>
      {reduced && <del aria-hidden="true">{money(basePrice)}</del>}
      <span aria-hidden="true">{money(price)}</span>
    </a>
  )
}

const dayNumber = (day: string): number => Number(day.slice(8))

export const CalendarLegend = ({ days }: { days: readonly Pick<DepartureDay, 'statuses'>[] }) => {
  const seen = new Set(days.flatMap(({ statuses }) => statuses))
  return (
    <ul className="calendar-legend cluster">
      {DEFAULT_STATUSES.filter((status) => seen.has(status)).map((status) => (
        <li key={status}>
          <StatusPill status={status} />
        </li>
      ))}
    </ul>
  )
}

/** Months of a departure calendar; a few empty ones without departures. */
export const useDepartureMonths = (days: readonly DepartureDay[]): CalendarMonth<DepartureDay>[] => {
  const { market, today } = useRenderContext()
  const months = shownMonths({ today, days: days.map(({ day }) => day), filterMode: false })
  return calendarMonths(days, { today, firstWeekday: market.firstWeekday, months })
}

/** The month that a calendar opens at. */
export const firstBookable = (
  months: readonly CalendarMonth<DepartureDay>[],
): CalendarMonth<DepartureDay> | undefined =>
  months.find(({ entries }) => entries.some(({ bookable }) => bookable)) ?? months[0]

type MonthFactsProps = {
  /** YYYY-MM. */
  month: string
  /** Departures that are not sold out. */
  count: number
  /** Day and price of the cheapest bookable departure. */
  from: Pick<DepartureDay, 'day' | 'price'> | null
  /** A list also shows sold-out departures. */
  isListed?: boolean
}

export const MonthFacts = ({ month, count, from, isListed = false }: MonthFactsProps) => {
  const site = useRenderContext()
  const { t, money, date } = site
  return (
    <>
      <h3 className="month-name">{date(`${month}-01`, 'month')}</h3>
      <span className="month-facts tabular">
        {count === 0 && isListed ? t('trip.status-SOLD_OUT') : t('trip.departures', { count })}
        {from !== null && (
          <strong>
            {`${count === 1 ? money(from.price) : t('travel.from', { amount: money(from.price) })} ${datedText(site, 'trip.onDate', from.day, { date: date(from.day, 'dayMonth') })}`}
          </strong>
        )}
      </span>
    </>
  )
}
