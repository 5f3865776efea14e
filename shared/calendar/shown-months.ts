import type { IsoDate } from '../contracts/iso-date.ts'
import { addMonths, yearMonth } from '../dates/iso-days.ts'

/** Spec section 9: how far a calendar looks ahead without departures, and when it narrows down a search. */
export const MONTHS_WITHOUT_TOURS = 2
export const MONTHS_IN_FILTER = 18

type ShownMonthsInput = {
  today: IsoDate
  /** Days with departures, in any order. */
  days: readonly IsoDate[]
  /** The calendar narrows down a search: it offers every month in which somebody may want to leave. */
  filterMode: boolean
}

/**
 * The months (YYYY-MM) of a calendar, in order and without gaps: from this month to 18 months ahead in filter mode, to
 * 2 without departures; else from the first departure to the last, one more when both are in one month (spec
 * section 9).
 */
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
