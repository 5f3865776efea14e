import type { AvailableFilters, Period } from '../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../shared/contracts/filter-state.ts'
import { formatDateRange } from '../../shared/dates/date-range.ts'
import { availableOptions } from '../../shared/filters/available-options.ts'
import { FILTERS, GROUPS, type KeysWith } from '../../shared/filters/definitions.ts'
import { monthOfRange, whereValue } from '../../shared/filters/form-values.ts'
import { sameInAll } from '../../shared/money/same-in-all.ts'
import type { RenderContext } from '../ui/render-context.tsx'

export type Option = { value: string; label: string }

export type LabelContext = Pick<RenderContext, 't' | 'date' | 'money' | 'market'>

export const sentenceCase = ({ market }: LabelContext, text: string): string =>
  text.charAt(0).toLocaleUpperCase(market.locale) + text.slice(1)

/** A YYYY-MM as "Marzo 2027". */
export const monthLabel = (words: LabelContext, month: string): string =>
  sentenceCase(words, words.date(`${month}-01`, 'month'))

/** "Natale 2026". */
export const eventLabel = ({ name, year }: Period): string => `${name} ${year}`

/** The dates of a filter as part of a sentence: "marzo 2027"; null for any. */
export const whenLabel = (words: LabelContext, filter: FilterState, periods: readonly Period[]): string | null => {
  const label = daysLabel(words, filter, periods)
  return label !== null && filter.daysSpan ? words.t('search.daysSpan', { when: label, count: filter.daysSpan }) : label
}

const daysLabel = (
  words: LabelContext,
  { dateFrom, dateTo }: FilterState,
  periods: readonly Period[],
): string | null => {
  if (dateFrom === undefined)
    return dateTo === undefined ? null : words.t('search.untilDate', { date: words.date(dateTo, 'short') })
  if (dateTo === undefined) return words.t('search.fromDate', { date: words.date(dateFrom, 'short') })
  const month = monthOfRange(dateFrom, dateTo)
  if (month !== null) return words.date(dateFrom, 'month')
  const event = periods.find(
    ({ type, startingDate, endingDate }) => type !== 'month' && startingDate === dateFrom && endingDate === dateTo,
  )
  return event === undefined ? formatDateRange(words.date, dateFrom, dateTo) : eventLabel(event)
}

/** Null for any price. */
export const priceLabel = (words: LabelContext, { priceFrom, priceTo }: FilterState): string | null => {
  const amount = (cents: number) => words.money(sameInAll(cents))
  if (!priceFrom) return priceTo === undefined ? null : words.t('search.upTo', { amount: amount(priceTo) })
  if (priceTo === undefined) return words.t('search.over', { amount: amount(priceFrom) })
  return words.t('search.between', { from: amount(priceFrom), to: amount(priceTo) })
}

/** Null for any duration. */
export const durationLabel = (
  { t }: LabelContext,
  { durations, durationFrom, durationTo }: FilterState,
): string | null => {
  if (durations !== undefined) {
    const [kind, count] = durations.split('_')
    return t(kind === 'MAX' ? 'search.upTo' : 'search.over', { amount: t('trip.days', { count: Number(count) }) })
  }
  const to = durationTo === undefined ? undefined : t('trip.days', { count: durationTo })
  if (durationFrom === undefined) return to === undefined ? null : t('search.upTo', { amount: to })
  if (to === undefined) return t('search.atLeast', { amount: t('trip.days', { count: durationFrom }) })
  return durationFrom === durationTo ? to : t('search.between', { from: String(durationFrom), to })
}

export const listedOptions = (
  { t, market }: Pick<RenderContext, 't' | 'market'>,
  filters: AvailableFilters | null,
  key: KeysWith<{ control: 'checkboxes' }>,
): Option[] => {
  const definition = FILTERS[key]
  if (definition.kind === 'choices') {
    const options = definition.labelled.map(({ value, label }) => ({ value, label: t(label) }))
    return options.sort((a, b) => Number(b.value === market.language) - Number(a.value === market.language))
  }
  return (filters?.[definition.options] ?? []).map(({ code, label }) => ({ value: code, label }))
}

export const hasOptions = (filters: AvailableFilters | null, key: KeysWith<{ control: 'checkboxes' }>): boolean => {
  const definition = FILTERS[key]
  return definition.kind === 'choices' || (filters?.[definition.options] ?? []).length > 0
}

/** A continent or country of a filter. `where`: its value in forms. */
export type Place = {
  key: 'continentId' | 'destinationId'
  id: string
  /** The id in capitals when the metadata lacks it. */
  name: string
  isKnown: boolean
  where: string
}

export const placesOf = (filters: AvailableFilters | null, filter: FilterState): Place[] =>
  GROUPS.place.flatMap((key) => {
    const options = filters === null ? [] : availableOptions(filters, key)
    return (filter[key] ?? []).map((id) => {
      const label = options.find(({ code }) => code === id)?.label
      const where = whereValue(key === 'continentId' ? 'continent' : 'destination', id)
      return { key, id, name: label ?? id.toUpperCase(), isKnown: label !== undefined, where }
    })
  })

export const dateProblem = (site: RenderContext): string =>
  site.t('search.dateUnread', { example: site.date(site.today, 'numeric') })

/** "128 partenze" or "12 viaggi". */
export const countText = ({ t }: Pick<RenderContext, 't'>, tab: FilterState['tab'], count: number): string =>
  t(tab === 'travels' ? 'search.totalTravels' : 'search.totalTours', { count })
