import { monthRange } from '../dates/iso-days.ts'
import { centsOfUnits } from './cents-of-units.ts'
import { isFilterParameter } from './parse-filter-query.ts'

/**
 * Field names that only our GET forms use. A plain form sends one value per control, but one choice of a visitor
 * may be two filter keys, or take another one back:
 * - `where`: a destination id, or `continent:<code>`
 * - `place`: what the destination field showed at first, as `<where>[,<where>] <its text>`
 * - `when`: `2027-03`, or `<from>_<to>` with either end open, and `_<days>` for daysSpan
 * - `price`: `<from>-<to>` in cents of the displayed currency, with either end open
 * - `budgetFrom`, `budgetTo`: whole units of the displayed currency; they win over `price`
 * - `days`: a duration bucket, or `<from>-<to>` with either end open
 */
export const FORM_FIELDS = ['where', 'place', 'when', 'price', 'budgetFrom', 'budgetTo', 'days'] as const

/** Whether a query comes from a plain form: with a form's own field names, or with filter fields left empty. */
export const isFormQuery = (query: URLSearchParams): boolean =>
  FORM_FIELDS.some((name) => query.has(name)) ||
  [...query].some(([name, value]) => value.trim() === '' && isFilterParameter(name))

/**
 * The filter parameters that a form's query means; unknown names and empty values are left out. Never throws: what
 * cannot be read is ignored, and values are checked by `parseFilterQuery`.
 */
export const resolveFormAliases = (query: URLSearchParams): URLSearchParams => {
  const result = new URLSearchParams(
    [...query].filter(([name, value]) => value.trim() !== '' && isFilterParameter(name)),
  )
  resolvePlace(result, query)
  resolveWhere(result, query.get('where') ?? '')
  resolveWhen(result, query.get('when') ?? '')
  resolvePrice(result, query)
  resolveDays(result, query.get('days') ?? '')
  return result
}

const CONTINENT = 'continent:'

/** A text field that still shows the names of the chosen places means those very places. */
const resolvePlace = (result: URLSearchParams, query: URLSearchParams): void => {
  const [, wheres = '', text = ''] = /^(\S+) (.+)$/su.exec(query.get('place') ?? '') ?? []
  if (wheres === '' || query.get('textSearch')?.trim() !== text.trim()) return
  result.delete('textSearch')
  for (const where of wheres.split(',')) append(result, where)
}

/** Choosing a continent clears destination and free text, choosing a destination clears the rest (spec section 4). */
const resolveWhere = (result: URLSearchParams, where: string): void => {
  if (where === '') return
  result.delete('textSearch')
  result.delete(where.startsWith(CONTINENT) ? 'destinationId[]' : 'continentId[]')
  append(result, where)
}

const append = (result: URLSearchParams, where: string): void =>
  where.startsWith(CONTINENT)
    ? result.append('continentId[]', where.slice(CONTINENT.length))
    : result.append('destinationId[]', where)

const MONTH = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/
const DAYS = /^(\d{4}-\d\d-\d\d)?_(\d{4}-\d\d-\d\d)?(?:_(\d{1,2}))?$/

const resolveWhen = (result: URLSearchParams, when: string): void => {
  const month = MONTH.test(when) ? monthRange(when) : null
  const [whole, from = month?.from, to = month?.to, span] = DAYS.exec(when) ?? []
  if (month === null && whole === undefined) return
  replace(result, { dateFrom: from, dateTo: to, daysSpan: span })
}

const RANGE = /^(\d{1,9})?-(\d{1,9})?$/

const resolvePrice = (result: URLSearchParams, query: URLSearchParams): void => {
  const range = RANGE.exec(query.get('price') ?? '')
  if (range !== null) replace(result, { priceFrom: positive(range[1]), priceTo: range[2] })
  const units = [query.get('budgetFrom'), query.get('budgetTo')].map((text) => centsOfUnits(text ?? ''))
  const [from = null, to = null] = units
  if (from === null && to === null) return
  const swapped = from !== null && to !== null && from > to
  const [low, high] = swapped ? [to, from] : [from, to]
  replace(result, { priceFrom: positive(low?.toString()), priceTo: high?.toString() })
}

const BUCKET = /^(?:MAX|OVER)_\d+$/

const resolveDays = (result: URLSearchParams, days: string): void => {
  const range = RANGE.exec(days)
  if (range !== null) replace(result, { durations: undefined, durationFrom: range[1], durationTo: range[2] })
  else if (BUCKET.test(days)) replace(result, { durations: days, durationFrom: undefined, durationTo: undefined })
}

/** From nothing on is no limit. */
const positive = (text: string | undefined): string | undefined => (Number(text) > 0 ? text : undefined)

const replace = (result: URLSearchParams, values: Record<string, string | undefined>): void => {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) result.delete(name)
    else result.set(name, value)
  }
}
