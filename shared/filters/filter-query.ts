import type { FilterState } from '../contracts/filter-state.ts'
import { FILTER_DEFAULTS, FILTERS, type FilterKey } from './definitions.ts'
import { shownPages, withoutShownPages } from './shown-pages.ts'

const isKey = (key: string): key is FilterKey => Object.hasOwn(FILTERS, key)
const keyOf = (name: string): string => (name.endsWith('[]') ? name.slice(0, -2) : name)

/** Whether a query parameter is one of the filter's, as `key` or as `key[]`. */
export const isFilterParameter = (name: string): boolean => isKey(keyOf(name))

/**
 * Filter state of a query string (spec section 5): known keys only, booleans and integers converted, `key[]` read
 * as an array. Whatever does not fit is left out, item by item, so that a bad part never spoils the rest; a text that
 * is too long is cut. Never throws.
 */
export const parseFilterQuery = (query: URLSearchParams): FilterState => {
  const state: Record<string, unknown> = {}
  for (const name of new Set(query.keys())) {
    const key = keyOf(name)
    if (!isKey(key) || FILTERS[key].isList !== name.endsWith('[]')) continue
    const value = FILTERS[key].parse(query.getAll(name))
    if (value !== undefined) state[key] = value
  }
  return dropContradictions(state)
}

/**
 * Ranges that end before they begin mean nothing: both ends go. A custom range of days wins over a bucket, as in the
 * form.
 */
const dropContradictions = (state: FilterState): FilterState => {
  const { priceFrom, priceTo, durations, durationFrom, durationTo, dateFrom, dateTo, ...rest } = state
  const customDays = ordered(durationFrom, durationTo) ? defined({ durationFrom, durationTo }) : {}
  return {
    ...rest,
    ...(ordered(priceFrom, priceTo) && defined({ priceFrom, priceTo })),
    ...(Object.keys(customDays).length > 0 ? customDays : defined({ durations })),
    ...(ordered(dateFrom, dateTo) && defined({ dateFrom, dateTo })),
  }
}

const ordered = <T extends number | string>(from: T | undefined, to: T | undefined): boolean =>
  from === undefined || to === undefined || from <= to

const defined = (values: FilterState): FilterState =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const DEFAULTS = new Map<string, unknown>(Object.entries(FILTER_DEFAULTS))

/**
 * The query string of a filter state, without the question mark: known keys in a stable order, arrays as `key[]`
 * sorted and without repeats, defaults and empty values left out. Inverse of `parseFilterQuery`.
 */
export const filterQuery = (asked: FilterState): string => {
  const query = new URLSearchParams()
  // Without a range of pages, a lengthened list is its page alone.
  const [first, last] = shownPages(asked)
  const filter: Partial<Record<string, FilterState[FilterKey]>> = first === last ? withoutShownPages(asked) : asked
  for (const key in FILTERS) {
    const value = filter[key]
    if (value === undefined || value === false || isDefault(key, value)) continue
    if (Array.isArray(value)) for (const item of [...new Set<string>(value)].sort()) query.append(`${key}[]`, item)
    else query.set(key, String(value))
  }
  return query.toString()
}

const isDefault = (key: string, value: unknown): boolean => {
  const standard = DEFAULTS.get(key)
  if (!Array.isArray(standard) || !Array.isArray(value)) return standard === value
  return standard.length === value.length && standard.every((item) => value.includes(item))
}

/** The filter without some of its keys. */
export const withoutKeys = (filter: FilterState, ...keys: FilterKey[]): FilterState => {
  const rest = { ...filter }
  for (const key of keys) delete rest[key]
  return rest
}
