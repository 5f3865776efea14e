import type { MarketId } from '../../../markets/market-id.ts'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { availableOptions } from '../../../shared/filters/available-options.ts'
import { keysWith } from '../../../shared/filters/definitions.ts'
import { MAX_LIST } from '../../../shared/filters/filter-kinds.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'
import { loadFilters, loadTravels } from '../../data/catalogue.ts'
import { type DataContext, valueOrNull } from '../../data/public-client.ts'

const CODED = [...keysWith({ kind: 'ids' }), ...keysWith({ kind: 'codes' })]

/** True when the back end must validate the filter. */
export const namesCodes = (filter: FilterState): boolean => CODED.some((key) => filter[key] !== undefined)

/**
 * Removes unknown codes from a filter (spec section 5); country codes may be in capitals.
 * @param filters null when the back end failed: all codes stay
 * @param travels ids of the filter's travels that exist; null when unknown
 */
export const knownFilter = (
  filter: FilterState,
  filters: AvailableFilters | null,
  travels: readonly string[] | null,
): FilterState => {
  let result = filter
  for (const key of CODED) {
    const codes = filter[key]
    const known = key === 'travelId' ? travels : filters && availableOptions(filters, key).map(({ code }) => code)
    if (codes === undefined || known === null) continue
    const set = new Set(known)
    const left = codes
      .map((code) => (key === 'destinationId' ? code.toLowerCase() : code))
      .filter((code) => set.has(code))
    result = left.length === 0 ? withoutKeys(result, key) : { ...result, [key]: left }
  }
  return result
}

/**
 * Removes codes from a filter that the back end does not know. Never throws.
 * @param loadingFilters the available filters, if they are being loaded
 */
export const loadKnownFilter = async (
  data: DataContext,
  market: MarketId,
  filter: FilterState,
  loadingFilters?: Promise<AvailableFilters | null>,
): Promise<FilterState> => {
  if (!namesCodes(filter)) return filter
  const { travelId } = filter
  const [filters, travels] = await Promise.all([
    loadingFilters ?? valueOrNull(loadFilters(data, market)),
    travelId === undefined ? null : valueOrNull(loadTravels(data, market, { travelId, perPage: MAX_LIST })),
  ])
  return knownFilter(filter, filters, travels?.data.map(({ id }) => id) ?? null)
}
