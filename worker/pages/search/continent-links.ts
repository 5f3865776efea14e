import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { GROUPS } from '../../../shared/filters/definitions.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'
import { type LinkingSite, searchHref } from './search-href.ts'

export type ContinentLink = { name: string; href: string }

/** The continents to begin with, as long as a search names no place; from then on its active filters show where. */
export const continentLinks = (
  site: LinkingSite,
  filter: FilterState,
  filters: AvailableFilters | null,
): ContinentLink[] => {
  const { textSearch, continentId, destinationId, travelId } = filter
  if ([textSearch, continentId, destinationId, travelId].some((each) => each !== undefined)) return []
  const rest = withoutKeys(filter, ...GROUPS.page)
  return (filters?.destinations ?? []).map(({ continent: { id, name } }) => ({
    name,
    href: searchHref(site, { ...rest, continentId: [id] }),
  }))
}
