import type { FilterState } from '../contracts/filter-state.ts'
import { FILTER_DEFAULTS } from './definitions.ts'

export const MAX_LIST_LENGTH = 100

const FROM = /^from-([1-9]\d{0,3})$/

/** The value of `show` for a list from an earlier page on. */
export const showFrom = (page: number): string => `from-${page}`

/** The first and last page of a list: several after "show more", up to the maximum length. */
export const shownPages = ({ show, page = 1, perPage = FILTER_DEFAULTS.perPage }: FilterState): [number, number] => {
  const first = Number(FROM.exec(show ?? '')?.[1] ?? page)
  return first <= page && (page - first + 1) * perPage <= MAX_LIST_LENGTH ? [first, page] : [page, page]
}

/** For links to other pages and searches. */
export const withoutShownPages = <T extends FilterState>(filter: T): T =>
  FROM.test(filter.show ?? '') ? { ...filter, show: undefined } : filter

/** The value of `show` for the price grid. */
export const SHOW_PRICES = 'prices'

/** The value of `show` for the map. */
export const SHOW_MAP = 'map'
