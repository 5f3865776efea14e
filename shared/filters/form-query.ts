import { parseMoney } from '../money/parse-money.ts'
import { isFilterParameter, parseFilterQuery } from './filter-query.ts'
import {
  aliasedParameters,
  daysParameters,
  positive,
  priceParameters,
  whenParameters,
  whereParameter,
} from './form-values.ts'
import { searchText } from './search-text.ts'
import { customRange, parseDays } from './typed-range.ts'

const LIMITS = [
  ['priceFrom', 'budgetFrom'],
  ['priceTo', 'budgetTo'],
  ['durationFrom', 'daysFrom'],
  ['durationTo', 'daysTo'],
] as const

/** Moves limits that a person wrote into a URL ("priceTo=1500 €") to the fields of a form; the same object without any. */
export const withWrittenLimits = (query: URLSearchParams): URLSearchParams => {
  const written = LIMITS.filter(([key, field]) => {
    const texts = query.getAll(key).filter((text) => text.trim() !== '')
    // No minimum is written as 0.
    const isNoLimit = key.endsWith('From') && texts.every((text) => Number(text) === 0)
    return texts.length > 0 && !isNoLimit && !query.has(field) && !isFilter(texts.map((text) => [key, text]))
  })
  if (written.length === 0) return query
  const result = new URLSearchParams(query)
  for (const [key, field] of written) {
    result.set(field, result.get(key) ?? '')
    result.delete(key)
  }
  return result
}

/** Whether a query comes from a plain form: with a valid form field, or an empty filter field. */
export const isFormQuery = (query: URLSearchParams): boolean =>
  [...readableFields(query)].some(([name, value]) => isField(name) || value.trim() === '')

/** Removes invalid and unknown parameters, and ends of a range that exclude each other; empty ones stay. */
const readableFields = (query: URLSearchParams): URLSearchParams => {
  const readable = new URLSearchParams([...query].filter(([name, value]) => isReadable(name, value)))
  for (const kind of ['budget', 'days'] as const) {
    const ends = [`${kind}From`, `${kind}To`] as const
    if (rangeProblem(kind, readable.get(ends[0]), readable.get(ends[1])) !== null)
      for (const name of ends) readable.delete(name)
  }
  return readable
}

const isReadable = (name: string, value: string): boolean => {
  if (!isField(name) && !isFilterParameter(name)) return false
  if (value.trim() === '') return true
  return isField(name) ? READABLE[name](value) : isFilter([[name, value]])
}

const isFilter = (parameters: readonly (readonly [name: string, value: string])[]): boolean =>
  Object.keys(parseFilterQuery(new URLSearchParams(parameters.map(([name, value]) => [name, value])))).length > 0

const aliased = (name: 'where' | 'when' | 'price' | 'days') => (value: string) =>
  isFilter(aliasedParameters(name, value))
const anyPlace = (value: string) => value.split(/[ ,]/).some((where) => aliased('where')(where))

const isAmount = (value: string) => parseMoney(value) !== null
const isDayCount = (value: string) => parseDays(value) !== null
/** A maximum of nothing is no limit, and no wish. */
const isLimit = (isNumber: typeof isAmount) => (value: string) => isNumber(value) && /[1-9]/.test(value)

/**
 * Validity of the fields of plain GET forms, where one control may set several filter keys, or reset another:
 * - `where`: a destination id, or `continent:<code>`
 * - `place`: initial value of the destination field, as `<where>[,<where>] <its text>`
 * - `placesShown`: initially checked places, as `<where>[ <where>]`
 * - `when`: `2027-03`, or `<from>_<to>` with either end open, and `_<days>` for daysSpan
 * - `price`: `<from>-<to>` in cents of the displayed currency, with either end open
 * - `budgetFrom`, `budgetTo`: an amount, whose currency replaces that of the form; once changed they win over `price`
 * - `days`: a duration bucket, or `<from>-<to>` with either end open
 * - `daysFrom`, `daysTo`: once changed they win over `days`
 * - `budgetShown`, `daysShown`: initial values of these pairs, as `price` or `days`
 */
const READABLE = {
  where: aliased('where'),
  place: (value) => anyPlace(/^(\S+) /u.exec(value)?.[1] ?? ''),
  placesShown: anyPlace,
  when: aliased('when'),
  price: aliased('price'),
  budgetFrom: isAmount,
  budgetTo: isLimit(isAmount),
  budgetShown: aliased('price'),
  days: aliased('days'),
  daysFrom: isDayCount,
  daysTo: isLimit(isDayCount),
  daysShown: aliased('days'),
} satisfies Record<string, (value: string) => boolean>

const TYPED_FIELDS = ['budgetFrom', 'budgetTo', 'daysFrom', 'daysTo', 'dateFrom', 'dateTo'] as const
export type TypedFields = Partial<Record<(typeof TYPED_FIELDS)[number], string>>

/** Characters of a text that is shown again. */
const MAX_SHOWN = 40

