import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import type { SearchTracking } from '../../../shared/contracts/storefront-events.ts'
import type { SortOrder } from '../../../shared/filters/definitions.ts'
import { durationTracking, priceTracking } from '../../../shared/filters/tracking-values.ts'

/** What the site reports of a search (spec section 9). Nothing that a visitor typed. */
export const searchTracking = (
  filter: FilterState,
  filters: AvailableFilters | null,
  currency: CurrencyCode,
  total: number,
): SearchTracking => {
  const sort: SortOrder = filter.sort ?? 'relevance:desc'
  const price = priceTracking(filter, filters?.prices.ranges[currency] ?? [])
  return {
    tab: filter.tab ?? 'tours',
    sort,
    total,
    durations: durationTracking(filter),
    ...(price !== null && { ...price, currency }),
  }
}
