import { formatDate } from '../../../markets/format-date.ts'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { periodKey, type SearchFacets } from '../../../shared/contracts/search.ts'
import { upcomingMonths, yearMonth } from '../../../shared/dates/iso-days.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'
import { whenValue } from '../../../shared/filters/form-values.ts'
import { eventLabel, monthLabel, type Option, sentenceCase, whenLabel } from '../../search/filter-labels.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { FilterOption } from './choice.ts'
import { countOfAny, countWithFlexibility, type OptionCounts, spansFor } from './option-counts.ts'

export type WhenField = ReturnType<typeof whenField>

/** Shows the coming months when the back end fails. */
export const whenField = (
  site: RenderContext,
  filter: FilterState,
  filters: AvailableFilters | null,
  facets: SearchFacets | null,
  counts: OptionCounts,
) => {
  const value = whenValue(withoutKeys(filter, 'daysSpan'))
  const periods = filters?.periods ?? []
  const option = (each: Omit<FilterOption, 'checked'>): FilterOption => ({
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
    /** Dates that are neither a month nor a holiday. */
    other: label === null ? null : option({ value, label: sentenceCase(site, label), count: facets?.total ?? null }),
    /** The field `daysSpan`. */
    flexible: spansFor(filter).map((days) => ({
      value: days === 0 ? '' : String(days),
      label: days === 0 ? site.t('search.exactDates') : site.t('search.plusMinus', { count: days }),
      checked: days === (filter.daysSpan || 0),
      count: countWithFlexibility(filter, days, counts, facets),
    })),
  }
}

/** Spec section 9. */
export const MONTHS_AHEAD = 18

/** This month and those in which departures may start, as values of the form field `when`. */
export const monthOptions = (site: RenderContext): Option[] =>
  upcomingMonths(site.today, MONTHS_AHEAD + 1).map((month) => ({ value: month, label: monthLabel(site, month) }))
