import { monthRange } from '../dates/iso-days.ts'

/** Filter parameters that a form's field means by itself. */
export type Parameters = readonly (readonly [name: string, value: string])[]

/** What a form's field (form-fields.ts) means as filter parameters, unchecked; none when it cannot be read. */
export const aliasedParameters = (field: string, value: string): Parameters => {
  if (field === 'where') return [whereParameter(value)]
  if (field === 'when') return present(whenParameters(value))
  if (field === 'price' || field === 'budgetShown') return present(priceParameters(value))
  return present(daysParameters(value))
}

const present = (values: Record<string, string | undefined> | null): Parameters =>
  Object.entries(values ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))

const CONTINENT = 'continent:'

/** The parameter of a place: a destination id, or `continent:<code>`. */
export const whereParameter = (where: string): readonly [name: 'continentId[]' | 'destinationId[]', id: string] =>
  where.startsWith(CONTINENT) ? ['continentId[]', where.slice(CONTINENT.length)] : ['destinationId[]', where]

const MONTH = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/
const DAYS = /^(\d{4}-\d\d-\d\d)?_(\d{4}-\d\d-\d\d)?(?:_(\d{1,2}))?$/

/** The days of the field `when`; null when it is none. */
export const whenParameters = (when: string) => {
  const month = MONTH.test(when) ? monthRange(when) : null
  const [whole, from = month?.from, to = month?.to, span] = DAYS.exec(when) ?? []
  return month === null && whole === undefined ? null : { dateFrom: from, dateTo: to, daysSpan: span }
}

const RANGE = /^(\d{1,9})?-(\d{1,9})?$/

/** The range of the field `price`; null when it is none. */
export const priceParameters = (price: string) => {
  const range = RANGE.exec(price)
  return range === null ? null : { priceFrom: positive(range[1]), priceTo: range[2] }
}

const BUCKET = /^(?:MAX|OVER)_\d+$/

/** The bucket or the range of the field `days`; null when it is neither. */
export const daysParameters = (days: string) => {
  const range = RANGE.exec(days)
  if (range !== null) return { durations: undefined, durationFrom: range[1], durationTo: range[2] }
  return BUCKET.test(days) ? { durations: days, durationFrom: undefined, durationTo: undefined } : null
}

/** From nothing on is no limit. */
export const positive = (text: string | undefined): string | undefined => (Number(text) > 0 ? text : undefined)
