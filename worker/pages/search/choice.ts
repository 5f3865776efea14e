import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { Option } from '../../search/filter-labels.ts'

/** An option of the filter form. `count`: its results; null when unknown. */
export type FilterOption = Option & { checked: boolean; count: number | null }

/** True for options without results; chosen options and the option for none stay enabled. */
export const isEmpty = ({ checked, count, value }: FilterOption): boolean => count === 0 && !checked && value !== ''

/**
 * Builds radio options: none, the suggested filters, and the present filter where it is not one of them.
 * @param any label of the option for none
 */
export const choice = (
  any: string,
  filter: FilterState,
  suggested: readonly FilterState[],
  valueFor: (filter: FilterState) => string,
  labelFor: (filter: FilterState) => string | null,
  counts: { of: (index: number) => number | null; any: number | null; present: number | null },
): FilterOption[] => {
  const value = valueFor(filter)
  const options = suggested.map((each, index) => ({
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

/** Builds checkboxes; chosen codes that are not listed are added. */
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
    count: counts === undefined ? null : countIn(counts, option.value),
  }))
}

/** Codes come from the URL and may be names like `constructor`. */
export const countIn = (counts: Readonly<Record<string, number>>, code: string): number =>
  Object.hasOwn(counts, code) ? (counts[code] ?? 0) : 0
