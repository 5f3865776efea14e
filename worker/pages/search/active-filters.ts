import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { withoutKeys } from '../../../shared/filters/without-keys.ts'
import { ageText } from '../../ui/age-badge.tsx'
import type { RenderContext } from '../../ui/render-context.tsx'
import { durationLabel, priceLabel, sentenceCase, type Words, whenLabel } from './filter-labels.ts'
import { codeLabel, placesOf } from './filter-names.ts'
import { searchHref } from './search-href.ts'

/** A filter that narrows the list, and the address of the same search without it. */
export type ActiveFilter = { label: string; href: string }

/** What narrows the list, in words, and the search without it. */
export type Removal = { label: string; rest: FilterState }

/** Every filter that narrows the list, in the order in which the form asks for them. Order and tab are no filters. */
export const activeFilters = (
  site: RenderContext,
  filter: FilterState,
  filters: AvailableFilters | null,
): ActiveFilter[] => removals(site, filter, filters).map(({ label, rest }) => ({ label, href: searchHref(site, rest) }))

/** The filters that narrow the list, each with the first page of the search without it. */
export const removals = (words: Words, filter: FilterState, filters: AvailableFilters | null): Removal[] =>
  candidates(words, withoutKeys(filter, 'page', 'perPage'), filters).flatMap(({ label, rest }) =>
    label === null ? [] : [{ label: sentenceCase(words, label), rest }],
  )

/** The same filters as words within a sentence: "Giappone, maggio 2027, fino a 1.500 €, mare". */
export const filterPhrases = (words: Words, filter: FilterState, filters: AvailableFilters | null): string[] =>
  candidates(words, filter, filters).flatMap(({ label, word = 'name' }) =>
    label === null ? [] : [withinSentence(words, label, word)],
  )

/** What a label begins with: a name keeps its letters, a noun keeps them in German, all else is small. */
type Word = 'name' | 'noun' | 'phrase'

/** Labels begin with a capital because they stand alone; what is written in capitals stays so. */
export const withinSentence = ({ market }: Words, label: string, word: Word): string =>
  word === 'name' || (word === 'noun' && market.language === 'de') || /^\p{Lu}\p{Lu}/u.test(label)
    ? label
    : label.charAt(0).toLocaleLowerCase(market.locale) + label.slice(1)

const candidates = (
  words: Words,
  filter: FilterState,
  filters: AvailableFilters | null,
): { label: string | null; rest: FilterState; word?: Word }[] => {
  const { t } = words
  const without = (...keys: (keyof FilterState)[]) => withoutKeys(filter, ...keys)
  return [
    {
      label: filter.textSearch === undefined ? null : t('search.quoted', { text: filter.textSearch }),
      rest: without('textSearch'),
    },
    ...placesOf(filters, filter).map(({ key, id, name }) => ({ label: name, rest: withoutItem(filter, key, id) })),
    { label: filter.travelId ? t('search.chosenTravels') : null, rest: without('travelId'), word: 'phrase' },
    { label: whenLabel(words, filter, filters?.periods ?? []), rest: without('dateFrom', 'dateTo', 'daysSpan') },
    { label: priceLabel(words, filter), rest: without('priceFrom', 'priceTo'), word: 'phrase' },
    {
      label: durationLabel(words, filter),
      rest: without('durations', 'durationFrom', 'durationTo'),
      word: 'phrase',
    },
    { label: filter.ageBadge ? ageText(t, filter.ageBadge) : null, rest: without('ageBadge') },
    ...(filter.status ?? []).map((status) => ({
      label: t(`trip.status-${status}`),
      rest: withoutItem(filter, 'status', status),
      word: 'phrase' as const,
    })),
    ...(['travelStyles', 'travelTypes', 'badgeId', 'costCenters'] as const).flatMap((key) =>
      (filter[key] ?? []).map((code) => ({
        label: codeLabel(filters, key, code),
        rest: withoutItem(filter, key, code),
        word: 'noun' as const,
      })),
    ),
    { label: filter.discounted ? t('search.discounted') : null, rest: without('discounted'), word: 'phrase' },
    {
      label: filter.isNoSharingRoomAvailable ? t('search.privateRoom') : null,
      rest: without('isNoSharingRoomAvailable'),
      word: 'noun',
    },
    { label: filter.hasTours ? t('search.hasTours') : null, rest: without('hasTours'), word: 'phrase' },
  ]
}

type ListKey = {
  [K in keyof FilterState]-?: NonNullable<FilterState[K]> extends readonly string[] ? K : never
}[keyof FilterState]

const withoutItem = (filter: FilterState, key: ListKey, item: string): FilterState => {
  const left = (filter[key] ?? []).filter((each) => each !== item)
  return left.length === 0 ? withoutKeys(filter, key) : { ...filter, [key]: left }
}
