import type { FilterState } from '../../../shared/contracts/filter-state.ts'

export type Option = { value: string; label: string }

/** An option of the filter form. `count`: what it would leave; null when nobody knows. */
export type FilterOption = Option & { checked: boolean; count: number | null }

/** An option that the list has nothing for; what is chosen already can always be taken back, by itself or by none. */
export const isEmpty = ({ checked, count, value }: FilterOption): boolean => count === 0 && !checked && value !== ''

/**
 * Ready-made filters to choose one of, after the option for none; the present filter is added when it is none of
 * them, so that a form never loses it.
 * @param any label of the option for none
 * @param counts what a ready-made filter would leave, by its place; what none, and what the present one leaves
 */
export const choice = (
  any: string,
  filter: FilterState,
  readyMade: readonly FilterState[],
  valueFor: (filter: FilterState) => string,
  labelFor: (filter: FilterState) => string | null,
  counts: { of: (index: number) => number | null; any: number | null; present: number | null },
): FilterOption[] => {
  const value = valueFor(filter)
  const options = readyMade.map((each, index) => ({
    value: valueFor(each),
    label: labelFor(each) ?? any,
    count: counts.of(index),
  }))
  const listed = value === '' || options.some((option) => option.value === value)
  const all = [
    { value: '', label: any, count: counts.any },
    ...options,
    ...(listed ? [] : [{ value, label: labelFor(filter) ?? value, count: counts.present }]),
  ]
  return all.map((option) => ({ ...option, checked: option.value === value }))
}

/** Any number of codes; codes that are chosen but not listed are added, so that a form never loses them. */
export const ticks = (
  listed: readonly Option[],
  chosen: readonly string[] = [],
  counts: Readonly<Record<string, number>> | undefined,
): FilterOption[] => {
  const known = new Set(listed.map(({ value }) => value))
  const others = chosen.filter((code) => !known.has(code)).map((code) => ({ value: code, label: code.toUpperCase() }))
  return [...listed, ...others].map((option) => ({
    ...option,
    checked: chosen.includes(option.value),
    // A code is whatever the address says, also a name that every object has.
    count: counts === undefined ? null : Object.hasOwn(counts, option.value) ? (counts[option.value] ?? 0) : 0,
  }))
}
