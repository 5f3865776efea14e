import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays, addMonths, monthRange, yearMonth } from '../dates/iso-days.ts'
import { type FirstWeekday, weekdayOf } from './calendar-months.ts'

type GridKey = { key: string; shiftKey: boolean }
/** `first` and `last` are the ends of what the calendar shows. */
type Grid = { firstWeekday: FirstWeekday; first: IsoDate; last: IsoDate }

/**
 * The day that a key leads to from another (ARIA's date grid): arrows by day and week, Home and End to the ends of the
 * week, Page Up and Page Down by month, with Shift by year. Never outside the calendar. Null: the key is the browser's.
 */
export const dayByKey = (day: IsoDate, { key, shiftKey }: GridKey, { firstWeekday, first, last }: Grid) => {
  const to = target(day, key, shiftKey ? 12 : 1, firstWeekday)
  return to === null ? null : to < first ? first : to > last ? last : to
}

const target = (day: IsoDate, key: string, months: number, firstWeekday: FirstWeekday): IsoDate | null => {
  const column = (weekdayOf(day) - firstWeekday + 7) % 7
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -column)
    case 'End':
      return addDays(day, 6 - column)
    case 'PageUp':
      return inMonth(day, -months)
    case 'PageDown':
      return inMonth(day, months)
    default:
      return null
  }
}

/** The same day of another month, or that month's last. */
const inMonth = (day: IsoDate, months: number): IsoDate => {
  const month = addMonths(yearMonth(day), months)
  const { to } = monthRange(month)
  const same = `${month}-${day.slice(8)}`
  return same < to ? same : to
}

/**
 * The day that a key leads to where only some days can be gone to (those with departures): the next or previous one
 * for arrows to the side; for all other keys of the grid the nearest one from where the key leads, in its direction.
 * Null: the key is the browser's.
 * @param days in order
 */
export const listedDayByKey = (
  days: readonly IsoDate[],
  day: IsoDate,
  pressed: { key: string; shiftKey: boolean },
  firstWeekday: FirstWeekday,
): IsoDate | null => {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const to = dayByKey(day, pressed, { firstWeekday, first, last })
  if (to === null) return null
  // The ends of a week are looked for from the week's edge inwards, so that they never lead into another week.
  if (pressed.key === 'Home') return days.find((each) => each >= to) ?? day
  if (pressed.key === 'End') return days.findLast((each) => each <= to) ?? day
  if (to < day) return days.findLast((each) => each <= to) ?? day
  return days.find((each) => each >= to) ?? day
}
