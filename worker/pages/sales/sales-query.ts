import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { filterQuery, parseFilterQuery } from '../../../shared/filters/filter-query.ts'

/** The position in the list that a query asks for: a page, and how much of the list is shown. */
export const salesPosition = (query: URLSearchParams): FilterState => {
  const { page, perPage, show } = parseFilterQuery(query)
  return { page, perPage, show: show?.startsWith('from-') ? show : undefined }
}

/** The canonical query of the sales page. */
export const salesQuery = (query: URLSearchParams): string => filterQuery(salesPosition(query))
