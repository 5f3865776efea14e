import type { FilterState } from '../contracts/filter-state.ts'
import { monthOfRange } from './month-of-range.ts'

/** The value of a form's `where` field for a place (see form-fields.ts). */
export const whereValue = (kind: 'continent' | 'destination', id: string): string =>
  kind === 'continent' ? `continent:${id}` : id

/** The value of the field `when` that means the filter's days; empty for whenever. */
export const whenValue = ({ dateFrom, dateTo, daysSpan }: FilterState): string => {
  if (dateFrom === undefined && dateTo === undefined) return ''
  if (daysSpan) return `${dateFrom ?? ''}_${dateTo ?? ''}_${daysSpan}`
  return monthOfRange(dateFrom, dateTo) ?? `${dateFrom ?? ''}_${dateTo ?? ''}`
}

/** The value of the field `price` that means the filter's prices; empty for any price. */
export const priceValue = ({ priceFrom, priceTo }: Pick<FilterState, 'priceFrom' | 'priceTo'>): string =>
  !priceFrom && priceTo === undefined ? '' : `${priceFrom || ''}-${priceTo ?? ''}`

/** The value of the field `days` that means the filter's duration; empty for any. */
export const daysValue = ({ durations, durationFrom, durationTo }: FilterState): string => {
  if (durations !== undefined) return durations
  return durationFrom === undefined && durationTo === undefined ? '' : `${durationFrom ?? ''}-${durationTo ?? ''}`
}
