import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { filterQuery } from '../../../shared/filters/filter-query.ts'
import { withoutKeys } from '../../../shared/filters/without-keys.ts'

export type HiddenField = readonly [name: string, value: string]

/** The filter as hidden fields of a form that has controls of its own for some of its keys. */
export const hiddenFields = (filter: FilterState, shown: readonly (keyof FilterState)[]): HiddenField[] => [
  ...new URLSearchParams(filterQuery(withoutKeys(filter, ...shown))),
]
