import { CURRENCY_CODES, type CurrencyCode } from '../../../shared/contracts/money.ts'
import { SALES_STATUSES, type SalesStatus, type Tour } from '../../../shared/contracts/tour.ts'
import { isIsoDay, yearMonth } from '../../../shared/dates/iso-days.ts'

/** Which departures of a travel somebody wants to see, and how; it is all in the address. */
export type DepartureFilter = {
  /** YYYY-MM, or one day of it, YYYY-MM-DD; null for all. */
  month: string | null
  status: SalesStatus | null
  /** Cents in `currency`, which then is the page's. */
  priceTo: number | null
  currency: CurrencyCode | null
  view: 'list' | 'calendar'
}

export const NO_FILTER: DepartureFilter = { month: null, status: null, priceTo: null, currency: null, view: 'list' }

/** The filter of a query; what does not fit is ignored. A price without its currency is meant in the market's. */
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

/** The canonical query of a filter: only what was chosen, in one order. */
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

/**
 * What can be chosen: only months, statuses and price limits that leave something out and something in; and what is
 * chosen, whatever it leaves.
 */
export type FilterOptions = { months: string[]; statuses: SalesStatus[]; prices: number[] }

const STEP = 10_000

export const filterOptions = (
  tours: readonly Tour[],
  currency: CurrencyCode,
  chosen: DepartureFilter = NO_FILTER,
): FilterOptions => {
  const prices = tours.map(({ price }) => price[currency]).sort((a, b) => a - b)
  const at = (share: number) => Math.ceil((prices[Math.floor((prices.length - 1) * share)] ?? 0) / STEP) * STEP
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
