import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays, daysBetween, monthRange } from '../dates/iso-days.ts'

/** 0 is Sunday, 1 is Monday. */
export type FirstWeekday = 0 | 1

const WEEK = 7
/** A Sunday. */
const SOME_SUNDAY: IsoDate = '2023-01-01'

/** 0 is Sunday. */
export const weekdayOf = (day: IsoDate): number => ((daysBetween(SOME_SUNDAY, day) % WEEK) + WEEK) % WEEK

/** Seven days, one per column, to name the columns by. */
export const weekdays = (first: FirstWeekday): IsoDate[] =>
  Array.from({ length: WEEK }, (_, index) => addDays(SOME_SUNDAY, first + index))

/**
 * The days of a month (YYYY-MM) in rows of seven, blanks as null, padded to 35 or 42 cells (spec section 9).
 */
export const monthWeeks = (month: string, first: FirstWeekday): (IsoDate | null)[][] => {
  const { from, to } = monthRange(month)
  const lead = (weekdayOf(from) - first + WEEK) % WEEK
  const days = daysBetween(from, to) + 1
  const rows = lead + days > 35 ? 6 : 5
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: WEEK }, (_, column) => {
      const index = row * WEEK + column - lead
      return index < 0 || index >= days ? null : addDays(from, index)
    }),
  )
}
