import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import { DURATION_BUCKETS, type FilterState } from '../../../shared/contracts/filter-state.ts'
import { type AgeBadge, SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { yearMonth } from '../../../shared/dates/iso-days.ts'
import { daysValue, priceValue, whenValue, whereValue } from '../../../shared/filters/form-values.ts'
import type { Site } from '../../render/site.tsx'
import { ageText } from '../../render/ui/age-badge.tsx'
import { type Choice, choice, type Option } from './choice.ts'
import {
  durationLabel,
  eventLabel,
  monthLabel,
  priceLabel,
  sentenceCase,
  type Words,
  whenLabel,
} from './filter-labels.ts'
import { placesOf } from './filter-names.ts'
import { type HiddenField, hiddenFields } from './hidden-fields.ts'
import { PRICE_STEPS } from './price-steps.ts'
import { monthOptions } from './search-choices.ts'

export type OptionGroup = { label: string; options: readonly Option[] }
export type Tick = Option & { checked: boolean }

/** What the filter form asks, with the present filter filled in. Parts are null when the back end could not tell. */
export type FilterForm = {
  /** Filters that the form does not show and must not lose. */
  hidden: HiddenField[]
  /** `kept`: the places of a filter with several; the list then adds one more. */
  where: { value: string; groups: readonly OptionGroup[]; kept: readonly (Option & { name: string })[] } | null
  when: { value: string; other: Option | null; groups: readonly OptionGroup[] }
  price: Choice
  days: Choice
  ages: Choice | null
  statuses: readonly Tick[]
  styles: readonly Tick[]
  discounted: boolean
  privateRoom: boolean
}

/** The filter form for a filter and what there is to filter by. */
export const filterForm = (site: Site, filter: FilterState, filters: AvailableFilters | null): FilterForm => {
  const ages = ageChoice(site, filter, filters)
  return {
    hidden: hiddenFields(filter, [
      ...(['dateFrom', 'dateTo', 'daysSpan', 'priceFrom', 'priceTo', 'status', 'page'] as const),
      ...(['durations', 'durationFrom', 'durationTo', 'discounted', 'isNoSharingRoomAvailable'] as const),
      ...(filters === null ? [] : (['continentId', 'destinationId', 'travelStyles'] as const)),
      ...(ages === null ? [] : (['ageBadge'] as const)),
    ]),
    where: filters === null ? null : whereField(site, filter, filters),
    when: whenField(site, filter, filters),
    price: priceChoice(site, filter, filters),
    days: daysChoice(site, filter),
    ages,
    statuses: SALES_STATUSES.map((status) => ({
      value: status,
      label: site.t(`trip.status-${status}`),
      checked: filter.status?.includes(status) ?? false,
    })),
    styles: (filters?.travelStyles ?? []).map(({ code, label }) => ({
      value: code,
      label,
      checked: filter.travelStyles?.includes(code) ?? false,
    })),
    discounted: filter.discounted ?? false,
    privateRoom: filter.isNoSharingRoomAvailable ?? false,
  }
}

const whereField = ({ t }: Words, filter: FilterState, filters: AvailableFilters): FilterForm['where'] => {
  const places = placesOf(filters, filter)
  const count = filter.tab === 'travels' ? 'itinerariesCount' : 'departuresCount'
  const continents = filters.destinations.map(({ continent: { id, name } }) => {
    return { value: whereValue('continent', id), label: name }
  })
  return {
    value: places.length === 1 ? (places[0]?.where ?? '') : '',
    kept: places.length > 1 ? places.map(({ key, id, name }) => ({ name: `${key}[]`, value: id, label: name })) : [],
    groups: [
      { label: t('search.continents'), options: continents },
      ...filters.destinations.map(({ continent, items }) => ({
        label: continent.name,
        options: items.map((item) => ({
          value: whereValue('destination', item.id),
          label: `${item.name} (${item[count]})`,
        })),
      })),
    ],
  }
}

const whenField = (site: Site, filter: FilterState, filters: AvailableFilters | null): FilterForm['when'] => {
  const value = whenValue(filter)
  const periods = filters?.periods ?? []
  const months = periods.filter(({ type }) => type === 'month').map(({ startingDate }) => yearMonth(startingDate))
  const inMonths =
    months.length === 0 ? monthOptions(site) : months.map((month) => ({ value: month, label: monthLabel(site, month) }))
  const events = periods
    .filter(({ type }) => type !== 'month')
    .map((period) => ({
      value: whenValue({ dateFrom: period.startingDate, dateTo: period.endingDate }),
      label: eventLabel(period),
    }))
  const listed = [...inMonths, ...events].some((option) => option.value === value)
  const label = listed ? null : whenLabel(site, filter, periods)
  return {
    value,
    other: label === null ? null : { value, label: sentenceCase(site, label) },
    groups: [
      { label: site.t('search.months'), options: inMonths },
      ...(events.length === 0 ? [] : [{ label: site.t('search.holidays'), options: events }]),
    ],
  }
}

const priceChoice = (site: Site, filter: FilterState, filters: AvailableFilters | null): Choice => {
  const ranges = filters?.prices.ranges[site.currency] ?? PRICE_STEPS.map((max) => ({ min: 0, max }))
  const asFilter = ranges.map(({ min, max }) => ({ priceFrom: min, priceTo: max ?? undefined }))
  return choice(site.t('search.anyPrice'), filter, asFilter, priceValue, (each) => priceLabel(site, each))
}

const daysChoice = (site: Site, filter: FilterState): Choice => {
  const buckets = DURATION_BUCKETS.map((durations) => ({ durations }))
  return choice(site.t('search.any'), filter, buckets, daysValue, (each) => durationLabel(site, each))
}

/** The age filter is there with at least 2 age ranges, or exactly one that is not null (spec section 5). */
const ageChoice = ({ t }: Words, { ageBadge }: FilterState, filters: AvailableFilters | null): Choice | null => {
  const ranges = filters?.ageRanges ?? []
  const known = ranges.filter((age): age is AgeBadge => age !== null)
  if (ranges.length < 2 && known.length !== 1) return null
  return choice(
    t('search.any'),
    { ageBadge },
    known.map((age) => ({ ageBadge: age })),
    ({ ageBadge: age = '' }) => age,
    ({ ageBadge: age }) => (age === undefined ? null : ageText(t, age)),
  )
}
