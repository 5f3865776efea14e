import type { FilterState } from '../contracts/filter-state.ts'
import { FILTER_DEFAULTS } from './filter-defaults.ts'
import { shownPages, withoutShownPages } from './shown-pages.ts'

/** Filter keys in the order in which a URL carries them, so that one state has one URL. */
const KEY_ORDER = [
  'tab',
  'textSearch',
  'continentId',
  'destinationId',
  'travelId',
  'dateFrom',
  'dateTo',
  'daysSpan',
  'durations',
  'durationFrom',
  'durationTo',
  'priceFrom',
  'priceTo',
  'ageBadge',
  'discounted',
  'isNoSharingRoomAvailable',
  'hasTours',
  'status',
  'travelStyles',
  'travelTypes',
  'badgeId',
  'costCenters',
  'sort',
  'show',
  'page',
  'perPage',
] as const satisfies readonly (keyof FilterState)[]

/**
 * The query string of a filter state, without the question mark: known keys in a stable order, arrays as `key[]`
 * sorted and without repeats, defaults and empty values left out. Inverse of `parseFilterQuery`.
 */
export const filterQuery = (asked: FilterState): string => {
  const query = new URLSearchParams()
  // A list is lengthened from a page on; without such a page nothing is.
  const [first, last] = shownPages(asked)
  const filter = first === last ? withoutShownPages(asked) : asked
  for (const key of KEY_ORDER) {
    const value = filter[key]
    if (value === undefined || value === false || isDefault(key, value)) continue
    if (Array.isArray(value)) for (const item of [...new Set<string>(value)].sort()) query.append(`${key}[]`, item)
    else query.set(key, String(value))
  }
  return query.toString()
}

const isDefault = (key: keyof FilterState, value: unknown): boolean => {
  const standard: unknown = FILTER_DEFAULTS[key as keyof typeof FILTER_DEFAULTS]
  if (standard === undefined) return false
  if (!Array.isArray(standard) || !Array.isArray(value)) return standard === value
  return standard.length === value.length && standard.every((item) => value.includes(item))
}
