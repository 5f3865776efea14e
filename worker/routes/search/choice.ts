import type { FilterState } from '../../../shared/contracts/filter-state.ts'

export type Option = { value: string; label: string }
/** One value of several: `value` is the chosen one, empty for none. */
export type Choice = { value: string; options: readonly Option[] }

/**
 * Ready-made filters to choose one of, after the option for none; the present filter is added when it is none of
 * them, so that a form never loses it.
 * @param any label of the option for none
 */
export const choice = (
  any: string,
  filter: FilterState,
  readyMade: readonly FilterState[],
  valueFor: (filter: FilterState) => string,
  labelFor: (filter: FilterState) => string | null,
): Choice => {
  const value = valueFor(filter)
  const options = readyMade.map((each) => ({ value: valueFor(each), label: labelFor(each) ?? any }))
  const listed = value === '' || options.some((option) => option.value === value)
  return {
    value,
    options: [{ value: '', label: any }, ...options, ...(listed ? [] : [{ value, label: labelFor(filter) ?? value }])],
  }
}
