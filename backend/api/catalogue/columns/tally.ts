import { AGE_BADGES, GROUP_LANGUAGES, SALES_STATUSES } from '../../../../shared/contracts/tour.ts'
import type { PriceRange } from '../prices.ts'
import { type DepartureTest, ON_DEPARTURE } from './departure-test.ts'
import type { MonthTable, PeriodTable } from './month-table.ts'
import { ageOf, dayOf, hasPrivateRoom, isDiscounted, languagesOf, statusOf } from './traits.ts'

export type Tally = {
  passing: number
  status: Int32Array
  ageBadges: Int32Array
  groupLanguages: Int32Array
  prices: Int32Array
  months: Int32Array
  periods: Int32Array
  discounted: number
  privateRoom: number
}

export type TallyOptions = {
  test: DepartureTest
  ranges: readonly PriceRange[]
  table: MonthTable
  periods: PeriodTable
  daysSpan: number
}

export const tallyOf = (
  traits: Int32Array,
  prices: Int32Array,
  { test, ranges, table, periods, daysSpan }: TallyOptions,
): Tally => {
  const tally: Tally = {
    passing: 0,
    status: new Int32Array(SALES_STATUSES.length),
    ageBadges: new Int32Array(AGE_BADGES.length),
    groupLanguages: new Int32Array(GROUP_LANGUAGES.length),
    prices: new Int32Array(ranges.length),
    months: new Int32Array(table.months.length),
    periods: new Int32Array(periods.periods.length),
    discounted: 0,
    privateRoom: 0,
  }
  for (let index = 0; index < traits.length; index++) {
    const trait = traits[index] ?? 0
    const cents = prices[index] ?? 0
    const failed = test(trait, cents)
    // Failing two filters means counting for no option.
    if (failed & (failed - 1)) continue
    if (failed === 0) addPassing(tally, trait)
    addChoices(tally, trait, failed)
    if (failed === 0 || failed === ON_DEPARTURE.price) addPrice(tally.prices, ranges, cents)
    if (failed !== 0 && failed !== ON_DEPARTURE.when) continue
    const day = dayOf(trait)
    addMonths(tally.months, table.indexOf(day - daysSpan), table.indexOf(day + daysSpan))
    addBits(tally.periods, periods.bitsOf(day))
  }
  return tally
}

/** Counts a departure for the values of every filter, or only for those of the one filter that it fails. */
const addChoices = (tally: Tally, trait: number, failed: number): void => {
  if (failed === 0 || failed === ON_DEPARTURE.status) increment(tally.status, statusOf(trait))
  if (failed === 0 || failed === ON_DEPARTURE.ageBadge) increment(tally.ageBadges, ageOf(trait))
  if (failed === 0 || failed === ON_DEPARTURE.groupLanguage) addBits(tally.groupLanguages, languagesOf(trait))
}

const addPassing = (tally: Tally, trait: number): void => {
  tally.passing++
  if (isDiscounted(trait)) tally.discounted++
  if (hasPrivateRoom(trait)) tally.privateRoom++
}

const increment = (counts: Int32Array, index: number): void => {
  counts[index] = (counts[index] ?? 0) + 1
}

const addMonths = (counts: Int32Array, first: number, last: number): void => {
  for (let month = first; month <= last; month++) increment(counts, month)
}

const addBits = (counts: Int32Array, bits: number): void => {
  for (let left = bits; left !== 0; left &= left - 1) increment(counts, 31 - Math.clz32(left & -left))
}

const addPrice = (counts: Int32Array, ranges: readonly PriceRange[], cents: number): void => {
  for (let index = 0; index < ranges.length; index++) {
    const range = ranges[index]
    if (range && cents >= range.min && (range.max === null || cents <= range.max)) increment(counts, index)
  }
}

export const presence = (tally: Tally): Tally => ({
  passing: Math.sign(tally.passing),
  status: tally.status.map(Math.sign),
  ageBadges: tally.ageBadges.map(Math.sign),
  groupLanguages: tally.groupLanguages.map(Math.sign),
  prices: tally.prices.map(Math.sign),
  months: tally.months.map(Math.sign),
  periods: tally.periods.map(Math.sign),
  discounted: Math.sign(tally.discounted),
  privateRoom: Math.sign(tally.privateRoom),
})
