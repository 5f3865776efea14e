import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { sentenceCase, type Words, whenLabel } from './filter-labels.ts'
import { placesOf } from './filter-names.ts'

/** More places than this are no title. */
const MAX_NAMED = 3

export type SearchTitle = { heading: string; headTitle: string; description: string }

/** What a search is about: its places or its text, and its time ("Giappone, marzo 2027"). */
export const searchTitle = (words: Words, filter: FilterState, filters: AvailableFilters | null): SearchTitle => {
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
