import type { FilterState, SortOrder } from '../../../shared/contracts/filter-state.ts'
import type { Option } from './choice.ts'
import type { Words } from './filter-labels.ts'
import { type HiddenField, hiddenFields } from './hidden-fields.ts'

const LABELS = {
  'relevance:desc': 'search.sort-relevance',
  'date:asc': 'search.sort-date',
  'price:asc': 'search.sort-priceUp',
  'price:desc': 'search.sort-priceDown',
  'discount:desc': 'search.sort-discount',
  'duration:asc': 'search.sort-durationUp',
  'duration:desc': 'search.sort-durationDown',
} as const satisfies Record<SortOrder, string>

export type SortField = { hidden: HiddenField[]; value: SortOrder; options: readonly Option[] }

/** The seven orders (spec section 9). Changing it keeps the filter and goes back to the first page. */
export const sortField = ({ t }: Words, filter: FilterState): SortField => ({
  hidden: hiddenFields(filter, ['sort', 'page']),
  value: filter.sort ?? 'relevance:desc',
  options: Object.entries(LABELS).map(([value, key]) => ({ value, label: t(key) })),
})
