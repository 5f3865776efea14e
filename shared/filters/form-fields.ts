import { centsOfUnits } from './cents-of-units.ts'
import { isFilterParameter, parseFilterQuery } from './filter-query.ts'
import { aliasedParameters } from './single-fields.ts'

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
