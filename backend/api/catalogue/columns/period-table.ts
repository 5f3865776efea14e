import type { Period } from '../../../../shared/contracts/available-filters.ts'
import { dayNumber } from './traits.ts'

type Stretch = Pick<Period, 'startingDate' | 'endingDate'>

/** Stretches of days that may overlap, at most 31, and which of them a day (since 1970) is in, as bits by their place. */
export type PeriodTable = { periods: readonly Stretch[]; bitsOf: (day: number) => number }

/** @param daysSpan days by which every stretch is wider on both sides */
export function periodTable(periods: readonly Stretch[], daysSpan = 0): PeriodTable {
  const days = periods.map(({ startingDate, endingDate }) => ({
    from: dayNumber(startingDate) - daysSpan,
    to: dayNumber(endingDate) + daysSpan,
  }))
  const ends = days.flatMap(({ from, to }) => [from, to])
  const start = Math.min(...ends)
  const bits = new Int32Array(periods.length === 0 ? 0 : Math.max(...ends) - start + 1)
  for (const [index, { from, to }] of days.entries())
    for (let day = from; day <= to; day++) bits[day - start] = (bits[day - start] ?? 0) | (1 << index)
  return { periods, bitsOf: (day) => bits[day - start] ?? 0 }
}
