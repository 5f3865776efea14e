import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays, addMonths, monthRange } from '../dates/iso-days.ts'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** First month of each season, as weather services count them. */
const FIRST_MONTHS: readonly [number, Season][] = [
  [3, 'spring'],
  [6, 'summer'],
  [9, 'autumn'],
  [12, 'winter'],
]

/** A season from its first day, or from tomorrow. `year` is the one that it begins in. */
export type SeasonPeriod = { season: Season; year: number; from: IsoDate; to: IsoDate }

/** This season, as long as it lasts beyond today, and the following ones. */
export const seasonsAhead = (today: IsoDate, count: number): SeasonPeriod[] => {
  const tomorrow = addDays(today, 1)
  const years = [-1, 0, 1, 2].map((offset) => Number(today.slice(0, 4)) + offset)
  return years
    .flatMap((year) =>
      FIRST_MONTHS.map(([month, season]) => {
        const first = `${year}-${String(month).padStart(2, '0')}`
        return { season, year, from: `${first}-01`, to: monthRange(addMonths(first, 2)).to }
      }),
    )
    .filter(({ to }) => to >= tomorrow)
    .slice(0, count)
    .map((period) => ({ ...period, from: period.from > tomorrow ? period.from : tomorrow }))
}
