import type { AvailableFilters } from '../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../shared/contracts/filter-state.ts'
import type { Prices } from '../../shared/contracts/money.ts'
import type { FoundTour, FoundTravel, SearchMatch } from '../../shared/contracts/search.ts'
import type { SalesStatus, Tour } from '../../shared/contracts/tour.ts'
import { GROUPS, keysWith } from '../../shared/filters/definitions.ts'
import { amountIn } from '../ui/numbers.ts'
import type { RenderContext } from '../ui/render-context.tsx'
import { listedOptions } from './filter-labels.ts'

const KEYS = {
  destination: 'search.why-destination',
  alias: 'search.why-destination',
  continent: 'search.why-continent',
  travel: 'search.why-travel',
  place: 'search.why-place',
  style: 'search.why-style',
} as const satisfies Record<SearchMatch['kind'], string>

const labelOf = (found: FoundTour | FoundTravel): string | null =>
  'travel' in found ? found.travel.destinationLabel : found.destinationLabel

/** The card says it already. */
const isShown = ({ text }: SearchMatch, label: string | null): boolean => label?.includes(text) ?? false

/** The part in which the searched text was found unless a card shows it, and the distance from the chosen dates; null without both. */
export const matchReason = ({ t }: Pick<RenderContext, 't'>, found: FoundTour | FoundTravel): string | null => {
  const shifted = 'shiftedDays' in found ? (found.shiftedDays ?? 0) : 0
  const reasons = [
    ...(found.match === null || isShown(found.match, labelOf(found))
      ? []
      : [t(KEYS[found.match.kind], { text: found.match.text })]),
    ...(shifted === 0 ? [] : [t(shifted < 0 ? 'search.why-before' : 'search.why-after', { count: Math.abs(shifted) })]),
  ]
  return reasons.length === 0 ? null : reasons.join(' · ')
}

/** What is known of a result: a departure, or a travel with its cheapest one. */
type Result = { days: number; price: Prices | null; tour?: FoundTour }

const MAX_REASONS = 3

/**
 * How a result answers the wishes of a search, by its own facts: "10 giorni, come chiedi tu · 120 € sotto il tuo
 * budget"; null for none.
 * @param site with the currency of the filter's prices
 */
export const fitReason = (
  site: RenderContext,
  filter: FilterState,
  filters: AvailableFilters | null,
  { days, price, tour }: Result,
): string | null => {
  const { t, currency } = site
  const has = (keys: readonly (keyof FilterState)[]) => keys.some((key) => filter[key] !== undefined)
  const left = price === null ? 0 : (filter.priceTo ?? 0) - price[currency]
  const isShifted = Boolean(tour?.shiftedDays)
  const asked = [
    tour === undefined ? null : matchReason(site, tour),
    filter.groupLanguage === undefined ? null : languageOf(site, tour),
    tour === undefined || filter.status === undefined ? null : t(`trip.status-${askedStatus(filter.status, tour)}`),
    has(GROUPS.days) ? daysReason(site, filter, days) : null,
    left >= 100 ? t('search.fit-budget', { amount: amountIn(site, left) }) : null,
    has(GROUPS.when) && !isShifted ? t('search.fit-dates') : null,
    ...keysWith({ narrows: 'travels', control: 'checkboxes' }).map((key) => {
      const [only, ...others] = filter[key] ?? []
      if (only === undefined || others.length > 0) return null
      return listedOptions(site, filters, key).find(({ value }) => value === only)?.label ?? null
    }),
  ].flatMap((reason) => reason ?? [])
  const reasons = asked.length > 0 ? asked : [ownLanguageOf(site, tour)].flatMap((reason) => reason ?? [])
  return reasons.length === 0 ? null : reasons.slice(0, MAX_REASONS).join(' · ')
}

/** An almost full departure is confirmed, too. */
const askedStatus = (asked: readonly SalesStatus[], { salesStatus }: Tour): SalesStatus =>
  salesStatus === 'ALMOST_FULL' && asked.includes('CONFIRMED') ? 'CONFIRMED' : salesStatus

/** The middle of the range is the number asked for: "one week" is six to eight days. */
const daysReason = (
  { t }: RenderContext,
  { durationFrom = Number.NaN, durationTo = Number.NaN }: FilterState,
  count: number,
): string => {
  const days = t('trip.days', { count })
  return count * 2 === durationFrom + durationTo ? t('search.fit-days', { days }) : days
}

/** "In italiano". */
const languageOf = (site: RenderContext, tour: Tour | undefined): string | null =>
  listedOptions(site, null, 'groupLanguage').find(({ value }) => value === tour?.groupLanguage)?.label ?? null

const ownLanguageOf = (site: RenderContext, tour: Tour | undefined): string | null =>
  tour?.groupLanguage === site.market.language ? languageOf(site, tour) : null
