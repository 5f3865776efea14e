import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays, addMonths, monthRange, yearMonth } from '../dates/iso-days.ts'

/** Seasons by their first month, as weather services count them. */
const SEASONS = { '03': 'spring', '06': 'summer', '09': 'autumn', '12': 'winter' } as const

export type Season = (typeof SEASONS)[keyof typeof SEASONS]

/** A season from its first day, or from tomorrow; `year` is the one of its first month. */
export type SeasonPeriod = { season: Season; year: number; from: IsoDate; to: IsoDate }

/** This season, as long as it lasts beyond today, and the following ones. */
export const seasonsAhead = (today: IsoDate, count: number): SeasonPeriod[] => {
  const tomorrow = addDays(today, 1)
  const current = addMonths(yearMonth(tomorrow), -(Number(tomorrow.slice(5, 7)) % 3))
  return Array.from({ length: count }, (_, index) => {
    const first = addMonths(current, 3 * index)
    return {
      season: SEASONS[first.slice(5) as keyof typeof SEASONS],
      year: Number(first.slice(0, 4)),
      from: index === 0 ? tomorrow : `${first}-01`,
      to: monthRange(addMonths(first, 2)).to,
    }
  })
}
