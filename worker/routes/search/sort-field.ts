import type { FilterState, SortOrder } from '../../../shared/contracts/filter-state.ts'
import type { Site } from '../../render/site.tsx'
import type { Option } from './choice.ts'
import type { HiddenField } from './hidden-fields.ts'
import { hiddenFields } from './search-href.ts'

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
export const sortLabel = ({ t }: Pick<Site, 't'>, sort: SortOrder): string => t(LABELS[sort])

export type SortField = { hidden: HiddenField[]; value: SortOrder; options: readonly Option[] }

/** The seven orders (spec section 9). Changing it keeps the filter and goes back to the first page. */
export const sortField = (site: Site, filter: FilterState): SortField => ({
  hidden: hiddenFields(site, filter, ['sort', 'page', 'perPage']),
  value: filter.sort ?? 'relevance:desc',
  options: Object.entries(LABELS).map(([value, key]) => ({ value, label: site.t(key) })),
})
