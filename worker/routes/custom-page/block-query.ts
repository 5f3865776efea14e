import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { FILTER_DEFAULTS } from '../../../shared/filters/filter-defaults.ts'
import { filterQuery } from '../../../shared/filters/filter-query.ts'
import { parseFilterQuery } from '../../../shared/filters/parse-filter-query.ts'
import { withoutKeys } from '../../../shared/filters/without-keys.ts'

/**
 * What the lists of a content page read of the query (spec section 7): known filter keys in canonical form, with the
 * page and its length. Of what kind the items are and how they are shown is the block's own business.
 */
export const blockQuery = (parameters: URLSearchParams): string =>
  // Nearly every visit: what follows costs more than finding the page.
  parameters.size === 0 ? '' : listQuery(parseFilterQuery(parameters))

/** The query of a filter for the lists of a content page. Each has a length of its own, so that none is the usual one. */
export const listQuery = (filter: FilterState): string => {
  const query = filterQuery(withoutKeys(filter, 'tab', 'show'))
  const length = filter.perPage === FILTER_DEFAULTS.perPage ? `perPage=${FILTER_DEFAULTS.perPage}` : ''
  return [query, length].filter((part) => part !== '').join('&')
}
