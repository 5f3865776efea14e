import type { FoundTour } from '../../../shared/contracts/search-match.ts'
import { yearMonth } from '../../../shared/dates/iso-days.ts'
import type { SortOrder } from '../../../shared/filters/definitions.ts'

/** Departures under one heading; `month` is YYYY-MM, or null for a list that is not grouped. */
export type TourGroup = { month: string | null; tours: readonly FoundTour[] }

/** Orders in which departures come by date (spec section 9: sort absent, date:asc, relevance:desc). */
const BY_DATE: ReadonlySet<SortOrder | undefined> = new Set([undefined, 'date:asc', 'relevance:desc'])

/** Departures by year and month of their start, in the order of the list; one group for the other sort orders. */
export const monthGroups = (tours: readonly FoundTour[], sort: SortOrder | undefined): TourGroup[] => {
  if (tours.length === 0) return []
  if (!BY_DATE.has(sort)) return [{ month: null, tours }]
  const groups = Map.groupBy(tours, (tour) => yearMonth(tour.startingDate))
  return [...groups].map(([month, inMonth]) => ({ month, tours: inMonth }))
}
