import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { FILTER_DEFAULTS } from '../../../shared/filters/definitions.ts'
import { filterQuery, parseFilterQuery, withoutKeys } from '../../../shared/filters/filter-query.ts'

/**
 * What the lists of a content page read of the query (spec section 7): known filter keys in canonical form, with the
 * page and its length. Of what kind the items are and how they are shown is the block's own business.
 */
export const blockQuery = (parameters: URLSearchParams): string =>
  // Nearly every visit: what follows costs more than finding the page.
  parameters.size === 0 ? '' : listQuery(parseFilterQuery(parameters))

/**
 * The query of a filter for the lists of a content page. Each has an order and a length of its own, so that none is the
 * usual one.
 */
export const listQuery = (filter: FilterState): string => {
  const query = new URLSearchParams(filterQuery(withoutKeys(filter, 'tab', 'show')))
  for (const key of ['sort', 'perPage'] as const)
    if (filter[key] === FILTER_DEFAULTS[key]) query.set(key, String(filter[key]))
  return query.toString()
}
