import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { FILTER_DEFAULTS } from '../../../shared/filters/filter-query.ts'
import { LONGEST_LIST, showFrom, shownPages } from '../../../shared/filters/shown-pages.ts'
import { SHOW_PRICES } from './show-prices.ts'

/** "Show more": the same list, longer. An address, so that Back and a reload show all that was shown. */
export type MoreLink = { href: string; count: number; shown: number; total: number }

/** The id of a result, by its place in the list that is shown, from 1. */
export const resultId = (place: number): string => `result-${place}`

const STEP = FILTER_DEFAULTS.perPage

/**
 * The longer list: of the first page by its length, of later ones by the next page and where it begins. Null at the
 * end, and when the list would become too long: from there on there are pages. It leads to the first result that is
 * new: who follows it as a plain link stays where they were.
 * @param hrefOf the address of the list for a filter
 */
export const moreLink = (
  hrefOf: (filter: FilterState) => string,
  filter: FilterState,
  { currentPage, perPage, total }: Omit<PageOf<unknown>, 'data'>,
): MoreLink | null => {
  const left = total - currentPage * perPage
  if (left <= 0) return null
  const [first] = shownPages({ ...filter, page: currentPage, perPage })
  const shown = (currentPage - first + 1) * perPage
  const target = `#${resultId(shown + 1)}`
  if (currentPage === 1) {
    if (perPage + STEP > LONGEST_LIST) return null
    const href = hrefOf({ ...filter, page: undefined, perPage: perPage + STEP })
    return { href: href + target, count: Math.min(STEP, left), shown, total }
  }
  // Pages of the price grid are themselves what `show` says.
  if (shown + perPage > LONGEST_LIST || filter.show === SHOW_PRICES) return null
  const href = hrefOf({ ...filter, page: currentPage + 1, show: showFrom(first) })
  return { href: href + target, count: Math.min(perPage, left), shown, total }
}
