import type { SortOrder } from '../../../../shared/filters/definitions.ts'
import { firstFitting } from './count-search.ts'
import type { TravelColumns } from './load-columns.ts'
import type { Search } from './search.ts'
import { byScore } from './travel-facts.ts'

type Weigh = (columns: TravelColumns) => number | null

export function inOrder(search: Search, travels: readonly TravelColumns[]): TravelColumns[] {
  const weigh = weights(search)[search.filter.sort ?? 'relevance:desc']
  return travels
    .map((columns) => ({ columns, weight: weigh(columns) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => compare(a.weight, b.weight) || byScore(a.columns.travel, b.columns.travel))
    .map(({ columns }) => columns)
}

const weights = (search: Search): Record<SortOrder, Weigh> => ({
  'relevance:desc': ({ travel }) => (search.filter.relevance === 'meili' ? rankOf(search, travel.id) : 0),
  'date:asc': ({ departures }) => firstFitting(search, departures),
  'price:asc': ({ travel }) => travel.bestPrice[search.currency],
  'price:desc': ({ travel }) => negative(travel.bestPrice[search.currency]),
  'discount:desc': ({ travel }) => -travel.bestDiscount[search.currency],
  'duration:asc': ({ travel }) => travel.days,
  'duration:desc': ({ travel }) => -travel.days,
})

const rankOf = ({ matches }: Search, id: string): number => matches?.get(id)?.rank ?? 0
const negative = (amount: number | null): number | null => (amount === null ? null : -amount)

/** Subtraction would give NaN for two infinities. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)
