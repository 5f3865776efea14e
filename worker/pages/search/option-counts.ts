import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { SearchFacets } from '../../../shared/contracts/search.ts'
import { GROUPS } from '../../../shared/filters/definitions.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'

/** Filters with radio options, and the keys that the option for none removes. */
const CHOICES = {
  when: GROUPS.when,
  price: GROUPS.price,
  days: GROUPS.days,
  age: ['ageBadge'],
} as const
type Choice = keyof typeof CHOICES

const SPANS = [0, 1, 3, 7]

/** Results of the options that are not in the facets, by `anyKey` and `spanKey`. */
export type OptionCounts = Readonly<Record<string, number>>

const anyKey = (choice: Choice): string => `any ${choice}`
const spanKey = (days: number): string => `span ${days}`

/** The suggested days of flexibility, and the chosen ones. */
export const spansFor = ({ daysSpan }: FilterState): number[] => [...new Set([...SPANS, daysSpan || 0])]

/** The searches of those options, without the present search, whose total is known. */
export const searchesToCount = (filter: FilterState): [option: string, search: FilterState][] => {
  const choices = (Object.keys(CHOICES) as Choice[]).filter((choice) => hasChoice(filter, choice))
  return [
    ...choices.map((choice): [string, FilterState] => [anyKey(choice), withoutKeys(filter, ...CHOICES[choice])]),
    ...(isDated(filter) ? spansFor(filter) : [])
      .filter((days) => days !== (filter.daysSpan || 0))
      .map((days): [string, FilterState] => [spanKey(days), { ...filter, daysSpan: days }]),
  ]
}

const hasChoice = (filter: FilterState, choice: Choice): boolean =>
  CHOICES[choice].some((key) => filter[key] !== undefined)

const isDated = ({ dateFrom, dateTo }: FilterState): boolean => dateFrom !== undefined || dateTo !== undefined

/** Results of the option for none; null when unknown. */
export const countOfAny = (
  filter: FilterState,
  choice: Choice,
  counts: OptionCounts,
  facets: SearchFacets | null,
): number | null => (hasChoice(filter, choice) ? counts[anyKey(choice)] : facets?.total) ?? null

/** Results with this flexibility; null when unknown, and without dates. */
export const countWithFlexibility = (
  filter: FilterState,
  days: number,
  counts: OptionCounts,
  facets: SearchFacets | null,
): number | null => {
  if (!isDated(filter)) return null
  return (days === (filter.daysSpan || 0) ? facets?.total : counts[spanKey(days)]) ?? null
}
