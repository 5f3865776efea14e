import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import type { SearchFacets } from '../../../shared/contracts/search.ts'
import type { AgeBadge } from '../../../shared/contracts/tour.ts'
import { DURATION_BUCKETS, FILTERS, GROUPS, type KeysWith, keysWith } from '../../../shared/filters/definitions.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'
import { rangeProblem, type TypedFields } from '../../../shared/filters/form-query.ts'
import { daysValue, priceValue } from '../../../shared/filters/form-values.ts'
import {
  dateProblem,
  durationLabel,
  hasOptions,
  type LabelContext,
  listedOptions,
  placesOf,
  priceLabel,
} from '../../search/filter-labels.ts'
import { ageText } from '../../ui/age-badge.tsx'
import { amountIn } from '../../ui/numbers.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { HiddenField } from '../../ui/search-box/search-href.ts'
import { hiddenFields } from '../../ui/search-box/search-href.ts'
import { choice, type FilterOption, ticks } from './choice.ts'
import { countOfAny, type OptionCounts } from './option-counts.ts'
import { type WhenField, whenField } from './when-field.ts'

type ListKey = KeysWith<{ control: 'checkboxes' }>

/** The order of the form: the language before all else, styles before the others, which are as in the URL. */
const LISTS: readonly ListKey[] = [
  ...new Set<ListKey>(['groupLanguage', 'travelStyles', ...keysWith({ control: 'checkboxes' })]),
]

/** `title` follows `search.` in messages. `options`: built when shown, as a page has those of open groups only. */
type CheckboxList = {
  key: ListKey
  title: (typeof FILTERS)[ListKey]['title']
  chosen: number
  readonly options: readonly FilterOption[]
}

/** `problem`: why the text is not understood; null when it is. */
type TypedField = { value: string; problem: string | null }

/** The filter form, filled with the present filter. Parts are null when the back end failed. */
export type FilterForm = {
  /** Currency of its amounts. */
  currency: CurrencyCode
  when: WhenField
  price: readonly FilterOption[]
  /** Whether its dates are fields, because one of them is not understood. */
  typesDates: boolean
  /** Prices in whole units; empty for none. */
  own: Record<keyof TypedFields, TypedField>
  days: readonly FilterOption[]
  ages: readonly FilterOption[] | null
  lists: readonly CheckboxList[]
  extras: readonly (FilterOption & { name: string })[]
}

export const filterForm = (
  site: RenderContext,
  filter: FilterState,
  filters: AvailableFilters | null,
  facets: SearchFacets | null,
  counts: OptionCounts,
  typed: TypedFields = {},
): FilterForm => {
  const known: Known = { filters, facets, counts }
  const own = (name: keyof TypedFields, value: string): TypedField => ({
    value: typed[name] ?? value,
    problem: typed[name] === undefined ? null : problemOf(site, name, typed),
  })
  const typesDates = typed.dateFrom !== undefined || typed.dateTo !== undefined
  return {
    currency: site.currency,
    // Pages of one search share what is rendered of these (worker/engine/slots/cached-fragment.tsx).
    get when() {
      return whenField(site, typesDates ? withoutKeys(filter, 'dateFrom', 'dateTo') : filter, filters, facets, counts)
    },
    get price() {
      return priceChoice(site, filter, known)
    },
    get days() {
      return daysChoice(site, filter, known)
    },
    typesDates,
    own: {
      dateFrom: own('dateFrom', filter.dateFrom === undefined ? '' : site.date(filter.dateFrom, 'numeric')),
      dateTo: own('dateTo', filter.dateTo === undefined ? '' : site.date(filter.dateTo, 'numeric')),
      budgetFrom: own('budgetFrom', units(filter.priceFrom)),
      budgetTo: own('budgetTo', units(filter.priceTo)),
      daysFrom: own('daysFrom', String(filter.durationFrom ?? '')),
      daysTo: own('daysTo', String(filter.durationTo ?? '')),
    },
    ages: ageChoice(site, filter, known),
    lists: LISTS.filter((key) => filter[key] !== undefined || hasOptions(filters, key)).map((key) => {
      const { title, facet } = FILTERS[key]
      return {
        key,
        title,
        chosen: filter[key]?.length ?? 0,
        get options() {
          return ticks(listedOptions(site, filters, key), filter[key], facets?.[facet])
        },
      }
    }),
    extras: extras(site, filter, facets),
  }
}

