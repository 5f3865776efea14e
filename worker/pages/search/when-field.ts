import { formatDate } from '../../../markets/format-date.ts'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { periodKey, type SearchFacets } from '../../../shared/contracts/search.ts'
import { upcomingMonths, yearMonth } from '../../../shared/dates/iso-days.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'
import { whenValue } from '../../../shared/filters/form-values.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { FilterOption, Option } from './choice.ts'
import { eventLabel, monthLabel, sentenceCase, whenLabel } from './filter-labels.ts'
import { countOfAny, countWithFlexibility, type OptionCounts, spansFor } from './option-counts.ts'

/** A month as a small tile: `short` is what it shows, the label says it in full. */
export type MonthOption = FilterOption & { short: string }

/** The field `when` of the filter form: whenever, months by year, holidays, and whatever else is asked for. */
export type WhenField = {
  any: FilterOption
  years: readonly { year: string; months: readonly MonthOption[] }[]
  events: readonly FilterOption[]
  /** Asked days that are neither a month nor a holiday. */
  other: FilterOption | null
  /** How many days earlier or later would do: the field `daysSpan`. */
  flexible: readonly FilterOption[]
}

/** The field for a filter; the coming months where the back end could not tell which have departures. */
export const whenField = (
  site: RenderContext,
  filter: FilterState,
  filters: AvailableFilters | null,
  facets: SearchFacets | null,
  counts: OptionCounts,
): WhenField => {
  const value = whenValue(withoutKeys(filter, 'daysSpan'))
  const periods = filters?.periods ?? []
  const option = (each: { value: string; label: string; count: number | null }) => ({
    ...each,
    checked: each.value === value,
  })
  const inPeriods = periods.filter(({ type }) => type === 'month').map(({ startingDate }) => yearMonth(startingDate))
  const months = inPeriods.length === 0 ? monthOptions(site).map((each) => each.value) : inPeriods
  const tiles = months.map((month) => ({
    ...option({
      value: month,
      label: monthLabel(site, month),
      count: facets === null ? null : (facets.months[month] ?? 0),
    }),
    short: formatDate(`${month}-01`, 'LLL', site.market.locale).replace('.', ''),
  }))
  const events = periods
    .filter(({ type }) => type !== 'month')
    .map((period) =>
      option({
        value: whenValue({ dateFrom: period.startingDate, dateTo: period.endingDate }),
        label: eventLabel(period),
        count: facets === null ? null : (facets.periods[periodKey(period.startingDate, period.endingDate)] ?? 0),
      }),
    )
  const listed = value === '' || [...tiles, ...events].some(({ checked }) => checked)
  const label = listed ? null : whenLabel(site, withoutKeys(filter, 'daysSpan'), periods)
  return {
    any: option({ value: '', label: site.t('search.anytime'), count: countOfAny(filter, 'when', counts, facets) }),
    years: [...Map.groupBy(tiles, (tile) => tile.value.slice(0, 4))].map(([year, inYear]) => ({
      year,
      months: inYear,
    })),
    events,
    other: label === null ? null : option({ value, label: sentenceCase(site, label), count: facets?.total ?? null }),
    flexible: spansFor(filter).map((days) => ({
      value: days === 0 ? '' : String(days),
      label: days === 0 ? site.t('search.exactDates') : site.t('search.plusMinus', { count: days }),
      checked: days === (filter.daysSpan || 0),
      count: countWithFlexibility(filter, days, counts, facets),
    })),
  }
}

/** As far ahead as departures are planned (spec section 9: 18 months), where the back end was not asked. */
export const MONTHS_AHEAD = 18

/** This month and those in which departures may start, as values of the form field `when`. */
export const monthOptions = (site: RenderContext): Option[] =>
  upcomingMonths(site.today, MONTHS_AHEAD + 1).map((month) => ({ value: month, label: monthLabel(site, month) }))
