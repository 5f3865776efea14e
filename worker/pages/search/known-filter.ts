import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { withoutKeys } from '../../../shared/filters/without-keys.ts'

/** The filter keys that hold codes of the back end; what else a filter may say is in its contract. */
const CODED = [
  'badgeId',
  'travelStyles',
  'travelTypes',
  'costCenters',
  'continentId',
  'destinationId',
  'travelId',
] as const

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
  const codes = (listed: readonly { code: string }[] | undefined) => listed?.map(({ code }) => code) ?? null
  const known: Record<(typeof CODED)[number], readonly string[] | null> = {
    badgeId: codes(filters?.badges),
    travelStyles: codes(filters?.travelStyles),
    travelTypes: codes(filters?.travelTypes),
    costCenters: codes(filters?.costCenters),
    continentId: filters?.destinations.map(({ continent }) => continent.id) ?? null,
    destinationId: filters?.destinations.flatMap(({ items }) => items.map(({ id }) => id)) ?? null,
    travelId: travels,
  }
  let result = filter
  for (const key of CODED) {
    const [asked, all] = [filter[key], known[key]]
    if (asked === undefined || all === null) continue
    const left = asked.map((code) => (key === 'destinationId' ? code.toLowerCase() : code)).filter(isIn(all))
    result = left.length === 0 ? withoutKeys(result, key) : { ...result, [key]: left }
  }
  return result
}

const isIn = (all: readonly string[]) => {
  const set = new Set(all)
  return (code: string) => set.has(code)
}
