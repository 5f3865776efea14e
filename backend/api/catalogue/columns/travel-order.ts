import type { SortOrder } from '../../../../shared/filters/definitions.ts'
import { type FittingDepartures, fittingDepartures } from './fitting-departures.ts'
import type { TravelColumns } from './load-columns.ts'
import type { Search } from './search.ts'
import { dayOf, discountIn } from './traits.ts'
import { byScore } from './travel-facts.ts'

export type FoundColumns = TravelColumns & { fitting: FittingDepartures }

type Weigh = (found: FoundColumns) => number | null

/** Sorts by the departures that match the search. */
export const inOrder = (search: Search, travels: readonly TravelColumns[]): FoundColumns[] => {
  const weigh = weights(search)[search.filter.sort ?? 'relevance:desc']
  return travels
    .map((columns) => ({ ...columns, fitting: fittingDepartures(search, columns.departures) }))
    .map((found) => ({ found, weight: weigh(found) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => compare(a.weight, b.weight) || byScore(a.found.travel, b.found.travel))
    .map(({ found }) => found)
}

const weights = (search: Search): Record<SortOrder, Weigh> => {
  const { currency, filter } = search
  return {
    'relevance:desc': ({ travel: { id } }) => (filter.relevance === 'meili' ? rankOf(search, id) : partOf(search, id)),
    'date:asc': ({ departures, fitting }) => numberAt(departures.traits, fitting.first, dayOf),
    'price:asc': ({ departures, fitting }) => numberAt(departures.prices[currency], fitting.best),
    'price:desc': ({ departures, fitting }) => numberAt(departures.prices[currency], fitting.best, (cents) => -cents),
    'discount:desc': ({ departures, fitting }) =>
      numberAt(departures.discounts, fitting.best, (discounts) => -discountIn(currency, discounts)) ?? 0,
    'duration:asc': ({ travel }) => travel.days,
    'duration:desc': ({ travel }) => -travel.days,
  }
}

const numberAt = (column: Int32Array, index: number | null, of = (value: number) => value): number | null =>
  index === null ? null : of(column[index] ?? 0)

const rankOf = ({ matches, ranks }: Search, id: string): number | null =>
  ranks === null ? (matches?.get(id)?.rank ?? 0) : (ranks.get(id) ?? null)

/** Whole words before their beginnings: "mer" is the sea before Merzouga. */
const partOf = ({ matches }: Search, id: string): number => (matches?.get(id)?.isWhole === false ? 1 : 0)

/** Subtraction would give NaN for two infinities. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)
