import type { ListRequest } from '../../../../shared/contracts/filter-state.ts'
import { GROUP_LANGUAGES } from '../../../../shared/contracts/tour.ts'
import { FILTER_DEFAULTS } from '../../../../shared/filters/definitions.ts'
import { monthTable } from './month-table.ts'
import type { Search } from './search.ts'
import { canBeBooked, dayOf, discountIn, languagesOf } from './traits.ts'

export const requestedPage = (filter: ListRequest) => ({
  page: filter.page ?? FILTER_DEFAULTS.page,
  perPage: filter.perPage ?? FILTER_DEFAULTS.perPage,
})

/** Exceeds any day number, so the first sort key outweighs the day. */
const DAYS = 65_536

/** Ties come soonest first. */
export const tourNumbers = (search: Search, { page, perPage }: { page: number; perPage: number }) => {
  const { numbers, weights, count } = departuresLeft(search)
  const from = (page - 1) * perPage
  const byNumber = (a: number, b: number) => (numbers[a] ?? 0) - (numbers[b] ?? 0)
  const indices = selectRanks(weights, count, { from, to: from + perPage }, byNumber)
  return { total: count, numbers: indices.map((index) => numbers[index] ?? 0) }
}

const departuresLeft = (search: Search) => {
  const { travels, testTravel, testDeparture, currency, limitCurrency } = search
  const left = travels.filter(({ travel }) => testTravel(travel) === 0)
  const most = left.reduce((sum, { departures }) => sum + departures.numbers.length, 0)
  const numbers = new Int32Array(most)
  const weights = new Float64Array(most)
  const weigh = weightOf(search)
  let count = 0
  for (const { travel, departures } of left) {
    const limited = departures.prices[limitCurrency]
    const prices = departures.prices[currency]
    for (let index = 0; index < departures.traits.length; index++) {
      const trait = departures.traits[index] ?? 0
      if (testDeparture(trait, limited[index] ?? 0) !== 0) continue
      const cents = prices[index] ?? 0
      numbers[count] = departures.numbers[index] ?? 0
      const discount = discountIn(currency, departures.discounts[index] ?? 0)
      weights[count] = weigh({ cents, discount, days: travel.days, trait }) * DAYS + dayOf(trait)
      count++
    }
  }
  return { numbers, weights, count }
}

/** Relevance means soonest first (spec section 9). */
const weightOf = ({
  travels,
  filter: { sort, languageFirst },
}: Search): ((departure: Record<'cents' | 'discount' | 'days' | 'trait', number>) => number) => {
  switch (sort) {
    case 'price:asc':
      return ({ cents }) => cents
    case 'price:desc':
      return ({ cents }) => -cents
    case 'discount:desc':
      return ({ discount }) => -discount
    case 'duration:asc':
      return ({ days }) => days
    case 'duration:desc':
      return ({ days }) => -days
    default: {
      if (languageFirst === undefined) return () => 0
      const { indexOf } = monthTable(travels)
      const language = 1 << GROUP_LANGUAGES.indexOf(languageFirst)
      return ({ trait }) =>
        4 * indexOf(dayOf(trait)) + (languagesOf(trait) & language ? 0 : 2) + (canBeBooked(trait) ? 0 : 1)
    }
  }
}

/** A bucket of 100,000 values then holds about one page. */
const BUCKETS = 4096

/**
 * Returns indices of the ranks `from` (inclusive) to `to` (exclusive) without a full sort: sorts the affected buckets
 * only.
 */
export const selectRanks = (
  values: Float64Array,
  count: number,
  { from, to }: { from: number; to: number },
  breakTie: (a: number, b: number) => number,
): number[] => {
  if (from >= count) return []
  const bucketOf = buckets(values, count)
  const sizes = new Int32Array(BUCKETS)
  for (let index = 0; index < count; index++) {
    const bucket = bucketOf(values[index] ?? 0)
    sizes[bucket] = (sizes[bucket] ?? 0) + 1
  }
  const first = bucketAt(sizes, from)
  const last = bucketAt(sizes, Math.min(to, count) - 1)
  const indices: number[] = []
  for (let index = 0; index < count; index++) {
    const bucket = bucketOf(values[index] ?? 0)
    if (bucket >= first.bucket && bucket <= last.bucket) indices.push(index)
  }
  indices.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || breakTie(a, b))
  return indices.slice(from - first.before, to - first.before)
}

const buckets = (values: Float64Array, count: number): ((value: number) => number) => {
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  for (let index = 0; index < count; index++) {
    const value = values[index] ?? 0
    if (value < least) least = value
    if (value > greatest) greatest = value
  }
  const scale = greatest > least ? (BUCKETS - 1) / (greatest - least) : 0
  return (value) => Math.floor((value - least) * scale)
}

const bucketAt = (sizes: Int32Array, rank: number): { bucket: number; before: number } => {
  let before = 0
  let bucket = 0
  while (before + (sizes[bucket] ?? 0) <= rank) {
    before += sizes[bucket] ?? 0
    bucket++
  }
  return { bucket, before }
}
