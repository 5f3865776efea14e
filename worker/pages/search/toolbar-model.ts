import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { FILTER_DEFAULTS, GROUPS, type SortOrder } from '../../../shared/filters/definitions.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { SearchBar } from '../../ui/search-box/search-box.tsx'
import { hiddenFields, type LinkingSite } from '../../ui/search-box/search-href.ts'
import { type Place, placesOf } from './filter-labels.ts'

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

export const sortLabel = ({ t }: Pick<RenderContext, 't'>, sort: SortOrder): string => t(LABELS[sort])

/** The default order is empty, so that it stays out of URLs. */
const formValue = (sort: string): string => (sort === FILTER_DEFAULTS.sort ? '' : sort)

/** The seven orders (spec section 9). A change leads to the first page. */
export const sortField = (site: RenderContext, filter: FilterState) => ({
  hidden: hiddenFields(site, filter, ['sort', ...GROUPS.page]),
  value: formValue(filter.sort ?? FILTER_DEFAULTS.sort),
  options: Object.entries(LABELS).map(([sort, key]) => ({ value: formValue(sort), label: site.t(key) })),
})
