import { isFilterParameter, parseFilterQuery } from './filter-query.ts'
import {
  aliasedParameters,
  daysParameters,
  positive,
  priceParameters,
  whenParameters,
  whereParameter,
} from './form-values.ts'
import { centsOfUnits, customRange } from './typed-range.ts'

/**
 * Field names that only our GET forms use. A plain form sends one value per control, but one choice of a visitor
 * may be two filter keys, or take another one back:
 * - `where`: a destination id, or `continent:<code>`
 * - `place`: what the destination field showed at first, as `<where>[,<where>] <its text>`
 * - `placesShown`: the places that were ticked at first, as `<where>[ <where>]`
 * - `when`: `2027-03`, or `<from>_<to>` with either end open, and `_<days>` for daysSpan
 * - `price`: `<from>-<to>` in cents of the displayed currency, with either end open
 * - `budgetFrom`, `budgetTo`: whole units of the displayed currency; once changed they win over `price`
 * - `budgetShown`: what these two showed at first, as `price` would say it
 * - `days`: a duration bucket, or `<from>-<to>` with either end open
 * - `daysFrom`, `daysTo`: numbers of days; once changed they win over `days`
 * - `daysShown`: what these two showed at first, as `days` would say it
 *
 * The filter's own `daysSpan` is a field, too: it says how flexible the days of `when` are.
 */
export const FORM_FIELDS = [
  'where',
  'place',
  'placesShown',
  'when',
  'price',
  'budgetFrom',
  'budgetTo',
  'budgetShown',
  'days',
  'daysFrom',
  'daysTo',
  'daysShown',
] as const
type FormField = (typeof FORM_FIELDS)[number]

const FIELDS: ReadonlySet<string> = new Set(FORM_FIELDS)
const isField = (name: string): name is FormField => FIELDS.has(name)

/**
 * Whether a query comes from a plain form: with a form's own field names, or with filter fields left empty. A field
 * that cannot be read is none: it must not change the page.
 */
export const isFormQuery = (query: URLSearchParams): boolean =>
  [...query].some(([name, value]) =>
    isField(name) ? isReadable(name, value) : value.trim() === '' && isFilterParameter(name),
  )

/** The parts of a query that mean something to us; an empty one is how a form says "nothing". */
export const readableFields = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name, value]) => isReadable(name, value)))

const isReadable = (name: string, value: string): boolean => {
  if (!isField(name) && !isFilterParameter(name)) return false
  if (value.trim() === '') return true
  return isField(name) ? READABLE[name](value) : isFilter([[name, value]])
}

const isFilter = (parameters: readonly (readonly [name: string, value: string])[]): boolean =>
  Object.keys(parseFilterQuery(new URLSearchParams(parameters.map(([name, value]) => [name, value])))).length > 0

const aliased = (name: FormField) => (value: string) => isFilter(aliasedParameters(name, value))
const anyPlace = (value: string) => value.split(/[ ,]/).some((where) => aliased('where')(where))

const MAX_CENTS = 100_000_000
const MAX_DAYS = 365
const isAmount = (value: string) => (centsOfUnits(value) ?? Number.POSITIVE_INFINITY) <= MAX_CENTS
const isDayCount = (value: string) => /^\s*\d{1,3}\s*$/.test(value) && Number(value) <= MAX_DAYS

const READABLE: Record<FormField, (value: string) => boolean> = {
  where: aliased('where'),
  place: (value) => anyPlace(/^(\S+) /u.exec(value)?.[1] ?? ''),
  placesShown: anyPlace,
  when: aliased('when'),
  price: aliased('price'),
  budgetFrom: isAmount,
  budgetTo: isAmount,
  budgetShown: aliased('price'),
  days: aliased('days'),
  daysFrom: isDayCount,
  daysTo: isDayCount,
  daysShown: aliased('days'),
}

/**
 * The filter parameters that a form's query (form-fields.ts) means; unknown names and empty values are left out.
 * Never throws: what cannot be read is ignored, as if it were not there.
 */
