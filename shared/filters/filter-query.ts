import type { FilterState } from '../contracts/filter-state.ts'
import { FILTER_DEFAULTS, FILTERS, type FilterKey } from './definitions.ts'
import { shownPages, withoutShownPages } from './shown-pages.ts'

const isKey = (key: string): key is FilterKey => Object.hasOwn(FILTERS, key)
const keyOf = (name: string): string => (name.endsWith('[]') ? name.slice(0, -2) : name)

export const isFilterParameter = (name: string): boolean => isKey(keyOf(name))

/** Parses the filter of a query (spec section 5). Invalid values and list items are dropped. Never throws. */
export const parseFilterQuery = (query: URLSearchParams): FilterState => {
  const state: Record<string, unknown> = {}
  for (const name of new Set(query.keys())) {
    const key = keyOf(name)
    if (!isKey(key) || FILTERS[key].isList !== name.endsWith('[]')) continue
    const value = FILTERS[key].parse(query.getAll(name))
    if (value !== undefined) state[key] = value
  }
  return resolveContradictions(state)
}

/** Turns reversed ranges round, as the calendar does (spec section 4), and drops a bucket of days next to a custom range. */
const resolveContradictions = (state: FilterState): FilterState => {
  const { priceFrom, priceTo, durations, durationFrom, durationTo, dateFrom, dateTo, ...rest } = state
  const [fewest, most] = ordered(durationFrom, durationTo)
  const [lowest, highest] = ordered(priceFrom, priceTo)
  const [first, last] = ordered(dateFrom, dateTo)
  return {
    ...rest,
    ...defined({ priceFrom: lowest, priceTo: highest, dateFrom: first, dateTo: last }),
    ...defined(fewest === undefined && most === undefined ? { durations } : { durationFrom: fewest, durationTo: most }),
  }
}

const ordered = <T extends number | string>(from: T | undefined, to: T | undefined): [T | undefined, T | undefined] =>
  from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]

const defined = (values: FilterState): FilterState =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const ORDER = new Map(Object.keys(FILTERS).map((key, index) => [key, index]))
const byOrder = (a: string, b: string): number => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0)

const DEFAULTS = new Map<string, unknown>(Object.entries(FILTER_DEFAULTS))

/** The parameters of a filter in the order of the URL, without default values. */
export const filterFields = (state: FilterState): [name: string, value: string][] => {
  const fields: [string, string][] = []
  const [first, last] = shownPages(state)
  const filter: Partial<Record<string, FilterState[FilterKey]>> = first === last ? withoutShownPages(state) : state
  for (const key of Object.keys(filter).sort(byOrder)) {
    const value = filter[key]
    if (value === undefined || value === false || isDefault(key, value)) continue
    if (Array.isArray(value)) for (const item of [...new Set<string>(value)].sort()) fields.push([`${key}[]`, item])
    else fields.push([key, String(value)])
  }
  return fields
}

/** The canonical query of a filter, without a question mark. Inverse of `parseFilterQuery`. */
export const filterQuery = (state: FilterState): string =>
  filterFields(state)
    .map(([name, value]) => `${name.replace('[]', '%5B%5D')}=${encoded(value)}`)
    .join('&')

/** A page has dozens of search links: most values need no URLSearchParams, which costs as much as the rest of a link. */
const encoded = (value: string): string =>
  /^[\w.:*-]*$/.test(value) ? value.replaceAll(':', '%3A') : new URLSearchParams([['', value]]).toString().slice(1)

const isDefault = (key: string, value: unknown): boolean => {
  const standard = DEFAULTS.get(key)
  if (!Array.isArray(standard) || !Array.isArray(value)) return standard === value
  return standard.length === value.length && standard.every((item) => value.includes(item))
}

export const pick = (filter: FilterState, keys: readonly FilterKey[]): FilterState =>
  Object.fromEntries(Object.entries(filter).filter(([key]) => keys.includes(key as FilterKey)))

export const withoutKeys = (filter: FilterState, ...keys: FilterKey[]): FilterState => {
  const rest: Partial<Record<string, unknown>> = {}
  // Without `delete`, after which reading any key is slow.
  for (const key in filter) if (!keys.includes(key as FilterKey)) rest[key] = filter[key as FilterKey]
  return rest
}
