import type { Variations } from '../../../flags/registry.ts'
import type { FilterState, ListRequest } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { GROUPS } from '../../../shared/filters/definitions.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'

/**
 * What the list calls are asked for. Relevance of departures is their date, that of travels their score, or the
 * search engine's own order where its flag is on (spec section 9). What changes nothing in the answer is left out, so
 * that searches which mean the same share one answer.
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

/** What is counted behind a filter (facets, grid): neither order nor page changes it. */
export const countRequest = (filter: FilterState, currency: CurrencyCode): ListRequest => ({
  ...withoutKeys(filter, 'tab', 'show', 'sort', ...GROUPS.page),
  currency,
})
