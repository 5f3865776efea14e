import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { FILTER_DEFAULTS, GROUPS, type SortOrder } from '../../../shared/filters/definitions.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { SearchBar } from '../../ui/search-box/search-box.tsx'
import { type HiddenField, hiddenFields, type LinkingSite } from '../../ui/search-box/search-href.ts'
import type { Option } from './choice.ts'
import { type Place, placesOf } from './filter-labels.ts'

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

const LABELS = {
  'relevance:desc': 'search.sort-relevance',
  'date:asc': 'search.sort-date',
  'price:asc': 'search.sort-priceUp',
  'price:desc': 'search.sort-priceDown',
  'discount:desc': 'search.sort-discount',
  'duration:asc': 'search.sort-durationUp',
  'duration:desc': 'search.sort-durationDown',
} as const satisfies Record<SortOrder, string>

/** An order in words. */
export const sortLabel = ({ t }: Pick<RenderContext, 't'>, sort: SortOrder): string => t(LABELS[sort])

export type SortField = { hidden: HiddenField[]; value: string; options: readonly Option[] }

/** An order as the form sends it: the usual one is nothing, so that no address has it. */
const sentAs = (sort: string): string => (sort === FILTER_DEFAULTS.sort ? '' : sort)

/** The seven orders (spec section 9). Changing it keeps the filter and goes back to the first page. */
export const sortField = (site: RenderContext, filter: FilterState): SortField => ({
  hidden: hiddenFields(site, filter, ['sort', ...GROUPS.page]),
  value: sentAs(filter.sort ?? FILTER_DEFAULTS.sort),
  options: Object.entries(LABELS).map(([sort, key]) => ({ value: sentAs(sort), label: site.t(key) })),
})
