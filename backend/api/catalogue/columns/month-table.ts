import type { Period } from '../../../../shared/contracts/available-filters.ts'
import { DAY_MS, isoDayOf, yearMonth } from '../../../../shared/dates/iso-days.ts'
import { MAX_SPAN } from '../../../../shared/filters/definitions.ts'
import type { TravelColumns } from './load-columns.ts'
import { dayNumber, dayOf } from './traits.ts'

/** Months (YYYY-MM) of all departures and 31 days around them, without gaps. */
export type MonthTable = { months: string[]; indexOf: (day: number) => number }

const tables = new WeakMap<readonly TravelColumns[], MonthTable>()

export const monthTable = (travels: readonly TravelColumns[]): MonthTable => {
  const table = tables.get(travels) ?? buildTable(travels)
  tables.set(travels, table)
  return table
}

/** Departures of each travel are sorted by day. */
const buildTable = (travels: readonly TravelColumns[]): MonthTable => {
  const ends = travels.flatMap(({ departures: { traits } }) => {
    const [first, last] = [traits[0], traits.at(-1)]
    return first === undefined || last === undefined ? [] : [dayOf(first), dayOf(last)]
  })
  if (ends.length === 0) return { months: [], indexOf: () => -1 }
  const start = Math.min(...ends) - MAX_SPAN
  const ofDay = new Int16Array(Math.max(...ends) + MAX_SPAN - start + 1)
  const months: string[] = []
  for (let index = 0; index < ofDay.length; index++) {
    const month = yearMonth(isoDayOf((start + index) * DAY_MS))
    if (months.at(-1) !== month) months.push(month)
    ofDay[index] = months.length - 1
  }
  return { months, indexOf: (day) => ofDay[day - start] ?? -1 }
}

type Stretch = Pick<Period, 'startingDate' | 'endingDate'>

/** At most 31 periods that may overlap; `bitsOf` returns those of a day (since 1970) as bits. */
export type PeriodTable = { periods: readonly Stretch[]; bitsOf: (day: number) => number }

export const periodTable = (periods: readonly Stretch[], daysSpan = 0): PeriodTable => {
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
