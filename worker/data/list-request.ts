import type { Variations } from '../../flags/registry.ts'
import type { FilterState, ListRequest } from '../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import { withoutKeys } from '../../shared/filters/filter-query.ts'

/**
 * The request of a list. Relevance of departures is their date, of travels their score or, with its flag, the search
 * engine's order (spec section 9). Irrelevant keys are omitted, so that equal searches share a cache entry.
 */
export const listRequest = (
  filter: FilterState,
  { currency, variations }: { currency: CurrencyCode; variations: Variations },
): ListRequest => {
  const { sort = 'relevance:desc', ...rest } = withoutKeys(filter, 'tab', 'show')
  if (filter.tab !== 'travels') return { ...rest, sort: sort === 'relevance:desc' ? 'date:asc' : sort, currency }
  const byEngine = sort === 'relevance:desc' && variations.searchEngineRelevance === true
  return { ...rest, sort, currency, ...(byEngine && { relevance: 'meili' as const }) }
}