/** What was typed and is not understood, to be shown again in its field with the reason. */
export const unreadableFields = (query: URLSearchParams): TypedFields => {
  const readable = readableFields(query)
  const isDateChosen = !!readable.get('when')
  return Object.fromEntries(
    TYPED_FIELDS.flatMap((name) => {
      const text = searchText(query.get(name) ?? '').slice(0, MAX_SHOWN)
      const isSettled = readable.has(name) || (isDateChosen && name.startsWith('date'))
      return text === '' || isSettled ? [] : [[name, text]]
    }),
  )
}

export const unreadableDates = (query: URLSearchParams): Pick<TypedFields, 'dateFrom' | 'dateTo'> => {
  const { dateFrom, dateTo } = unreadableFields(query)
  return { ...(dateFrom !== undefined && { dateFrom }), ...(dateTo !== undefined && { dateTo }) }
}

/** Why two ends exclude each other; null when they do not, or one of them is not understood. */
export const rangeProblem = (
  kind: 'budget' | 'days',
  from: string | null | undefined,
  to: string | null | undefined,
): 'reversed' | 'currencies' | null => {
  const [least, most] = [from ?? '', to ?? ''].map((text) =>
    kind === 'budget' ? parseMoney(text) : { cents: parseDays(text) ?? 0, currency: null },
  )
  if (!least?.cents || !most?.cents) return null
  if (least.currency !== null && most.currency !== null && least.currency !== most.currency) return 'currencies'
  return least.cents > most.cents ? 'reversed' : null
}

type FormField = keyof typeof READABLE
const isField = (name: string): name is FormField => Object.hasOwn(READABLE, name)

/** Converts a form's query to filter parameters and their currency. Invalid fields are ignored. Never throws. */
export const resolveFormAliases = (form: URLSearchParams): URLSearchParams => {
  const query = readableFields(form)
  const result = new URLSearchParams(
    [...query].filter(([name, value]) => value.trim() !== '' && isFilterParameter(name)),
  )
  resolvePlace(result, query)
  resolveWhere(result, query.get('where') ?? '')
  resolveTicks(result, query.get('placesShown'))
  resolveWhen(result, query.get('when') ?? '')
  // An end that is not understood is open: the former limit does not stay.
  const typed = (name: string) => (form.has(name) ? (query.get(name) ?? '') : null)
  resolvePrice(result, query, typed)
  resolveDays(result, query, typed)
  const currency = currencyTyped(query) ?? form.get('currency')
  if (currency !== null) result.set('currency', currency)
  return result
}

/** An unchanged destination field means its places, not a text. */
const resolvePlace = (result: URLSearchParams, query: URLSearchParams): void => {
  const [, wheres = '', text = ''] = /^(\S+) (.+)$/su.exec(query.get('place') ?? '') ?? []
  if (wheres === '' || query.get('textSearch')?.trim() !== text.trim()) return
  result.delete('textSearch')
  for (const where of wheres.split(',')) result.append(...whereParameter(where))
}

/** A continent clears destination and text, a destination clears the rest (spec section 4). */
const resolveWhere = (result: URLSearchParams, where: string): void => {
  if (where === '') return
  const [name, id] = whereParameter(where)
  result.delete('textSearch')
  result.delete(otherPlaces(name))
  result.append(name, id)
}

const otherPlaces = (name: 'continentId[]' | 'destinationId[]') =>
  name === 'continentId[]' ? 'destinationId[]' : 'continentId[]'

/** Newly checked continents or countries stay; of both, the countries. */
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
  const span = result.get('daysSpan') ?? undefined
  if (days !== null) replace(result, { ...days, daysSpan: span ?? days.daysSpan })
  if (!result.has('dateFrom') && !result.has('dateTo')) result.delete('daysSpan')
}

type TypedText = (name: string) => string | null

const resolvePrice = (result: URLSearchParams, query: URLSearchParams, typed: TypedText): void => {
  const chosen = priceParameters(query.get('price') ?? '')
  if (chosen !== null) replace(result, chosen)
  const shown = priceParameters(query.get('budgetShown') ?? '')
  const own = customRange({
    typed: [centsTyped(typed('budgetFrom')), centsTyped(typed('budgetTo'))],
    shown: [shown?.priceFrom, shown?.priceTo],
    chosen: [result.get('priceFrom') ?? undefined, result.get('priceTo') ?? undefined],
  })
  if (own !== null) replace(result, { priceFrom: own[0], priceTo: own[1] })
}

/** Null for a missing field; undefined for an empty one. */
const centsTyped = (text: string | null): string | undefined | null =>
  text === null ? null : positive(String(parseMoney(text)?.cents))

const daysTyped = (text: string | null): string | undefined | null =>
  text === null ? null : positive(String(parseDays(text)))

const currencyTyped = (query: URLSearchParams): string | null =>
  ['budgetFrom', 'budgetTo'].map((name) => parseMoney(query.get(name) ?? '')?.currency ?? null).find(Boolean) ?? null

const resolveDays = (result: URLSearchParams, query: URLSearchParams, typed: TypedText): void => {
  const chosen = daysParameters(query.get('days') ?? '')
  if (chosen !== null) replace(result, chosen)
  const shown = daysParameters(query.get('daysShown') ?? '')
  const own = customRange({
    typed: [daysTyped(typed('daysFrom')), daysTyped(typed('daysTo'))],
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
