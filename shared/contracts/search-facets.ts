import { z } from 'zod'
import { byName } from '../filters/definitions.ts'

const count = z.number().int().nonnegative()
const counts = z.record(z.string(), count)

/**
 * `POST /tours/facets` (departures) and `POST /travels/facets` (travels), body ListRequest: what each option of a
 * filter would leave. An option counts what the list has when that filter is replaced by this option alone and all
 * other filters stay as asked, so `total` of the list behind its link is its count. Absent options have none.
 */
export const searchFacetsSchema = z.object({
  /** Behind the whole filter. */
  total: count,
  /** `durations` replaces durationFrom and durationTo, too; `continents` and `destinations` replace both keys of places. */
  ...byName('facet', 'counts'),
  /**
   * In place of priceFrom and priceTo: one count per range of the available filters' `prices.ranges[currency]`, in
   * their order, both ends included (min 0 and max null ask for nothing).
   */
  prices: z.array(count),
  /** By YYYY-MM of the first day, in place of dateFrom and dateTo; daysSpan stays. Only months that have any. */
  months: counts,
  /** By `periodKey`, in place of the same: the available filters' periods that are no months; only those with any. */
  periods: counts,
})
/** The key of a period's count: its first and its last day. */
export const periodKey = (startingDate: string, endingDate: string): string => `${startingDate}_${endingDate}`

export type SearchFacets = z.infer<typeof searchFacetsSchema>
