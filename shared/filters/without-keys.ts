import type { FilterState } from '../contracts/filter-state.ts'

/** The filter without some of its keys. */
export const withoutKeys = (filter: FilterState, ...keys: (keyof FilterState)[]): FilterState => {
  const rest = { ...filter }
  for (const key of keys) delete rest[key]
  return rest
}
