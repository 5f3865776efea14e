import {
  type CalendarCell,
  type CalendarMonth,
  type FirstWeekday,
  weekdayOf,
  weekdays,
} from '../../../shared/calendar/calendar-months.ts'
import { type DayFormat, formatDay, formatWeekday } from '../../../shared/calendar/day-format.ts'
import type { PickedRange } from '../../../shared/calendar/pick-range.ts'
import type { CalendarDay } from '../../../shared/contracts/calendar-days.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import { Icon } from '../destination-lookup/destination-bar.tsx'
import type { CalendarTexts } from './widget-props.ts'

type CalendarGridProps = {
  id: string
  month: CalendarMonth<CalendarDay>
  words: DayFormat
  texts: CalendarTexts
  firstWeekday: FirstWeekday
  range: PickedRange
  /** The hovered day. */
  until: IsoDate | null
  /** The tab stop. */
  focusDay: IsoDate
  /** id of the keyboard help. */
  keysId: string
}

/** The calendar handles its events. */
export const CalendarGrid = ({ id, month, words, firstWeekday, keysId, ...rest }: CalendarGridProps) => {
  const lowest = Math.min(...month.entries.map(({ cents }) => cents))
  return (
    <div className="picker-month">
      <p className="picker-name" id={id}>
        {formatDay(`${month.month}-01`, words, 'month')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table that is walked in. */}
      <table className="picker-grid tabular" role="grid" aria-labelledby={id} aria-describedby={keysId}>
        <thead>
          <tr>
            {weekdays(firstWeekday).map((day) => (
              <th key={day} scope="col" abbr={formatWeekday(day, words)}>
                {words.shortWeekdays[weekdayOf(day)]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a month are its weeks
            <tr key={row}>
              {week.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the weekdays
                <Cell key={column} cell={cell} words={words} lowest={lowest} {...rest} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = Pick<CalendarGridProps, 'words' | 'texts' | 'range' | 'until' | 'focusDay'> & {
  cell: CalendarCell<CalendarDay>
  lowest: number
}

const Cell = ({ cell, words, texts, range, until, focusDay, lowest }: CellProps) => {
  if (cell === null) return <td />
  const { day, old, entry } = cell
  const number = Number(day.slice(8))
  if (old) return <td className="picker-old">{number}</td>
  const place = placeIn(range, until, day)
  const label = [
    `${formatWeekday(day, words)} ${formatDay(day, words, 'short')}`,
    ...(entry === null ? [] : [entry.label]),
    ...(place === 'end' ? [texts.picked] : []),
  ].join(', ')
  return (
    <td
      className="picker-day"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a date grid
      role="gridcell"
      tabIndex={day === focusDay ? 0 : -1}
      data-day={day}
      data-place={place ?? undefined}
      data-status={entry?.status}
      data-lowest={entry?.cents === lowest || undefined}
      aria-selected={place === 'end' || place === 'inside'}
    >
      <span className="visually-hidden">{label}</span>
      <b aria-hidden="true">{number}</b>
      {entry !== null && (
        <>
          <StatusShape status={entry.status} />
          {entry.basePrice && (
            <del className="picker-base" aria-hidden="true">
              {entry.basePrice}
            </del>
          )}
          <span className="picker-price" aria-hidden="true">
            {entry.price}
          </span>
        </>
      )}
    </td>
  )
}

/** Position of a day in the picked range, or in the range that a click would pick. */
const placeIn = ({ from, to }: PickedRange, until: IsoDate | null, day: IsoDate): 'end' | 'inside' | 'maybe' | null => {
  if (day === from || day === to) return 'end'
  if (from === null) return null
  if (to !== null) return day > from && day < to ? 'inside' : null
  if (until === null) return null
  return (day > from && day <= until) || (day < from && day >= until) ? 'maybe' : null
}

const StatusShape = ({ status }: { status: string }) => (
  <Icon name={`status-${status.toLowerCase().replaceAll('_', '-')}`} />
)

type LegendProps = { months: readonly CalendarMonth<CalendarDay>[]; texts: CalendarTexts }

export const CalendarLegend = ({ months, texts }: LegendProps) => {
  const seen = new Set(months.flatMap(({ entries }) => entries.map(({ status }) => status)))
  return (
    <ul className="picker-legend">
      {Object.entries(texts.statuses).map(
        ([status, word]) =>
          seen.has(status) && (
            <li key={status} data-status={status}>
              <StatusShape status={status} />
              {word}
            </li>
          ),
      )}
    </ul>
  )
}
