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
import { datedText, type RenderContext } from '../ui/render-context.tsx'
import { searchHref } from '../ui/search-box/search-href.ts'
import { removals } from './active-filters.ts'
import { countText, monthLabel } from './filter-labels.ts'

/** A wider search and its consequence: "Senza: Marzo 2027", "14 partenze · da 899 € …"; "Con 19 € in più", "25 lug 2027". */
export type Relaxation = { label: string; total: string; href: string }

export type WiderSearch = Relaxation & { filter: FilterState }

/**
 * A wider search to count. `cost`: number of wishes without which it is, 0 where one changes a little, less where all
 * other wishes stay. The place is given up last. `isDearer`: the filter finds what is above the price limit.
 */
export type RelaxedSearch = {
  label: string
  filter: FilterState
  cost: number
  losesPlace?: boolean
  isDearer?: true
}

const FLEXIBLE_DAYS = 7
const MAX_RELAXATIONS = 6
const MAX_SINGLE = 10
/** Above this multiple of the limit, more money is no small change. */
const MAX_DEARER = 1.3

/** Searches to count when there are few results: other dates, without one filter, place or dates only, without two. */
export const relaxedSearches = (
  site: RenderContext,
  filter: FilterState,
  filters: AvailableFilters | null,
): RelaxedSearch[] => {
  const single = [...otherDates(site, filter), ...dearer(filter), ...without(site, filter, filters)]
  const several = [...only(site, filter, filters), ...pairs(site, filter, filters)]
  const found = [...single.toSorted(placeLast).slice(0, MAX_SINGLE), ...several.toSorted(placeLast)]
  const byQuery = Map.groupBy(found, (each) => filterQuery(each.filter))
  return [...byQuery.values()].flatMap(([first]) => first ?? []).slice(0, MAX_COUNTED_FILTERS)
}

const placeLast = (a: RelaxedSearch, b: RelaxedSearch): number =>
  Number(a.losesPlace ?? false) - Number(b.losesPlace ?? false)

const PLACE_KEYS = ['textSearch', ...GROUPS.place, 'travelId'] as const

const losesPlace = (filter: FilterState, rest: FilterState): boolean =>
  PLACE_KEYS.some((key) => filter[key] !== rest[key])

/** What one filter asks for, and the search without it. One of several values is no wish: without it a search is narrower. */
type Wish = { labels: string[]; rest: FilterState }

const wishes = (site: RenderContext, filter: FilterState, filters: AvailableFilters | null): Wish[] => {
  const changedBy = ({ rest }: { rest: FilterState }) =>
    (Object.keys(filter) as (keyof FilterState)[]).filter((key) => filter[key] !== rest[key])
  const byKeys = Map.groupBy(removals(site, filter, filters), (each) => changedBy(each).join())
  return [...byKeys.values()].map((those) => ({
    labels: those.map(({ label }) => label),
    rest: withoutKeys(firstPage(filter), ...those.flatMap(changedBy)),
  }))
}

const withoutLabel = ({ t, market }: RenderContext, labels: readonly string[]): string =>
  t('search.without', { what: formatList(market.locale, labels) })

const without = (site: RenderContext, filter: FilterState, filters: AvailableFilters | null): RelaxedSearch[] =>
  wishes(site, filter, filters).map(({ labels, rest }) => ({
    label: withoutLabel(site, labels),
    filter: rest,
    cost: 1,
    losesPlace: losesPlace(filter, rest),
  }))

/** Only the places or the text, and only the dates. */
const only = (site: RenderContext, filter: FilterState, filters: AvailableFilters | null): RelaxedSearch[] => {
  const all = wishes(site, filter, filters).length
  return [PLACE_KEYS, GROUPS.when].flatMap((keys): RelaxedSearch[] => {
    const part = pick(filter, [...keys, 'tab', 'sort', 'show'])
    const kept = wishes(site, part, filters)
    if (kept.length === 0 || kept.length === all) return []
    const what = formatList(
      site.market.locale,
      kept.flatMap(({ labels }) => labels),
    )
    const label = site.t('search.only', { what })
    return [{ label, filter: part, cost: all - kept.length, losesPlace: losesPlace(filter, part) }]
  })
}

