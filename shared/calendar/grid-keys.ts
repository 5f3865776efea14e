import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays, addMonths, monthRange, yearMonth } from '../dates/iso-days.ts'
import { type FirstWeekday, weekdayOf } from './month-weeks.ts'

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
