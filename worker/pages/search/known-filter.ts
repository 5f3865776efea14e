import type { MarketId } from '../../../markets/market-id.ts'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { availableOptions } from '../../../shared/filters/available-options.ts'
import { keysWith } from '../../../shared/filters/definitions.ts'
import { MAX_LIST } from '../../../shared/filters/filter-kinds.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'
import { loadFilters, loadTravels } from '../../data/catalogue.ts'
import type { DataContext } from '../../data/public-client.ts'

const CODED = [...keysWith({ kind: 'ids' }), ...keysWith({ kind: 'codes' })]

/** Whether a filter names anything that only the back end knows. */
export const namesCodes = (filter: FilterState): boolean => CODED.some((key) => filter[key] !== undefined)

/**
 * The filter without codes that nobody knows: an address may name what is gone, or never was, and then shows what it
 * would without (spec section 5). Countries are known in capitals, too, as their ISO codes are written.
 * @param filters null when the back end could not tell: then its codes are believed
 * @param travels ids of those of the filter's travels that exist; null when nobody knows
 */
export const knownFilter = (
  filter: FilterState,
  filters: AvailableFilters | null,
  travels: readonly string[] | null,
): FilterState => {
  let result = filter
  for (const key of CODED) {
    const asked = filter[key]
    const known = key === 'travelId' ? travels : filters && availableOptions(filters, key).map(({ code }) => code)
    if (asked === undefined || known === null) continue
    const left = asked.map((code) => (key === 'destinationId' ? code.toLowerCase() : code)).filter(isIn(known))
    result = left.length === 0 ? withoutKeys(result, key) : { ...result, [key]: left }
  }
  return result
}

const isIn = (all: readonly string[]) => {
  const set = new Set(all)
  return (code: string) => set.has(code)
}

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
