import { type FilterState, filterStateSchema, MAX_LIST, MAX_PAGE } from '../contracts/filter-state.ts'
import { searchText } from './search-text.ts'

const BOOLEANS: ReadonlySet<string> = new Set(['discounted', 'isNoSharingRoomAvailable', 'hasTours'])
const INTEGERS: ReadonlySet<string> = new Set([
  'daysSpan',
  'priceFrom',
  'priceTo',
  'durationFrom',
  'durationTo',
  'page',
  'perPage',
])
const fields = filterStateSchema.shape
type Key = keyof typeof fields
const isKey = (key: string): key is Key => Object.hasOwn(fields, key)

/** Whether a query parameter is one of the filter's, as `key` or as `key[]`. */
export const isFilterParameter = (name: string): boolean => isKey(name.endsWith('[]') ? name.slice(0, -2) : name)

/**
 * Filter state of a query string (spec section 5): known keys only, booleans and integers converted, `key[]` read
 * as an array. Whatever does not fit is left out, item by item, so that a bad part never spoils the rest; a text that
 * is too long is cut. Never throws.
 */
export const parseFilterQuery = (query: URLSearchParams): FilterState => {
  const state: Record<string, unknown> = {}
  for (const name of new Set(query.keys())) {
    const key = name.endsWith('[]') ? name.slice(0, -2) : name
    if (!isKey(key)) continue
    const value = name.endsWith('[]') ? parseList(key, query.getAll(name)) : parseFirst(key, query.getAll(name))
    if (value !== undefined) state[key] = value
  }
  return dropContradictions(state)
}

/** Of a repeated key the first value that can be read counts. */
const parseFirst = (key: Key, texts: string[]): unknown => {
  for (const text of texts) {
    const value = parseOne(key, text)
    if (value !== undefined) return value
  }
}

const parseOne = (key: Key, text: string): unknown => {
  const result = fields[key].safeParse(convert(key, text))
  return result.success ? result.data : undefined
}

const parseList = (key: Key, texts: string[]): unknown => {
  const kept = [...new Set(texts)]
    .filter((text) => text !== '' && fields[key].safeParse([text]).success)
    .slice(0, MAX_LIST)
  return kept.length > 0 ? kept : undefined
}

const convert = (key: Key, text: string): unknown => {
  if (BOOLEANS.has(key)) return text === 'true' || text === '1' || text === 'on' ? true : undefined
  // So many pages no list has: whoever asks for one is told so, by the last that there is.
  if (key === 'page' && /^\d+$/.test(text)) return Math.min(Number(text), MAX_PAGE)
  if (INTEGERS.has(key)) return /^\d{1,9}$/.test(text) ? Number(text) : undefined
  // Where bytes were no text, there is this sign in their place.
  if (text === '' || text.includes('\uFFFD')) return
  return key === 'textSearch' ? searchText(text) || undefined : text
}

/**
 * Ranges that end before they begin say nothing: both ends go. Of two ways to say how long, an own range and a bucket,
 * the range counts, as in the form.
 */
const dropContradictions = (state: FilterState): FilterState => {
  const { priceFrom, priceTo, durations, durationFrom, durationTo, dateFrom, dateTo, ...rest } = state
  const ownDays = ordered(durationFrom, durationTo) ? defined({ durationFrom, durationTo }) : {}
  return {
    ...rest,
    ...(ordered(priceFrom, priceTo) && defined({ priceFrom, priceTo })),
    ...(Object.keys(ownDays).length > 0 ? ownDays : defined({ durations })),
    ...(ordered(dateFrom, dateTo) && defined({ dateFrom, dateTo })),
  }
}

const ordered = <T extends number | string>(from: T | undefined, to: T | undefined): boolean =>
  from === undefined || to === undefined || from <= to

const defined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
