import type { AvailableFilters } from '../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../shared/contracts/filter-state.ts'
import { FILTERS, type FilterKey, GROUPS, type KeysWith, keysWith } from '../../shared/filters/definitions.ts'
import { withoutKeys } from '../../shared/filters/filter-query.ts'
import { ageText } from '../ui/age-badge.tsx'
import type { RenderContext } from '../ui/render-context.tsx'
import { searchHref } from '../ui/search-box/search-href.ts'
import {
  durationLabel,
  type LabelContext,
  listedOptions,
  placesOf,
  priceLabel,
  sentenceCase,
  whenLabel,
} from './filter-labels.ts'

/** An active filter, and the URL of the search without it. */
export type ActiveFilter = { label: string; href: string }

export type Removal = { label: string; rest: FilterState }

/** Every filter that narrows the list, in the order of the form. */
export const activeFilters = (
  site: RenderContext,
  filter: FilterState,
  filters: AvailableFilters | null,
): ActiveFilter[] => removals(site, filter, filters).map(({ label, rest }) => ({ label, href: searchHref(site, rest) }))

/** Every filter that narrows the list, with the first page of the search without it. */
export const removals = (words: LabelContext, filter: FilterState, filters: AvailableFilters | null): Removal[] =>
  candidates(words, withoutKeys(filter, ...GROUPS.page), filters).flatMap(({ label, rest }) =>
    label === null ? [] : [{ label: sentenceCase(words, label), rest }],
  )

/** The filters as parts of a sentence: "Giappone, maggio 2027, fino a 1.500 €, mare". */
export const filterPhrases = (words: LabelContext, filter: FilterState, filters: AvailableFilters | null): string[] =>
  candidates(words, filter, filters).flatMap(({ label, word = 'name' }) =>
    label === null ? [] : [withinSentence(words, label, word)],
  )

/** First letter within a sentence: names are unchanged, nouns only in German, phrases become small. */
type Word = 'name' | 'noun' | 'phrase'

export const withinSentence = ({ market }: LabelContext, label: string, word: Word): string =>
  word === 'name' || (word === 'noun' && market.language === 'de') || /^\p{Lu}\p{Lu}/u.test(label)
    ? label
    : label.charAt(0).toLocaleLowerCase(market.locale) + label.slice(1)

const candidates = (
  words: LabelContext,
  filter: FilterState,
  filters: AvailableFilters | null,
): { label: string | null; rest: FilterState; word?: Word }[] => {
  const { t } = words
  const without = (...keys: FilterKey[]) => withoutKeys(filter, ...keys)
  return [
    {
      label: filter.textSearch === undefined ? null : t('search.quoted', { text: filter.textSearch }),
      rest: without('textSearch'),
    },
    ...placesOf(filters, filter).map(({ key, id, name }) => ({ label: name, rest: withoutItem(filter, key, id) })),
    { label: filter.travelId ? t('search.chosenTravels') : null, rest: without('travelId'), word: 'phrase' },
    { label: whenLabel(words, filter, filters?.periods ?? []), rest: without(...GROUPS.when) },
    { label: priceLabel(words, filter), rest: without(...GROUPS.price), word: 'phrase' },
    { label: durationLabel(words, filter), rest: without(...GROUPS.days), word: 'phrase' },
    { label: filter.ageBadge ? ageText(t, filter.ageBadge) : null, rest: without('ageBadge') },
    ...keysWith({ control: 'checkboxes' }).flatMap((key) => {
      const options = listedOptions(words, filters, key)
      return (filter[key] ?? []).map((value) => ({
        label: options.find((option) => option.value === value)?.label ?? value,
        rest: withoutItem(filter, key, value),
        word: FILTERS[key].chip,
      }))
    }),
    ...keysWith({ control: 'checkbox' }).map((key) => ({
      label: filter[key] ? t(FILTERS[key].label) : null,
      rest: without(key),
      word: FILTERS[key].chip,
    })),
  ]
}

const withoutItem = (filter: FilterState, key: KeysWith<{ isList: true }>, item: string): FilterState => {
  const left = (filter[key] ?? []).filter((each: string) => each !== item)
  return left.length === 0 ? withoutKeys(filter, key) : { ...filter, [key]: left }
}
