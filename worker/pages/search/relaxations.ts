import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { MAX_COUNTED_FILTERS } from '../../../shared/contracts/search.ts'
import { GROUPS } from '../../../shared/filters/definitions.ts'
import { filterQuery, withoutKeys } from '../../../shared/filters/filter-query.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { searchHref } from '../../ui/search-box/search-href.ts'
import { removals } from './active-filters.ts'
import { countText } from './results-model.ts'

/** A search that asks for a little less, in words, with what it finds: "Senza: Marzo 2027", "14 partenze". */
export type Relaxation = { label: string; total: string; href: string }

/**
 * A looser search that may find something. `lessOf` is how much of the search it gives up: 1 for one filter, 2 for
 * more of them, which helps where no single filter stands in the way.
 */
export type RelaxedSearch = { label: string; filter: FilterState; lessOf: 1 | 2 }

/** Days to widen the asked dates by. */
const SPAN = 7
/** As many as help. */
const MOST = 5
/** Filters left out by themselves; the rest of what can be counted at once is for pairs. */
const MAX_SINGLE = 8

/**
 * The searches to count when nothing was found: days to spare first, then each filter left out by itself, then only
 * where to go, only when, and filters left out in pairs.
 */
export const looserSearches = (
  site: RenderContext,
  filter: FilterState,
  filters: AvailableFilters | null,
): RelaxedSearch[] => {
  const single = [...flexible(site, filter), ...without(site, filter, filters)]
  const found = [...single.slice(0, MAX_SINGLE), ...only(site, filter, filters), ...pairs(site, filter, filters)]
  const byAddress = new Map<string, RelaxedSearch>()
  for (const each of found) {
    const address = filterQuery(each.filter)
    if (!byAddress.has(address)) byAddress.set(address, each)
  }
  return [...byAddress.values()].slice(0, MAX_COUNTED_FILTERS)
}

const without = (site: RenderContext, filter: FilterState, filters: AvailableFilters | null): RelaxedSearch[] =>
  removals(site, filter, filters).map(({ label, rest }) => ({
    label: site.t('search.without', { what: label }),
    filter: rest,
    lessOf: 1,
  }))

/** What is left out, in words, one label per filter. */
const listed = ({ market }: RenderContext, labels: readonly string[]): string =>
  new Intl.ListFormat(market.locale, { type: 'conjunction' }).format(labels)

/** Only the places or the text that were asked for, and only the days. */
const only = (site: RenderContext, filter: FilterState, filters: AvailableFilters | null): RelaxedSearch[] => {
  const all = removals(site, filter, filters).length
  return ([['textSearch', ...GROUPS.place, 'travelId'], GROUPS.when] as const).flatMap((keys): RelaxedSearch[] => {
    const kept = pick(filter, [...keys, 'tab', 'sort', 'show'])
    const labels = removals(site, kept, filters).map(({ label }) => label)
    if (labels.length === 0 || labels.length === all) return []
    return [{ label: site.t('search.only', { what: listed(site, labels) }), filter: kept, lessOf: 2 }]
  })
}

const pick = (filter: FilterState, keys: readonly (keyof FilterState)[]): FilterState =>
  Object.fromEntries(Object.entries(filter).filter(([key]) => keys.includes(key as keyof FilterState)))

/** The search without any two of its filters, as far as they can be counted. */
const pairs = (site: RenderContext, filter: FilterState, filters: AvailableFilters | null): RelaxedSearch[] =>
  removals(site, filter, filters)
    .slice(0, MAX_COUNTED_FILTERS)
    .flatMap((first, index) =>
      // The rest of the search begins with what has not been left out yet, so that no pair comes twice.
      removals(site, first.rest, filters)
        .slice(index)
        .map(({ label, rest }) => ({
          label: site.t('search.without', { what: listed(site, [first.label, label]) }),
          filter: rest,
          lessOf: 2 as const,
        })),
    )

const flexible = (site: RenderContext, filter: FilterState): RelaxedSearch[] => {
  const { dateFrom, dateTo, daysSpan = 0, ...rest } = filter
  if ((dateFrom === undefined && dateTo === undefined) || daysSpan >= SPAN) return []
  const label = site.t('search.relaxDates', { count: SPAN })
  const looser = { ...rest, dateFrom, dateTo, daysSpan: SPAN, page: undefined, perPage: undefined }
  return [{ label, filter: looser, lessOf: 1 }]
}

/**
 * The same search among travels, for one that finds no departures: a travel whose dates are all gone is there still.
 */
export const amongTravels = (filter: FilterState): FilterState => ({
  ...withoutKeys(filter, ...GROUPS.page, 'show'),
  tab: 'travels',
})

/** The way to the travels that fit and have no dates now; none when there are none. */
export const dateless = (site: RenderContext, filter: FilterState, [count = 0]: readonly number[]): Relaxation[] =>
  count === 0
    ? []
    : [
        {
          label: site.t('search.dateless'),
          total: countText(site, 'travels', count),
          href: searchHref(site, amongTravels(filter)),
        },
      ]

/** Those of the looser searches that find something and give up least, the most first. */
export const relaxations = (
  site: RenderContext,
  looser: readonly RelaxedSearch[],
  totals: readonly number[],
): Relaxation[] => {
  const found = looser.map((each, index) => ({ ...each, count: totals[index] ?? 0 })).filter(({ count }) => count > 0)
  const least = Math.min(...found.map(({ lessOf }) => lessOf))
  return found
    .filter(({ lessOf }) => lessOf === least)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ label, filter, count }) => ({
      label,
      total: countText(site, filter.tab, count),
      href: searchHref(site, filter),
    }))
}
