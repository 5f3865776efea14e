import { tourPath, travelPath } from '../../../markets/links.ts'
import type { Market } from '../../../markets/market-schema.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import { CURRENCY_CODES, type CurrencyCode } from '../../../shared/contracts/money.ts'
import { SALES_STATUSES, type SalesStatus, type Tour } from '../../../shared/contracts/tour.ts'
import { isIsoDay, yearMonth } from '../../../shared/dates/iso-days.ts'
import { marksDayBusy } from '../../../shared/tours/offer.ts'

/** Filter and layout of a travel's departures. */
export type DepartureFilter = {
  /** YYYY-MM or YYYY-MM-DD; null for all. */
  month: string | null
  status: SalesStatus | null
  /** Cents in `currency`. */
  priceTo: number | null
  currency: CurrencyCode | null
  view: 'list' | 'calendar'
}

export const NO_FILTER: DepartureFilter = { month: null, status: null, priceTo: null, currency: null, view: 'list' }

/** Parses a query; invalid values are ignored, and a price without a currency is in the market's. */
export const departureFilter = (query: URLSearchParams, market: { currency: CurrencyCode }): DepartureFilter => {
  const month = query.get('month') ?? ''
  const priceTo = query.get('priceTo') ?? ''
  const price = /^[1-9]\d{0,8}$/.test(priceTo) ? Number(priceTo) : null
  return {
    month: isIsoDay(month.length === 7 ? `${month}-01` : month) ? month : null,
    status: SALES_STATUSES.find((status) => status === query.get('status')) ?? null,
    priceTo: price,
    currency:
      price === null ? null : (CURRENCY_CODES.find((code) => code === query.get('currency')) ?? market.currency),
    view: query.get('view') === 'calendar' ? 'calendar' : 'list',
  }
}

/** The canonical query of a filter. */
export const departureQuery = ({ month, status, priceTo, currency, view }: DepartureFilter): string =>
  new URLSearchParams({
    ...(month !== null && { month }),
    ...(status !== null && { status }),
    ...(priceTo !== null && { priceTo: String(priceTo), currency: currency ?? '' }),
    ...(view === 'calendar' && { view }),
  }).toString()

export const fitsFilter =
  ({ month, status, priceTo }: DepartureFilter, currency: CurrencyCode) =>
  (tour: Pick<Tour, 'startingDate' | 'salesStatus' | 'price'>): boolean =>
    (month === null || tour.startingDate.startsWith(month)) &&
    (status === null || tour.salesStatus === status) &&
    (priceTo === null || tour.price[currency] <= priceTo)

/** Price limits are rounded up to these cents. */
const PRICE_STEP = 10_000

/** Options that match some of the tours, and the chosen ones. */
export const filterOptions = (tours: readonly Tour[], currency: CurrencyCode, chosen: DepartureFilter = NO_FILTER) => {
  const prices = tours.map(({ price }) => price[currency]).sort((a, b) => a - b)
  const at = (share: number) =>
    Math.ceil((prices[Math.floor((prices.length - 1) * share)] ?? 0) / PRICE_STEP) * PRICE_STEP
  const highest = prices.at(-1) ?? 0
  return {
    months: withChosen(
      tours.map(({ startingDate }) => yearMonth(startingDate)),
      chosen.month,
    ).sort(),
    statuses: SALES_STATUSES.filter(
      (status) => status === chosen.status || tours.some(({ salesStatus }) => salesStatus === status),
    ),
    prices: withChosen(
      [at(0), at(0.3), at(0.6)].filter((limit) => limit > 0 && limit < highest),
      chosen.priceTo,
    ).sort((a, b) => a - b),
  }
}

const withChosen = <T>(options: readonly T[], chosen: T | null): T[] => [
  ...new Set(chosen === null ? options : [...options, chosen]),
]

export const DEPARTURES_ID = 'departures'

/** Link to the departures with another filter or layout. */
export const viewHref = (path: string, filter: DepartureFilter): string => {
  const query = departureQuery(filter)
  return `${path}${query === '' ? '' : `?${query}`}#${DEPARTURES_ID}`
}

/** Links of a calendar's days to their departure, or to the filtered list where a day has several. */
export const dayLinks = (market: Market, tours: readonly Tour[], filter: DepartureFilter = NO_FILTER) => {
  const byDay = Map.groupBy(
    tours.filter(({ salesStatus }) => marksDayBusy(salesStatus)),
    ({ startingDate }) => startingDate,
  )
  return (day: IsoDate): string => {
    const [first, ...more] = byDay.get(day) ?? []
    if (first === undefined) return `#${DEPARTURES_ID}`
    return more.length === 0
      ? tourPath(market, first.travel.slug, first.code)
      : viewHref(travelPath(market, first.travel.slug), { ...filter, month: day, view: 'list' })
  }
}
