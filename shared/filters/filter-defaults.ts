import type { FilterState } from '../contracts/filter-state.ts'
import type { SalesStatus } from '../contracts/tour.ts'

/** Statuses of a search that names none (spec section 9): everything but sold out. */
export const DEFAULT_STATUSES: SalesStatus[] = [
  'PLANNED',
  'ALMOST_CONFIRMED',
  'CONFIRMED',
  'ALMOST_FULL',
  'WAITING_LIST',
]

/** Spec section 9: perPage 20, page 1, tab tours, default statuses, by relevance. */
export const FILTER_DEFAULTS = {
  perPage: 20,
  page: 1,
  tab: 'tours',
  sort: 'relevance:desc',
  status: DEFAULT_STATUSES,
} as const

/** The filter with the spec's defaults in place of what it leaves out. */
export const withFilterDefaults = (filter: FilterState) => ({ ...filter, ...missing(filter) })

const missing = (filter: FilterState) => ({
  perPage: filter.perPage ?? FILTER_DEFAULTS.perPage,
  page: filter.page ?? FILTER_DEFAULTS.page,
  tab: filter.tab ?? FILTER_DEFAULTS.tab,
  status: filter.status?.length ? filter.status : DEFAULT_STATUSES,
})
