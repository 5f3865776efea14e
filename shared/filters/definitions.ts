import { AGE_BADGES, GROUP_LANGUAGES, SALES_STATUSES, type SalesStatus } from '../contracts/tour.ts'
import { MOODS } from '../contracts/travel.ts'
import { cents, choice, choices, codes, day, flag, ids, integer, pattern, text } from './filter-kinds.ts'

/** Spec section 9, sort orders. */
export const SORT_ORDERS = [
  'relevance:desc',
  'date:asc',
  'price:asc',
  'price:desc',
  'discount:desc',
  'duration:asc',
  'duration:desc',
] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Spec section 9: up to 6 days, up to 10 days, over 10 days. */
export const DURATION_BUCKETS = ['MAX_6', 'MAX_10', 'OVER_10'] as const

/** Spec section 9: all but sold out. */
export const DEFAULT_STATUSES: SalesStatus[] = [
  'PLANNED',
  'ALMOST_CONFIRMED',
  'CONFIRMED',
  'ALMOST_FULL',
  'WAITING_LIST',
]

export const MAX_PAGE = 1000
export const MAX_PER_PAGE = 100
export const MAX_SPAN = 31
export const MAX_DAYS = 365

const travels = 'travels'
const departures = 'departures'

/**
 * Every key of the filter state (spec section 3), in the order of the URL. Contract, query, form, chips, facets, the
 * check of unknown codes and the AI search derive from it: docs/recipes/add-a-filter.md.
 */
export const FILTERS = {
  tab: choice(['tours', 'travels'], { default: 'tours' }),
  textSearch: text({ narrows: travels }),
  continentId: ids({ narrows: travels, options: 'continents', facet: 'continents', model: 'continents' }),
  destinationId: ids({ narrows: travels, options: 'destinations', facet: 'destinations', model: 'destinations' }),
  travelId: ids({ narrows: travels, options: 'travels' }),
  dateFrom: day({ narrows: departures, model: 'dateFrom' }),
  dateTo: day({ narrows: departures, model: 'dateTo' }),
  daysSpan: integer({ min: 0, max: MAX_SPAN }),
  durations: choice(DURATION_BUCKETS, { narrows: travels, facet: 'durations' }),
  durationFrom: integer({ min: 1, max: MAX_DAYS, narrows: travels, model: 'minDays' }),
  durationTo: integer({ min: 1, max: MAX_DAYS, narrows: travels, model: 'maxDays' }),
  priceFrom: cents({ narrows: departures, model: 'minPrice' }),
  priceTo: cents({ narrows: departures, model: 'maxPrice' }),
  ageBadge: choice(AGE_BADGES, { narrows: departures, facet: 'ageBadges', model: 'ageGroup' }),
  groupLanguage: choices(GROUP_LANGUAGES, {
    narrows: departures,
    facet: 'groupLanguages',
    control: 'checkboxes',
    title: 'groupLanguage',
    labels: 'trip.language',
    chip: 'phrase',
    model: 'languages',
  }),
  discounted: flag({
    narrows: departures,
    facet: 'discounted',
    control: 'checkbox',
    label: 'search.discounted',
    chip: 'phrase',
    model: 'discounted',
  }),
  isNoSharingRoomAvailable: flag({
    narrows: departures,
    facet: 'isNoSharingRoomAvailable',
    control: 'checkbox',
    label: 'search.privateRoom',
    chip: 'noun',
    model: 'privateRoom',
  }),
  // Every departure has a date.
  hasTours: flag({ tab: 'travels', facet: 'hasTours', control: 'checkbox', label: 'search.hasTours', chip: 'phrase' }),
  status: choices(SALES_STATUSES, {
    default: DEFAULT_STATUSES,
    narrows: departures,
    facet: 'status',
    control: 'checkboxes',
    title: 'status',
    labels: 'trip.status',
    chip: 'phrase',
    model: 'statuses',
  }),
  moods: choices(MOODS, {
    narrows: travels,
    facet: 'moods',
    control: 'checkboxes',
    title: 'mood',
    labels: 'trip.mood',
    chip: 'noun',
    model: 'moods',
  }),
  travelStyles: codes({
    narrows: travels,
    options: 'travelStyles',
    facet: 'travelStyles',
    control: 'checkboxes',
    title: 'style',
    chip: 'noun',
    model: 'styles',
  }),
  travelTypes: codes({
    narrows: travels,
    options: 'travelTypes',
    facet: 'travelTypes',
    control: 'checkboxes',
    title: 'type',
    chip: 'noun',
    model: 'types',
  }),
  badgeId: codes({
    narrows: travels,
    options: 'badges',
    facet: 'badges',
    control: 'checkboxes',
    title: 'badge',
    chip: 'noun',
    model: 'selections',
  }),
  costCenters: codes({
    narrows: travels,
    options: 'costCenters',
    facet: 'costCenters',
    control: 'checkboxes',
    title: 'distance',
    chip: 'noun',
    model: 'distances',
  }),
  sort: choice(SORT_ORDERS, { default: 'relevance:desc', model: 'sort' }),
  /** The price grid, the map, or all pages from one on (shown-pages.ts). */
  show: pattern(/^(?:prices|map|from-[1-9]\d{0,3})$/),
  page: integer({ min: 1, max: MAX_PAGE, cut: true, default: 1 }),
  perPage: integer({ min: 1, max: MAX_PER_PAGE, default: 20 }),
}

