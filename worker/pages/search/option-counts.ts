import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { SearchFacets } from '../../../shared/contracts/search.ts'
import { GROUPS } from '../../../shared/filters/definitions.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'

/** Filters of which one option is chosen, and the keys that the option for none takes away. */
const QUESTIONS = {
  when: GROUPS.when,
  price: GROUPS.price,
  days: GROUPS.days,
  age: ['ageBadge'],
} as const
type Question = keyof typeof QUESTIONS

/** Days to be flexible by, as offered. */
const SPANS = [0, 1, 3, 7]

/** What the options leave that are none of the facets', by `anyOf` and `spanOf`. */
export type OptionCounts = Readonly<Record<string, number>>

const anyOf = (question: Question): string => `any ${question}`
const spanOf = (days: number): string => `span ${days}`

/** The offered days of flexibility, and the asked ones. */
export const spansFor = ({ daysSpan }: FilterState): number[] => [...new Set([...SPANS, daysSpan || 0])]

/** The searches behind those options, to be counted. None of them is the present search, whose total is known. */
export const searchesToCount = (filter: FilterState): [option: string, search: FilterState][] => {
  const questions = (Object.keys(QUESTIONS) as Question[]).filter((question) => asks(filter, question))
  return [
    ...questions.map((question): [string, FilterState] => [
      anyOf(question),
      withoutKeys(filter, ...QUESTIONS[question]),
    ]),
    ...(isDated(filter) ? spansFor(filter) : [])
      .filter((days) => days !== (filter.daysSpan || 0))
      .map((days): [string, FilterState] => [spanOf(days), { ...filter, daysSpan: days }]),
  ]
}

const asks = (filter: FilterState, question: Question): boolean =>
  QUESTIONS[question].some((key) => filter[key] !== undefined)

const isDated = ({ dateFrom, dateTo }: FilterState): boolean => dateFrom !== undefined || dateTo !== undefined

/** What the option for none would leave; null when nobody knows. */
export const countOfAny = (
  filter: FilterState,
  question: Question,
  counts: OptionCounts,
  facets: SearchFacets | null,
): number | null => (asks(filter, question) ? counts[anyOf(question)] : facets?.total) ?? null

/** What the asked days would leave with this flexibility. Without days there is nothing to be flexible about: null. */
export const countWithFlexibility = (
  filter: FilterState,
  days: number,
  counts: OptionCounts,
  facets: SearchFacets | null,
): number | null => {
  if (!isDated(filter)) return null
  return (days === (filter.daysSpan || 0) ? facets?.total : counts[spanOf(days)]) ?? null
}
