import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { SearchFacets } from '../../../shared/contracts/search.ts'
import { countIn, type FilterOption, isEmpty, ticks } from './choice.ts'

/** A continent with its countries; `continent` is null for unknown places. */
export type PlaceGroup = {
  continent: FilterOption | null
  /** Built when shown: a page has the countries of open groups only. */
  readonly destinations: readonly FilterOption[]
  hasDestinations: boolean
  /** Number of chosen countries. */
  chosen: number
  open: boolean
}

const NO_DESTINATIONS = { destinations: [], hasDestinations: false, chosen: 0, open: true }

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
    const inGroup = destinationId.filter((id) => items.some((item) => item.id === id))
    const open = inGroup.length > 0
    return {
      continent: continents[index] ?? null,
      get destinations() {
        const listed = items.map(({ id, name }) => ({ value: id, label: name }))
        return ticks(listed, inGroup, facets?.destinations).filter((each) => !isEmpty(each))
      },
      hasDestinations: open || items.some(({ id }) => facets === null || countIn(facets.destinations, id) > 0),
      chosen: inGroup.length,
      open,
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
      ({ continent, hasDestinations }) => continent !== null && !(isEmpty(continent) && !hasDestinations),
    ),
    ...others.map((continent) => ({ ...NO_DESTINATIONS, continent })),
    ...(unknown.length === 0
      ? []
      : [{ continent: null, destinations: unknown, hasDestinations: true, chosen: unknown.length, open: true }]),
  ]
}
