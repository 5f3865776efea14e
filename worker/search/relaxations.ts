import type { AvailableFilters } from '../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../shared/contracts/filter-state.ts'
import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import { type CheapestDeparture, MAX_COUNTED_FILTERS, type SearchCounts } from '../../shared/contracts/search.ts'
import { addDays, addMonths, daysBetween, monthRange } from '../../shared/dates/iso-days.ts'
import { GROUPS } from '../../shared/filters/definitions.ts'
import { filterQuery, pick, withoutKeys } from '../../shared/filters/filter-query.ts'
import { monthOfRange } from '../../shared/filters/form-values.ts'
import { formatList } from '../ui/format-list.ts'
import { amountIn } from '../ui/numbers.ts'
import type { RenderContext } from '../ui/render-context.tsx'
import { searchHref } from '../ui/search-box/search-href.ts'
import { removals } from './active-filters.ts'
import { countText, monthLabel } from './filter-labels.ts'

/** A wider search and its consequence: "Senza: Marzo 2027", "14 partenze"; "Con 19 € in più", "25 lug 2027". */
export type Relaxation = { label: string; total: string; href: string }

/**
 * A wider search to count. `cost`: 0 for a wish that changes a little, 1 without it, 2 without several.
 * `isDearer`: the filter finds what is above the price limit.
 */
export type RelaxedSearch = { label: string; filter: FilterState; cost: 0 | 1 | 2; isDearer?: true }

const FLEXIBLE_DAYS = 7
const MAX_RELAXATIONS = 6
const MAX_SINGLE = 10

/** Searches to count when there are few results: other dates, without one filter, place or dates only, without two. */
export const relaxedSearches = (
  site: RenderContext,
  filter: FilterState,
  filters: AvailableFilters | null,
): RelaxedSearch[] => {
  const single = [...otherDates(site, filter), ...dearer(filter), ...without(site, filter, filters)]
  const found = [...single.slice(0, MAX_SINGLE), ...only(site, filter, filters), ...pairs(site, filter, filters)]
  const byQuery = Map.groupBy(found, (each) => filterQuery(each.filter))
  return [...byQuery.values()].flatMap(([first]) => first ?? []).slice(0, MAX_COUNTED_FILTERS)
}

const without = (site: RenderContext, filter: FilterState, filters: AvailableFilters | null): RelaxedSearch[] =>
  removals(site, filter, filters).map(({ label, rest }) => ({
    label: site.t('search.without', { what: label }),
    filter: rest,
    cost: 1,
  }))

/** Only the places or the text, and only the dates. */
const only = (site: RenderContext, filter: FilterState, filters: AvailableFilters | null): RelaxedSearch[] => {
  const all = removals(site, filter, filters).length
  return ([['textSearch', ...GROUPS.place, 'travelId'], GROUPS.when] as const).flatMap((keys): RelaxedSearch[] => {
    const part = pick(filter, [...keys, 'tab', 'sort', 'show'])
    const labels = removals(site, part, filters).map(({ label }) => label)
    if (labels.length === 0 || labels.length === all) return []
    return [{ label: site.t('search.only', { what: formatList(site.market.locale, labels) }), filter: part, cost: 2 }]
  })
}

const pairs = (site: RenderContext, filter: FilterState, filters: AvailableFilters | null): RelaxedSearch[] =>
  removals(site, filter, filters)
    .slice(0, MAX_COUNTED_FILTERS)
    .flatMap((first, index) =>
      // From the index on, so that no pair is repeated.
      removals(site, first.rest, filters)
        .slice(index)
        .map(({ label, rest }) => ({
          label: site.t('search.without', { what: formatList(site.market.locale, [first.label, label]) }),
          filter: rest,
          cost: 2 as const,
        })),
    )

