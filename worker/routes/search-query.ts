import { searchPath } from '../../markets/links.ts'
import type { Market } from '../../markets/market-schema.ts'
import { filterQuery } from '../../shared/filters/filter-query.ts'
import { isFormQuery, resolveFormAliases } from '../../shared/filters/form-aliases.ts'
import { parseFilterQuery } from '../../shared/filters/parse-filter-query.ts'

/**
 * The canonical query of a search: known filter keys only, in a stable order. A query from a plain form is
 * redirected once to that canonical address; unknown keys (tracking) are ignored and cause no redirect.
 */
export const searchQuery = (market: Market, parameters: URLSearchParams): { query: string; redirect?: string } => {
  if (parameters.size === 0) return { query: '' }
  if (!isFormQuery(parameters)) return { query: filterQuery(parseFilterQuery(parameters)) }
  const filter = parseFilterQuery(resolveFormAliases(parameters))
  return { query: filterQuery(filter), redirect: searchPath(market, filter) }
}
