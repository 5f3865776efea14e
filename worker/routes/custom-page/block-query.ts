import { filterQuery } from '../../../shared/filters/filter-query.ts'
import { parseFilterQuery } from '../../../shared/filters/parse-filter-query.ts'
import { withoutKeys } from '../../../shared/filters/without-keys.ts'

/**
 * What the lists of a content page read of the query (spec section 7): known filter keys in canonical form. How many
 * items a list shows, and of what kind, is the block's own business.
 */
export const blockQuery = (parameters: URLSearchParams): string =>
  filterQuery(withoutKeys(parseFilterQuery(parameters), 'tab', 'show', 'page', 'perPage'))