/** A month: the ones beside it; up to two weeks: a week earlier and later; any other dates, and a month: some days more. */
const otherDates = (site: RenderContext, filter: FilterState): RelaxedSearch[] => {
  const { dateFrom, dateTo, daysSpan = 0, ...rest } = firstPage(filter)
  if ((dateFrom === undefined && dateTo === undefined) || daysSpan >= FLEXIBLE_DAYS) return []
  const month = monthOfRange(dateFrom, dateTo)
  const at = (label: string, from: IsoDate, to: IsoDate): RelaxedSearch[] =>
    to <= site.today ? [] : [{ label, filter: { ...rest, dateFrom: from, dateTo: to }, cost: 0 }]
  if (month === null && dateFrom && dateTo && daysBetween(dateFrom, dateTo) < 2 * FLEXIBLE_DAYS)
    return ([-FLEXIBLE_DAYS, FLEXIBLE_DAYS] as const).flatMap((days) =>
      at(site.t(days < 0 ? 'search.weekEarlier' : 'search.weekLater'), addDays(dateFrom, days), addDays(dateTo, days)),
    )
  const flexible = { ...rest, dateFrom, dateTo, daysSpan: FLEXIBLE_DAYS }
  return [
    { label: site.t('search.relaxDates', { count: FLEXIBLE_DAYS }), filter: flexible, cost: 0 },
    ...(month === null ? [] : [-1, 1]).flatMap((months) => {
      const other = addMonths(month ?? '', months)
      const { from, to } = monthRange(other)
      return at(monthLabel(site, other), from, to)
    }),
  ]
}

const dearer = (filter: FilterState): RelaxedSearch[] =>
  filter.priceTo === undefined
    ? []
    : [
        {
          label: '',
          filter: { ...withoutKeys(firstPage(filter), 'priceTo'), priceFrom: filter.priceTo + 1 },
          ...{ cost: 0, isDearer: true },
        },
      ]

const firstPage = (filter: FilterState): FilterState => withoutKeys(filter, ...GROUPS.page)

/** A link to the same search for travels, which need no dates; empty without any. */
export const dateless = (site: RenderContext, filter: FilterState, count = 0): Relaxation[] =>
  count === 0
    ? []
    : [
        {
          label: site.t('search.dateless'),
          total: countText(site, 'travels', count),
          href: searchHref(site, { ...withoutKeys(firstPage(filter), 'show'), tab: 'travels' }),
        },
      ]

/** The searches with more results than the present one that give up the least: small changes, then one wish, most results first, else several. */
export const relaxations = (
  site: RenderContext,
  filter: FilterState,
  looser: readonly RelaxedSearch[],
  { totals, cheapest }: SearchCounts,
  present = 0,
): Relaxation[] => {
  const found = looser
    .map((each, index) => ({ ...each, count: totals[index] ?? 0, cheapest: cheapest[index] ?? null }))
    .filter(({ count, isDearer, cheapest: best }) => (isDearer ? count > 0 && best !== null : count > present))
  const most = Math.max(1, Math.min(...found.map(({ cost }) => cost)))
  return found
    .filter(({ cost }) => cost <= most)
    .sort((a, b) => a.cost - b.cost || (a.cost === 0 ? 0 : b.count - a.count))
    .slice(0, MAX_RELAXATIONS)
    .map(({ label, filter: wider, count, isDearer, cheapest: best }) =>
      isDearer && best !== null
        ? moreMoney(site, filter, best)
        : { label, total: countText(site, filter.tab, count), href: searchHref(site, wider) },
    )
}

/** "Con 19 € in più", "25 lug 2027": the limit at which the cheapest departure fits, in whole units. */
const moreMoney = (
  site: RenderContext,
  filter: FilterState,
  { price, startingDate }: CheapestDeparture,
): Relaxation => {
  const extra = Math.ceil((price - (filter.priceTo ?? 0)) / 100) * 100
  return {
    label: site.t('search.moreMoney', { amount: amountIn(site, extra) }),
    total: site.date(startingDate, 'short'),
    href: searchHref(site, { ...firstPage(filter), priceTo: (filter.priceTo ?? 0) + extra }),
  }
}