/** Null at the second of two ends that exclude each other: the first says so. */
const problemOf = (site: RenderContext, name: keyof TypedFields, typed: TypedFields): string | null => {
  if (name === 'dateFrom' || name === 'dateTo') return dateProblem(site)
  const isPrice = name === 'budgetFrom' || name === 'budgetTo'
  const range = isPrice
    ? rangeProblem('budget', typed.budgetFrom, typed.budgetTo)
    : rangeProblem('days', typed.daysFrom, typed.daysTo)
  if (range !== null) return name.endsWith('To') ? null : site.t(`search.range-${range}`)
  return isPrice
    ? site.t('search.priceUnread', { example: amountIn(site, EXAMPLE_CENTS) })
    : site.t('search.daysUnread')
}

/** Fields without a control in the form. */
export const hiddenFormFields = (
  site: RenderContext,
  filter: FilterState,
  filters: AvailableFilters | null,
): HiddenField[] => [
  ...initialValues(filter, filters),
  ...hiddenFields(site, filter, [
    ...[...GROUPS.when, ...GROUPS.price, ...GROUPS.days, ...GROUPS.page],
    ...LISTS,
    ...keysWith({ control: 'checkbox' }),
    ...(filters === null ? [] : GROUPS.place),
    ...(listedAges(filters) === null ? [] : (['ageBadge'] as const)),
  ]),
]

/** Initial values of fields that win over others once changed (shared/filters/form-query.ts). */
const initialValues = (filter: FilterState, filters: AvailableFilters | null): HiddenField[] => [
  ['budgetShown', priceValue(filter)],
  ['daysShown', daysValue(withoutKeys(filter, 'durations'))],
  ...(filters === null
    ? []
    : [
        [
          'placesShown',
          placesOf(filters, filter)
            .map(({ where }) => where)
            .join(' '),
        ] as const,
      ]),
]

const EXAMPLE_CENTS = 150_000

const units = (cents: number | undefined): string => (cents ? String(cents / 100) : '')

type Known = { filters: AvailableFilters | null; facets: SearchFacets | null; counts: OptionCounts }

const countsOf = (
  filter: FilterState,
  key: Parameters<typeof countOfAny>[1],
  { facets, counts }: Known,
  of: (index: number) => number | null | undefined,
) => ({
  of: (index: number) => of(index) ?? null,
  any: countOfAny(filter, key, counts, facets),
  present: facets?.total ?? null,
})

const priceChoice = (site: RenderContext, filter: FilterState, known: Known): FilterOption[] => {
  const { filters, facets } = known
  const ranges = filters?.prices.ranges[site.currency]
  const asFilter = (ranges ?? PRICE_STEPS.map((max) => ({ min: 0, max }))).map(({ min, max }) => ({
    priceFrom: min,
    priceTo: max ?? undefined,
  }))
  const counts = countsOf(filter, 'price', known, (index) => (ranges === undefined ? null : facets?.prices[index]))
  return choice(site.t('search.anyPrice'), filter, asFilter, priceValue, (each) => priceLabel(site, each), counts)
}

const daysChoice = (site: RenderContext, filter: FilterState, known: Known): FilterOption[] => {
  const buckets = DURATION_BUCKETS.map((durations) => ({ durations }))
  const counts = countsOf(filter, 'days', known, (index) => known.facets?.durations[DURATION_BUCKETS[index] ?? 'MAX_6'])
  return choice(site.t('search.any'), filter, buckets, daysValue, (each) => durationLabel(site, each), counts)
}

/** Shown with at least 2 age ranges, or exactly one that is not null (spec section 5). */
const listedAges = (filters: AvailableFilters | null): AgeBadge[] | null => {
  const ranges = filters?.ageRanges ?? []
  const ages = ranges.filter((age): age is AgeBadge => age !== null)
  return ranges.length < 2 && ages.length !== 1 ? null : ages
}

const ageChoice = ({ t }: LabelContext, filter: FilterState, known: Known): FilterOption[] | null => {
  const ages = listedAges(known.filters)
  if (ages === null) return null
  return choice(
    t('search.any'),
    filter,
    ages.map((age) => ({ ageBadge: age })),
    ({ ageBadge: age = '' }) => age,
    ({ ageBadge: age }) => (age === undefined ? null : ageText(t, age)),
    countsOf(filter, 'age', known, (index) => known.facets?.ageBadges[ages[index] ?? 'ALL']),
  )
}

const extras = ({ t }: LabelContext, filter: FilterState, facets: SearchFacets | null): FilterForm['extras'] =>
  keysWith({ control: 'checkbox' }).flatMap((key) => {
    const definition = FILTERS[key]
    const checked = filter[key] ?? false
    if ('tab' in definition && definition.tab !== filter.tab && !checked) return []
    return { name: key, value: 'true', label: t(definition.label), count: facets?.[definition.facet] ?? null, checked }
  })

/** Cents of any currency. */
export const PRICE_STEPS = [50_000, 75_000, 100_000, 150_000, 200_000, 300_000] as const
