import { centsOfUnits } from './cents-of-units.ts'
import { customRange } from './custom-range.ts'
import { isFilterParameter } from './filter-query.ts'
import { readableFields } from './form-fields.ts'
import { daysParameters, positive, priceParameters, whenParameters, whereParameter } from './single-fields.ts'

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
