import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { monthOfRange } from '../../../shared/filters/month-of-range.ts'

/** Whether a search is for whenever or for exactly one month, the periods of the experiment (spec section 9). */
export const isMonthOrWhenever = ({ dateFrom, dateTo }: FilterState): boolean =>
  (dateFrom === undefined && dateTo === undefined) || monthOfRange(dateFrom, dateTo) !== null

/**
 * The experiment's arm: a search that names no tab gets `tab=travels` when its period is a month or whenever.
 * @param filter as asked, with the tab that the address names, if any
 */
export const defaultToTravelsTab = (filter: FilterState): FilterState =>
  filter.tab === undefined && isMonthOrWhenever(filter) ? { ...filter, tab: 'travels' } : filter
