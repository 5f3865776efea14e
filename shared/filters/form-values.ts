import type { FilterState } from '../contracts/filter-state.ts'
import type { IsoDate } from '../contracts/iso-date.ts'
import { monthRange, yearMonth } from '../dates/iso-days.ts'

/** The value of the field `where` (form-query.ts). */
export const whereValue = (kind: 'continent' | 'destination', id: string): string =>
  kind === 'continent' ? `continent:${id}` : id

/** The value of the field `when`; empty for any dates. */
export const whenValue = ({ dateFrom, dateTo, daysSpan }: FilterState): string => {
  if (dateFrom === undefined && dateTo === undefined) return ''
  if (daysSpan) return `${dateFrom ?? ''}_${dateTo ?? ''}_${daysSpan}`
  return monthOfRange(dateFrom, dateTo) ?? `${dateFrom ?? ''}_${dateTo ?? ''}`
}

/** The value of the field `price`; empty for any price. */
export const priceValue = ({ priceFrom, priceTo }: Pick<FilterState, 'priceFrom' | 'priceTo'>): string =>
  !priceFrom && priceTo === undefined ? '' : `${priceFrom || ''}-${priceTo ?? ''}`

/** The value of the field `days`; empty for any duration. */
export const daysValue = ({ durations, durationFrom, durationTo }: FilterState): string => {
  if (durations !== undefined) return durations
  return durationFrom === undefined && durationTo === undefined ? '' : `${durationFrom ?? ''}-${durationTo ?? ''}`
}

/** The YYYY-MM of a whole month; null for other ranges. */
export const monthOfRange = (from: IsoDate | undefined, to: IsoDate | undefined): string | null => {
  if (from === undefined || to === undefined) return null
  const month = yearMonth(from)
  const range = monthRange(month)
  return from === range.from && to === range.to ? month : null
}

export type Parameters = readonly (readonly [name: string, value: string])[]

/** The filter parameters of a form field, not validated; empty for an unreadable value. */
export const aliasedParameters = (field: string, value: string): Parameters => {
  if (field === 'where') return [whereParameter(value)]
  if (field === 'when') return present(whenParameters(value))
  if (field === 'price' || field === 'budgetShown') return present(priceParameters(value))
  return present(daysParameters(value))
}

const present = (values: Record<string, string | undefined> | null): Parameters =>
  Object.entries(values ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))

const CONTINENT = 'continent:'

export const whereParameter = (where: string): readonly [name: 'continentId[]' | 'destinationId[]', id: string] =>
  where.startsWith(CONTINENT) ? ['continentId[]', where.slice(CONTINENT.length)] : ['destinationId[]', where]

const MONTH = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/
const DAYS = /^(\d{4}-\d\d-\d\d)?_(\d{4}-\d\d-\d\d)?(?:_(\d{1,2}))?$/

/** Null for an invalid value. */
export const whenParameters = (when: string) => {
  const month = MONTH.test(when) ? monthRange(when) : null
  const [whole, from = month?.from, to = month?.to, span] = DAYS.exec(when) ?? []
  return month === null && whole === undefined ? null : { dateFrom: from, dateTo: to, daysSpan: span }
}

const RANGE = /^(\d{1,9})?-(\d{1,9})?$/

/** Null for an invalid value. */
export const priceParameters = (price: string) => {
  const range = RANGE.exec(price)
  return range === null ? null : { priceFrom: positive(range[1]), priceTo: range[2] }
}

const BUCKET = /^(?:MAX|OVER)_\d+$/

/** Null for an invalid value. */
export const daysParameters = (days: string) => {
  const range = RANGE.exec(days)
  if (range !== null) return { durations: undefined, durationFrom: range[1], durationTo: range[2] }
  return BUCKET.test(days) ? { durations: days, durationFrom: undefined, durationTo: undefined } : null
}

/** Zero is no limit. */
export const positive = (text: string | undefined): string | undefined => (Number(text) > 0 ? text : undefined)
