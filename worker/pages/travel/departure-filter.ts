import { travelPath } from '../../../markets/links.ts'
import type { Market } from '../../../markets/market-schema.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { GROUP_LANGUAGES, SALES_STATUSES, type Tour } from '../../../shared/contracts/tour.ts'
import { yearMonth } from '../../../shared/dates/iso-days.ts'
import { departurePart } from '../../../shared/filters/departure-part.ts'
import { parseFilterQuery, withoutKeys } from '../../../shared/filters/filter-query.ts'
import {
  isFormQuery,
  resolveFormAliases,
  type TypedFields,
  unreadableDates,
} from '../../../shared/filters/form-query.ts'
import { whenValue } from '../../../shared/filters/form-values.ts'
import { marksDayBusy } from '../../../shared/tours/offer.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { ANY_LANGUAGE, LANGUAGE, tourHref, travelQuery } from '../../ui/travel-href.ts'
import { withIsoDates } from '../search/iso-dates.ts'
import { limitCurrency } from '../search/search-query.ts'
import { ALL_REVIEWS, hasAllReviews } from './review-slider.tsx'

/** What a travel's page shows: filter and layout of its departures, and how many reviews. */
export type DepartureFilter = {
  /** The search keys that apply to departures (spec section 5). */
  chosen: FilterState
  /** Currency of the chosen prices; null without prices. */
  currency: CurrencyCode | null
  /** All languages, where the view prefers the market's. */
  anyLanguage: boolean
  view: 'list' | 'calendar'
  /** All reviews, not only the first. */
  allReviews: boolean
  /** Dates that are not understood. */
  typed?: Pick<TypedFields, 'dateFrom' | 'dateTo'>
}

export const NO_FILTER: DepartureFilter = {
  chosen: {},
  currency: null,
  anyLanguage: false,
  view: 'list',
  allReviews: false,
}

export const departureFilter = (parameters: URLSearchParams, market: Market): DepartureFilter => {
  const query = withIsoDates(parameters, market)
  const resolved = isFormQuery(query) ? resolveFormAliases(query) : query
  const chosen = departurePart(parseFilterQuery(resolved))
  return {
    chosen,
    currency: limitCurrency(resolved, chosen, market),
    anyLanguage: chosen.groupLanguage === undefined && query.has(LANGUAGE),
    view: query.get('view') === 'calendar' ? 'calendar' : 'list',
    allReviews: hasAllReviews(query),
    typed: unreadableDates(query),
  }
}

/** The canonical query of a filter. */
export const departureQuery = ({ chosen, currency, anyLanguage, view, allReviews, typed }: DepartureFilter): string =>
  [
    travelQuery(chosen, currency),
    anyLanguage ? ANY_LANGUAGE : '',
    view === 'calendar' ? 'view=calendar' : '',
    allReviews ? ALL_REVIEWS : '',
    new URLSearchParams(typed).toString(),
  ]
    .filter((part) => part !== '')
    .join('&')

/** Price limits are rounded up to these cents. */
const PRICE_STEP = 10_000

/** Options that match some of the tours, and the chosen ones. */
export const filterOptions = (tours: readonly Tour[], currency: CurrencyCode, chosen: FilterState = {}) => {
  const prices = tours.map(({ price }) => price[currency]).sort((a, b) => a - b)
  const at = (share: number) =>
    Math.ceil((prices[Math.floor((prices.length - 1) * share)] ?? 0) / PRICE_STEP) * PRICE_STEP
  const highest = prices.at(-1) ?? 0
  return {
    /** Values of the form field `when`. */
    dates: withValue(
      tours.map(({ startingDate }) => yearMonth(startingDate)),
      whenValue(chosen) || undefined,
    ).sort(),
    languages: GROUP_LANGUAGES.filter(
      (language) =>
        chosen.groupLanguage?.includes(language) || tours.some(({ groupLanguage }) => groupLanguage === language),
    ),
    statuses: SALES_STATUSES.filter(
      (status) => chosen.status?.includes(status) || tours.some(({ salesStatus }) => salesStatus === status),
    ),
    prices: withValue(
      [at(0), at(0.3), at(0.6)].filter((limit) => limit > 0 && limit < highest),
      chosen.priceTo,
    ).sort((a, b) => a - b),
  }
}

const withValue = <T>(options: readonly T[], chosen: T | undefined): T[] => [
  ...new Set(chosen === undefined ? options : [...options, chosen]),
]

export const DEPARTURES_ID = 'departures'

/** The filter with fewer keys; without its language it shows all. */
export const withChosen = (filter: DepartureFilter, chosen: FilterState): DepartureFilter => ({
  ...filter,
  chosen,
  anyLanguage: chosen.groupLanguage === undefined && (filter.anyLanguage || filter.chosen.groupLanguage !== undefined),
})

/** Link to the departures with another filter or layout. */
export const viewHref = (path: string, filter: DepartureFilter): string => {
  const query = departureQuery(filter)
  return `${path}${query === '' ? '' : `?${query}`}#${DEPARTURES_ID}`
}

/** Links of a calendar's days to their departure, or to the filtered list where a day has several. */
export const dayLinks = (
  site: Pick<RenderContext, 'market' | 'features'>,
  tours: readonly Tour[],
  filter: DepartureFilter = NO_FILTER,
) => {
  const byDay = Map.groupBy(
    tours.filter(({ salesStatus }) => marksDayBusy(salesStatus)),
    ({ startingDate }) => startingDate,
  )
  return (day: IsoDate): string => {
    const [first, ...more] = byDay.get(day) ?? []
    if (first === undefined) return `#${DEPARTURES_ID}`
    return more.length === 0
      ? tourHref(site, first)
      : viewHref(travelPath(site.market, first.travel.slug), {
          ...filter,
          chosen: { ...withoutKeys(filter.chosen, 'daysSpan'), dateFrom: day, dateTo: day },
          view: 'list',
        })
  }
}