type Filters = typeof FILTERS
export type FilterKey = keyof Filters

/** Keys that are chosen, shown and removed as one. */
export const GROUPS = {
  place: ['continentId', 'destinationId'],
  when: ['dateFrom', 'dateTo', 'daysSpan'],
  days: ['durations', 'durationFrom', 'durationTo'],
  price: ['priceFrom', 'priceTo'],
  page: ['page', 'perPage'],
} as const satisfies Record<string, readonly FilterKey[]>

/** Separate tests of the back end: one per group, and per key without a group. */
export type TestedFilter<N extends 'travels' | 'departures'> = {
  [K in KeysWith<{ narrows: N }>]: {
    [G in keyof typeof GROUPS]: K extends (typeof GROUPS)[G][number] ? G : never
  }[keyof typeof GROUPS] extends infer Group
    ? [Group] extends [never]
      ? K
      : Group
    : never
}[KeysWith<{ narrows: N }>]

/** The keys whose entries have these properties. */
export type KeysWith<P> = { [K in FilterKey]: Filters[K] extends P ? K : never }[FilterKey]

const KEYS = Object.keys(FILTERS).filter((key): key is FilterKey => Object.hasOwn(FILTERS, key))

/** The keys whose entries have these properties, in the order of the URL. */
export const keysWith = <const P extends Partial<Record<string, string | boolean>>>(wanted: P): KeysWith<P>[] =>
  KEYS.filter((key): key is KeysWith<P> =>
    Object.entries(wanted).every(([name, value]) => Reflect.get(FILTERS[key], name) === value),
  )

const GROUP_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(GROUPS).flatMap(([group, keys]) => keys.map((key) => [key, group])),
)

/** The tests of the back end, in the order of the URL, each with a bit of its own. */
export const testBits = <const N extends 'travels' | 'departures'>(
  narrows: N,
): Record<TestedFilter<N> & string, number> => {
  const names = new Set(keysWith({ narrows }).map((key) => GROUP_OF[key] ?? key))
  return Object.fromEntries([...names].map((name, index) => [name, 1 << index])) as Record<
    TestedFilter<N> & string,
    number
  >
}

/** The keys whose entries have a property of this name, in the order of the URL. */
export const keysHaving = <N extends string>(name: N): KeysWith<Record<N, unknown>>[] =>
  KEYS.filter((key): key is KeysWith<Record<N, unknown>> => name in FILTERS[key])

/** The entries' properties of this name, by key. */
type ByKey<V extends string> = {
  [K in FilterKey as Filters[K] extends Record<V, unknown> ? K : never]: Filters[K] extends Record<V, infer Value>
    ? Value
    : never
}

/** The entries' `value` properties, by their `name` properties. */
type ByName<N extends string, V extends string> = {
  [K in FilterKey as Filters[K] extends Record<V, unknown> & Record<N, infer Name extends string>
    ? Name
    : never]: Filters[K] extends Record<V, infer Value> ? Value : never
}

const entriesOf = (value: string, nameOf: (key: FilterKey) => unknown): [string, unknown][] =>
  KEYS.flatMap((key): [string, unknown][] => {
    const [name, found]: unknown[] = [nameOf(key), Reflect.get(FILTERS[key], value)]
    return typeof name === 'string' && found !== undefined ? [[name, found]] : []
  })

// Object.fromEntries loses the types of keys.
export const byKey = <V extends string>(value: V) => Object.fromEntries(entriesOf(value, (key) => key)) as ByKey<V>
export const byName = <N extends string, V extends string>(name: N, value: V) =>
  Object.fromEntries(entriesOf(value, (key) => Reflect.get(FILTERS[key], name))) as ByName<N, V>

export const FILTER_DEFAULTS = byKey('default')
