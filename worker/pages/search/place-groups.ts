import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { SearchFacets } from '../../../shared/contracts/search.ts'
import { type FilterOption, isEmpty, ticks } from './choice.ts'

/** A continent with its countries; `continent` is null for unknown places. */
export type PlaceGroup = { continent: FilterOption | null; destinations: readonly FilterOption[]; open: boolean }

/** Countries without results are left out. */
export const placeGroups = (
  filter: FilterState,
  filters: AvailableFilters,
  facets: SearchFacets | null,
): PlaceGroup[] => {
  const { continentId = [], destinationId = [] } = filter
  const continents = ticks(
    filters.destinations.map(({ continent: { id, name } }) => ({ value: id, label: name })),
    continentId,
    facets?.continents,
  )
  const groups = filters.destinations.map(({ items }, index) => {
    const listed = items.map(({ id, name }) => ({ value: id, label: name }))
    const inGroup = destinationId.filter((id) => listed.some(({ value }) => value === id))
    const destinations = ticks(listed, inGroup, facets?.destinations).filter((each) => !isEmpty(each))
    return {
      continent: continents[index] ?? null,
      destinations,
      open: destinations.some(({ checked }) => checked),
    }
  })
  const known = new Set(filters.destinations.flatMap(({ items }) => items.map(({ id }) => id)))
  const unknown = ticks(
    [],
    destinationId.filter((id) => !known.has(id)),
    undefined,
  )
  const others = continents.slice(filters.destinations.length)
  return [
    ...groups.filter(
      ({ continent, destinations }) => continent !== null && !(isEmpty(continent) && !destinations.length),
    ),
    ...others.map((continent) => ({ continent, destinations: [], open: true })),
    ...(unknown.length === 0 ? [] : [{ continent: null, destinations: unknown, open: true }]),
  ]
}
