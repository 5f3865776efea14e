import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { GROUPS } from '../../../shared/filters/definitions.ts'
import { type Place, placesOf } from './filter-names.ts'
import type { HiddenField } from './hidden-fields.ts'
import { hiddenFields, type LinkingSite } from './search-href.ts'

/** The destination field of the search page: what it shows, and the rest of the search that it keeps. */
export type SearchBar = {
  /** Free text, or the names of the chosen places. */
  text: string
  /** Value of the field `place` (shared/filters/form-fields.ts); null when the text is free. */
  place: string | null
  /** The one chosen place, for the look-up. */
  selected: { kind: 'continent' | 'destination'; id: string; name: string } | null
  hidden: readonly HiddenField[]
}

/** The destination field for a filter. */
export const searchBar = (site: LinkingSite, filter: FilterState, filters: AvailableFilters | null): SearchBar => {
  const places = filter.textSearch === undefined ? placesOf(filters, filter) : []
  const names = places.map(({ name }) => name).join(', ')
  return {
    text: filter.textSearch ?? names,
    place: places.length === 0 ? null : `${places.map(({ where }) => where).join(',')} ${names}`,
    selected: selection(places),
    hidden: hiddenFields(site, filter, ['textSearch', ...GROUPS.place, 'travelId', ...GROUPS.page]),
  }
}

const selection = ([place, ...others]: readonly Place[]): SearchBar['selected'] =>
  place === undefined || others.length > 0
    ? null
    : { kind: place.key === 'continentId' ? 'continent' : 'destination', id: place.id, name: place.name }
