import type { FilterState } from '../contracts/filter-state.ts'
import { FILTER_DEFAULTS } from './definitions.ts'

/** The longest list that is shown at once: as long as the contract's longest page. */
export const LONGEST_LIST = 100

const FROM = /^from-([1-9]\d{0,3})$/

/** The value of the filter `show` for a list that begins on an earlier page than the asked one. */
export const showFrom = (page: number): string => `from-${page}`

/**
 * The pages that a search shows, first and last: the asked one, and those before it that it was lengthened from
 * ("show more" on a later page). What would be longer than a list may be is the asked page alone.
 */
export const shownPages = ({ show, page = 1, perPage = FILTER_DEFAULTS.perPage }: FilterState): [number, number] => {
  const first = Number(FROM.exec(show ?? '')?.[1] ?? page)
  return first <= page && (page - first + 1) * perPage <= LONGEST_LIST ? [first, page] : [page, page]
}

/** The filter without what only its page means: to be used wherever another page, or another search, is asked for. */
export const withoutShownPages = <T extends FilterState>(filter: T): T =>
  FROM.test(filter.show ?? '') ? { ...filter, show: undefined } : filter

/** The value of the filter `show` that opens the price grid. */
export const SHOW_PRICES = 'prices'
