import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import type { SearchTracking } from '../../../shared/contracts/storefront-events.ts'
import { durationTracking, priceTracking } from '../../../shared/filters/tracking-values.ts'
import { type LabelContext, placesOf, sentenceCase, whenLabel } from '../../search/filter-labels.ts'

const MAX_NAMED = 3

/** Places or text, and dates: "Giappone, marzo 2027". */
export const searchTitle = (words: LabelContext, filter: FilterState, filters: AvailableFilters | null) => {
  const { t } = words
  const places = placesOf(filters, filter).flatMap(({ name, isKnown }) => (isKnown ? [name] : []))
  const where = filter.textSearch === undefined ? places : [t('search.quoted', { text: filter.textSearch })]
  const when = whenLabel(words, filter, filters?.periods ?? [])
  const what = [...(where.length > MAX_NAMED ? [] : where), ...(when === null ? [] : [when])].join(', ')
  const heading = sentenceCase(words, what)
  if (what === '')
    return { heading: t('search.title'), headTitle: t('search.title'), description: t('search.description') }
  return { heading, headTitle: t('search.headTitle', { what }), description: t('search.descriptionOf', { what }) }
}

/** Tracking parameters of a search (spec section 9), without text that a visitor typed. */
export const searchTracking = (
  filter: FilterState,
  filters: AvailableFilters | null,
  currency: CurrencyCode,
  total: number,
): SearchTracking => {
  const price = priceTracking(filter, filters?.prices.ranges[currency] ?? [])
  return {
    tab: filter.tab ?? 'tours',
    sort: filter.sort ?? 'relevance:desc',
    total,
    durations: durationTracking(filter),
    ...(price !== null && { ...price, currency }),
  }
}
