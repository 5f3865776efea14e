import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { filterQuery, parseFilterQuery } from '../../../shared/filters/filter-query.ts'

/** What the sales page reads of its query: the page of its list, and how much of the list is shown. */
export const salesPage = (query: URLSearchParams): FilterState => {
  const { page, perPage, show } = parseFilterQuery(query)
  return { page, perPage, show: show?.startsWith('from-') ? show : undefined }
}

/** The same as a query that says it in one way. */
export const salesQuery = (query: URLSearchParams): string => filterQuery(salesPage(query))
