import type { IsoDate } from '../contracts/iso-date.ts'
import { addMonths, yearMonth } from '../dates/iso-days.ts'

/** This month and the ones after it, as YYYY-MM. */
export const upcomingMonths = (today: IsoDate, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(yearMonth(today), index))
