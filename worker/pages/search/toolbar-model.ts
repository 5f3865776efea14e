import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { FILTER_DEFAULTS, GROUPS, type SortOrder } from '../../../shared/filters/definitions.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'
import { whenValue } from '../../../shared/filters/form-values.ts'
import { type Place, placesOf, sentenceCase, whenLabel } from '../../search/filter-labels.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { SearchBar } from '../../ui/search-box/search-box.tsx'
import { hiddenFields } from '../../ui/search-box/search-href.ts'
import { monthOptions } from './when-field.ts'

const SHOWN = ['textSearch', 'travelId', 'dateFrom', 'dateTo'] as const

export const searchBar = (site: RenderContext, filter: FilterState, filters: AvailableFilters | null): SearchBar => {
  const places = filter.textSearch === undefined ? placesOf(filters, filter) : []
  const names = places.map(({ name }) => name).join(', ')
  return {
    text: filter.textSearch ?? names,
    place: places.length === 0 ? null : `${places.map(({ where }) => where).join(',')} ${names}`,
    selected: selection(places),
    hidden: hiddenFields(site, filter, [...SHOWN, ...GROUPS.place, ...GROUPS.page]),
    when: whenChoice(site, filter, filters),
  }
}

/** Any time, the coming months, and the present dates where they are none of these. */
const whenChoice = (site: RenderContext, filter: FilterState, filters: AvailableFilters | null): SearchBar['when'] => {
  const dates = withoutKeys(filter, 'daysSpan')
  const value = whenValue(dates)
  const months = monthOptions(site)
  const label = months.some((month) => month.value === value) ? null : whenLabel(site, dates, filters?.periods ?? [])
  return {
    value,
    options: [
      { value: '', label: site.t('search.anytime') },
      ...(label === null ? [] : [{ value, label: sentenceCase(site, label) }]),
      ...months,
    ],
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