const pairs = (site: RenderContext, filter: FilterState, filters: AvailableFilters | null): RelaxedSearch[] =>
  wishes(site, filter, filters).flatMap((first, index) =>
    // From the index on, so that no pair is repeated.
    wishes(site, first.rest, filters)
      .slice(index)
      .map(({ labels, rest }) => ({
        label: withoutLabel(site, [...first.labels, ...labels]),
        filter: rest,
        cost: 2,
        losesPlace: losesPlace(filter, rest),
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
          ...{ cost: -1, isDearer: true },
        },
      ]

const firstPage = (filter: FilterState): FilterState => withoutKeys(filter, ...GROUPS.page)

/** A link to the same search for travels, which need no dates; empty without any. */
export const dateless = (site: RenderContext, filter: FilterState, count = 0): WiderSearch[] => {
  const wider: FilterState = { ...withoutKeys(firstPage(filter), 'show'), tab: 'travels' }
  const total = countText(site, 'travels', count)
  return count === 0 ? [] : [{ label: site.t('search.dateless'), total, href: searchHref(site, wider), filter: wider }]
}

/** Results of the search itself. `first`: the departure that is shown first. */
export type Present = { total: number; first: CheapestDeparture | null }

/**
 * The searches with more results than the present one that give up the least: small changes, then one wish, most results
 * first, else several; last, one without the place. Each has a cheapest departure of its own.
 */
export const relaxations = (
  site: RenderContext,
  filter: FilterState,
  looser: readonly RelaxedSearch[],
  { totals, cheapest }: SearchCounts,
  { total: present, first }: Present = { total: 0, first: null },
): WiderSearch[] => {
  const { priceTo = 0 } = filter
  const found = looser
    .map((each, index) => ({ ...each, count: totals[index] ?? 0, cheapest: cheapest[index] ?? null }))
    .filter(({ count, isDearer, cheapest: best }) =>
      isDearer ? best !== null && best.price <= priceTo * MAX_DEARER : count > present,
    )
  const keyOf = ({ price, startingDate }: CheapestDeparture) => `${startingDate} ${price}`
  const offered = new Set(first === null ? [] : [keyOf(first)])
  const isNew = ({ cheapest: best }: { cheapest: CheapestDeparture | null }): boolean => {
    if (best === null) return true
    const { size } = offered
    return offered.add(keyOf(best)).size > size
  }
  const least = (places: boolean): typeof found => {
    const those = found.filter((each) => (each.losesPlace ?? false) === places)
    const most = Math.max(1, Math.min(...those.map(({ cost }) => cost)))
    return those
      .filter(({ cost }) => cost <= most)
      .sort((a, b) => a.cost - b.cost || (a.cost === 0 ? 0 : b.count - a.count))
  }
  const here = least(false).filter(isNew)
  const elsewhere = least(true)
    .filter(({ cost }) => cost === 1 || here.length === 0)
    .filter(isNew)
  return [...here.slice(0, MAX_RELAXATIONS - Math.min(1, elsewhere.length)), ...elsewhere]
    .slice(0, MAX_RELAXATIONS)
    .map(({ label, filter: wider, count, isDearer, cheapest: best }) =>
      isDearer && best !== null
        ? moreMoney(site, filter, best)
        : {
            label,
            total: priced(site, countText(site, filter.tab, count), best),
            href: searchHref(site, wider),
            filter: wider,
          },
    )
}

/** "2 partenze · da 1.609 € il 10 apr 2027". */
const priced = (site: RenderContext, total: string, best: CheapestDeparture | null): string =>
  best === null
    ? total
    : `${total} · ${site.t('trip.from')} ${amountIn(site, best.price)} ${datedText(site, 'trip.onDate', best.startingDate)}`

/** "Con 19 € in più", "25 lug 2027": the limit at which the cheapest departure fits, in whole units. */
const moreMoney = (
  site: RenderContext,
  filter: FilterState,
  { price, startingDate }: CheapestDeparture,
): WiderSearch => {
  const extra = Math.ceil((price - (filter.priceTo ?? 0)) / 100) * 100
  const wider = { ...firstPage(filter), priceTo: (filter.priceTo ?? 0) + extra }
  return {
    label: site.t('search.moreMoney', { amount: amountIn(site, extra) }),
    total: site.date(startingDate, 'short'),
    href: searchHref(site, wider),
    filter: wider,
  }
}
