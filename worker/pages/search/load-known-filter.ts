import type { MarketId } from '../../../markets/market-id.ts'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { MAX_LIST } from '../../../shared/filters/filter-kinds.ts'
import { loadFilters, loadTravels } from '../../data/catalogue.ts'
import type { DataContext } from '../../data/public-client.ts'
import { knownFilter, namesCodes } from './known-filter.ts'

/**
 * A filter of an address without the codes that nobody knows. Only a filter that names any waits for what the back end
 * knows; where it cannot tell, they are believed. Never throws.
 * @param knownFilters what can be filtered by, where that has been asked for already
 */
export const loadKnownFilter = async (
  data: DataContext,
  market: MarketId,
  filter: FilterState,
  knownFilters?: Promise<AvailableFilters | null>,
): Promise<FilterState> => {
  if (!namesCodes(filter)) return filter
  const { travelId } = filter
  const [filters, travels] = await Promise.all([
    knownFilters ?? known(loadFilters(data, market)),
    travelId === undefined ? null : known(loadTravels(data, market, { travelId, perPage: MAX_LIST })),
  ])
  return knownFilter(filter, filters, travels?.data.map(({ id }) => id) ?? null)
}

const known = async <T>(loading: Promise<{ value: T }>): Promise<T | null> =>
  loading.then(
    ({ value }) => value,
    () => null,
  )
