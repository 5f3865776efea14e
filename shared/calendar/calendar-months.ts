import type { IsoDate } from '../contracts/iso-date.ts'
import { yearMonth } from '../dates/iso-days.ts'
import { type FirstWeekday, monthWeeks } from './month-weeks.ts'

/** A cell of the calendar: a day, whether it is over, and what there is on it; null is a blank. */
export type CalendarCell<T> = { day: IsoDate; old: boolean; entry: T | null } | null

/** Calendar month (spec section 3). */
export type CalendarMonth<T> = {
  /** YYYY-MM. */
  month: string
  weeks: CalendarCell<T>[][]
  entries: T[]
  /** Departures in the month. */
  tourCounter: number
}

type CalendarOptions = {
  today: IsoDate
  firstWeekday: FirstWeekday
  /** YYYY-MM, see shown-months.ts. */
  months: readonly string[]
}

/**
 * The months asked for, with what leaves in them. A day is old when it is not in the future.
 */
export const calendarMonths = <T extends { day: IsoDate; tours: number }>(
  days: readonly T[],
  { today, firstWeekday, months }: CalendarOptions,
): CalendarMonth<T>[] => {
  const byDay = new Map(days.map((entry) => [entry.day, entry]))
  return months.map((month) => {
    const entries = days.filter(({ day }) => yearMonth(day) === month)
    return {
      month,
      entries,
      tourCounter: entries.reduce((sum, { tours }) => sum + tours, 0),
      weeks: monthWeeks(month, firstWeekday).map((week) =>
        week.map((day) => (day === null ? null : { day, old: day <= today, entry: byDay.get(day) ?? null })),
      ),
    }
  })
}
