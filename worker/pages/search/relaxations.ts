import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { MAX_COUNTED_FILTERS } from '../../../shared/contracts/search.ts'
import { GROUPS } from '../../../shared/filters/definitions.ts'
import { filterQuery, pick, withoutKeys } from '../../../shared/filters/filter-query.ts'
import { formatList } from '../../ui/format-list.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { searchHref } from '../../ui/search-box/search-href.ts'
import { removals } from './active-filters.ts'
import { countText } from './results-model.ts'

/** A wider search and its results: "Senza: Marzo 2027", "14 partenze". */
export type Relaxation = { label: string; total: string; href: string }

/** A wider search to count. `cost`: 1 without one filter, 2 without several. */
export type RelaxedSearch = { label: string; filter: FilterState; cost: 1 | 2 }

const FLEXIBLE_DAYS = 7
const MAX_RELAXATIONS = 5
const MAX_SINGLE = 8

/** Searches to count when there are no results: flexible dates, without one filter, place or dates only, without two. */
export const relaxedSearches = (
  site: RenderContext,
  filter: FilterState,
  filters: AvailableFilters | null,
): RelaxedSearch[] => {
  const single = [...flexible(site, filter), ...without(site, filter, filters)]
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

const flexible = (site: RenderContext, filter: FilterState): RelaxedSearch[] => {
  const { dateFrom, dateTo, daysSpan = 0, ...rest } = filter
  if ((dateFrom === undefined && dateTo === undefined) || daysSpan >= FLEXIBLE_DAYS) return []
  const label = site.t('search.relaxDates', { count: FLEXIBLE_DAYS })
  const looser = { ...rest, dateFrom, dateTo, daysSpan: FLEXIBLE_DAYS, page: undefined, perPage: undefined }
  return [{ label, filter: looser, cost: 1 }]
}

/** A link to the same search for travels, which need no dates; empty without any. */
export const dateless = (site: RenderContext, filter: FilterState, count = 0): Relaxation[] =>
  count === 0
    ? []
    : [
        {
          label: site.t('search.dateless'),
          total: countText(site, 'travels', count),
          href: searchHref(site, { ...withoutKeys(filter, ...GROUPS.page, 'show'), tab: 'travels' }),
        },
      ]

/** The searches with results and the least cost, most results first. */
export const relaxations = (
  site: RenderContext,
  looser: readonly RelaxedSearch[],
  totals: readonly number[],
): Relaxation[] => {
  const found = looser.map((each, index) => ({ ...each, count: totals[index] ?? 0 })).filter(({ count }) => count > 0)
  const least = Math.min(...found.map(({ cost }) => cost))
  return found
    .filter(({ cost }) => cost === least)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_RELAXATIONS)
    .map(({ label, filter, count }) => ({
      label,
      total: countText(site, filter.tab, count),
      href: searchHref(site, filter),
    }))
}
