import { z } from 'zod'
import { DURATION_BUCKETS } from './filter-state.ts'
import { AGE_BADGES, SALES_STATUSES } from './tour.ts'

const count = z.number().int().nonnegative()
/** By code or id; what is not in it has none. */
const counts = z.record(z.string(), count)
const each = <Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), count)

/**
 * `POST /tours/facets` (departures) and `POST /travels/facets` (travels), body ListRequest: what each option of a
 * filter would leave. An option counts what the list has when that filter is replaced by this option alone and all
 * other filters stay as asked, so `total` of the list behind its link is its count.
 */
export const searchFacetsSchema = z.object({
  /** Behind the whole filter. */
  total: count,
  /** In place of durations, durationFrom and durationTo. */
  durations: each(DURATION_BUCKETS),
  /**
   * In place of priceFrom and priceTo: one count per range of the available filters' `prices.ranges[currency]`, in
   * their order, both ends included (min 0 and max null ask for nothing).
   */
  prices: z.array(count),
  ageBadges: each(AGE_BADGES),
  status: each(SALES_STATUSES),
  badges: counts,
  travelStyles: counts,
  travelTypes: counts,
  costCenters: counts,
  /** In place of continentId and destinationId, both of these. */
  continents: counts,
  destinations: counts,
  /** By YYYY-MM of the first day, in place of dateFrom and dateTo; daysSpan stays. Only months that have any. */
  months: counts,
  /** By `periodKey`, in place of the same: the available filters' periods that are no months; only those with any. */
  periods: counts,
  /** Of travels: those with departures. */
  hasTours: count,
  discounted: count,
  isNoSharingRoomAvailable: count,
})
/** The key of a period's count: its first and its last day. */
export const periodKey = (startingDate: string, endingDate: string): string => `${startingDate}_${endingDate}`

export type SearchFacets = z.infer<typeof searchFacetsSchema>
