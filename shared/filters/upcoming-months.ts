import type { IsoDate } from '../contracts/iso-date.ts'
import { yearMonth } from '../dates/iso-days.ts'

/** This month and the ones after it, as YYYY-MM. */
export const upcomingMonths = (today: IsoDate, count: number): string[] => {
  const [year = 0, month = 1] = yearMonth(today).split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const months = year * 12 + month - 1 + index
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}
