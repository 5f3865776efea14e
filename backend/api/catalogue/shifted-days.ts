import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import { daysBetween } from '../../../shared/dates/iso-days.ts'

/** Counts days to the requested dates within daysSpan (negative: earlier); `null` without dates or tolerance. */
export function shiftedDays(
  { dateFrom, dateTo, daysSpan }: Pick<ListRequest, 'dateFrom' | 'dateTo' | 'daysSpan'>,
  startingDate: string,
): number | null {
  if (!daysSpan || (dateFrom === undefined && dateTo === undefined)) return null
  if (dateFrom !== undefined && startingDate < dateFrom) return daysBetween(dateFrom, startingDate)
  if (dateTo !== undefined && startingDate > dateTo) return daysBetween(dateTo, startingDate)
  return 0
}
