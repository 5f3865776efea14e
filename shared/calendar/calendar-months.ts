import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays, addMonths, daysBetween, monthRange, yearMonth } from '../dates/iso-days.ts'

/** A cell of the calendar; null is a blank. A day is old when it is not in the future. */
export type CalendarCell<T> = { day: IsoDate; old: boolean; entry: T | null } | null

export type CalendarMonth<T> = {
  /** YYYY-MM. */
  month: string
  weeks: CalendarCell<T>[][]
  entries: T[]
  /** Departures in the month. */
  tourCounter: number
}

export const calendarMonths = <T extends { day: IsoDate; tours: number }>(
  days: readonly T[],
  { today, firstWeekday, months }: { today: IsoDate; firstWeekday: FirstWeekday; months: readonly string[] },
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

/** 0 is Sunday, 1 is Monday. */
export type FirstWeekday = 0 | 1

const WEEK = 7
const SOME_SUNDAY: IsoDate = '2023-01-01'

/** 0 is Sunday. */
export const weekdayOf = (day: IsoDate): number => ((daysBetween(SOME_SUNDAY, day) % WEEK) + WEEK) % WEEK

/** One day per column, to name the columns. */
export const weekdays = (first: FirstWeekday): IsoDate[] =>
  Array.from({ length: WEEK }, (_, index) => addDays(SOME_SUNDAY, first + index))

/** The days of a month (YYYY-MM) in rows of seven, blanks as null, padded to 35 or 42 cells (spec section 9). */
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

/** Months ahead of this one (spec section 9). */
const MONTHS_WITHOUT_TOURS = 2
const MONTHS_IN_FILTER = 18

type ShownMonthsInput = {
  today: IsoDate
  /** Days with departures, in any order. */
  days: readonly IsoDate[]
  /** The calendar filters a search. */
  filterMode: boolean
}

/** The months (YYYY-MM) of a calendar, in order and without gaps; two at least (spec section 9). */
export const shownMonths = ({ today, days, filterMode }: ShownMonthsInput): string[] => {
  const now = yearMonth(today)
  if (filterMode) return monthsBetween(now, addMonths(now, MONTHS_IN_FILTER))
  const months = days.map(yearMonth).sort()
  const [first = now] = months
  const last = months.at(-1) ?? addMonths(now, MONTHS_WITHOUT_TOURS)
  return monthsBetween(first, last === first ? addMonths(first, 1) : last)
}

const monthsBetween = (first: string, last: string): string[] => {
  const months = [first]
  for (let month = addMonths(first, 1); month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}
