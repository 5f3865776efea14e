import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays, daysBetween, monthRange, yearMonth } from '../dates/iso-days.ts'

/** Time filters of community events (spec section 9), in display order. */
export const TIME_FILTERS = [
  'whenever',
  'today',
  'tomorrow',
  'this-week',
  'this-weekend',
  'next-week',
  'this-month',
  'next-30-days',
] as const
export type TimeFilter = (typeof TIME_FILTERS)[number]

/** First and last day, both included. */
export type Days = { from: IsoDate; to: IsoDate }

const A_SUNDAY = '1970-01-04'
const SATURDAY = 6
const DAYS_AHEAD = 30

/** 0 is Sunday. */
const weekdayOf = (day: IsoDate): number => ((daysBetween(A_SUNDAY, day) % 7) + 7) % 7

/**
 * Days of a time filter, without past ones; null for any day. A weekend is Saturday and Sunday; on Sunday only that day.
 * @param firstWeekday 0 is Sunday, 1 Monday
 */
export const daysOfFilter = (filter: TimeFilter, today: IsoDate, firstWeekday: 0 | 1): Days | null => {
  const endOfWeek = addDays(today, 6 - ((weekdayOf(today) - firstWeekday + 7) % 7))
  switch (filter) {
    case 'whenever':
      return null
    case 'today':
      return { from: today, to: today }
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) }
    case 'this-week':
      return { from: today, to: endOfWeek }
    case 'this-weekend':
      return weekendOf(today)
    case 'next-week':
      return { from: addDays(endOfWeek, 1), to: addDays(endOfWeek, 7) }
    case 'this-month':
      return { from: today, to: monthRange(yearMonth(today)).to }
    case 'next-30-days':
      return { from: today, to: addDays(today, DAYS_AHEAD - 1) }
  }
}

const weekendOf = (today: IsoDate): Days => {
  const weekday = weekdayOf(today)
  if (weekday === 0) return { from: today, to: today }
  const saturday = addDays(today, SATURDAY - weekday)
  return { from: saturday, to: addDays(saturday, 1) }
}