export const resolveFormAliases = (asked: URLSearchParams): URLSearchParams => {
  const query = readableFields(asked)
  const result = new URLSearchParams(
    [...query].filter(([name, value]) => value.trim() !== '' && isFilterParameter(name)),
  )
  resolvePlace(result, query)
  resolveWhere(result, query.get('where') ?? '')
  resolveTicks(result, query.get('placesShown'))
  resolveWhen(result, query.get('when') ?? '')
  resolvePrice(result, query)
  resolveDays(result, query)
  return result
}

/** A text field that still shows the names of the chosen places means those very places. */
const resolvePlace = (result: URLSearchParams, query: URLSearchParams): void => {
  const [, wheres = '', text = ''] = /^(\S+) (.+)$/su.exec(query.get('place') ?? '') ?? []
  if (wheres === '' || query.get('textSearch')?.trim() !== text.trim()) return
  result.delete('textSearch')
  for (const where of wheres.split(',')) result.append(...whereParameter(where))
}

/** Choosing a continent clears destination and free text, choosing a destination clears the rest (spec section 4). */
const resolveWhere = (result: URLSearchParams, where: string): void => {
  if (where === '') return
  const [name, id] = whereParameter(where)
  result.delete('textSearch')
  result.delete(otherPlaces(name))
  result.append(name, id)
}

const otherPlaces = (name: 'continentId[]' | 'destinationId[]') =>
  name === 'continentId[]' ? 'destinationId[]' : 'continentId[]'

/** Of ticked continents and countries what has been ticked last stays, of both at once the countries. Untouched, all stay. */
const resolveTicks = (result: URLSearchParams, placesShown: string | null): void => {
  if (placesShown === null || !result.has('continentId[]') || !result.has('destinationId[]')) return
  const shown = new Set(placesShown.split(' ').map((where) => String(whereParameter(where))))
  const isNew = (name: 'continentId[]' | 'destinationId[]') =>
    result.getAll(name).some((id) => !shown.has(String([name, id])))
  if (isNew('destinationId[]')) result.delete('continentId[]')
  else if (isNew('continentId[]')) result.delete('destinationId[]')
}

const resolveWhen = (result: URLSearchParams, when: string): void => {
  const days = whenParameters(when)
  const asked = result.get('daysSpan') ?? undefined
  if (days !== null) replace(result, { ...days, daysSpan: asked ?? days.daysSpan })
  // As in the calendar (spec section 4): the earlier day is the first.
  const [from, to] = [result.get('dateFrom'), result.get('dateTo')]
  if (from !== null && to !== null && from > to) replace(result, { dateFrom: to, dateTo: from })
  // Whenever is flexible enough.
  if (!result.has('dateFrom') && !result.has('dateTo')) result.delete('daysSpan')
}

const resolvePrice = (result: URLSearchParams, query: URLSearchParams): void => {
  const chosen = priceParameters(query.get('price') ?? '')
  if (chosen !== null) replace(result, chosen)
  const shown = priceParameters(query.get('budgetShown') ?? '')
  const own = customRange({
    typed: [centsTyped(query.get('budgetFrom')), centsTyped(query.get('budgetTo'))],
    shown: [shown?.priceFrom, shown?.priceTo],
    chosen: [result.get('priceFrom') ?? undefined, result.get('priceTo') ?? undefined],
  })
  if (own !== null) replace(result, { priceFrom: own[0], priceTo: own[1] })
}

/** Null for a field that was not sent; undefined for one that is empty. */
const centsTyped = (text: string | null): string | undefined | null =>
  text === null ? null : positive(String(centsOfUnits(text)))

const daysTyped = (text: string | null): string | undefined | null => (text === null ? null : positive(text.trim()))

const resolveDays = (result: URLSearchParams, query: URLSearchParams): void => {
  const chosen = daysParameters(query.get('days') ?? '')
  if (chosen !== null) replace(result, chosen)
  const shown = daysParameters(query.get('daysShown') ?? '')
  const own = customRange({
    typed: [daysTyped(query.get('daysFrom')), daysTyped(query.get('daysTo'))],
    shown: [shown?.durationFrom, shown?.durationTo],
    chosen: [result.get('durationFrom') ?? undefined, result.get('durationTo') ?? undefined],
  })
  if (own !== null) replace(result, { durations: undefined, durationFrom: own[0], durationTo: own[1] })
}

const replace = (result: URLSearchParams, values: Record<string, string | undefined>): void => {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) result.delete(name)
    else result.set(name, value)
  }
}
