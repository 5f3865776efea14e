import { CURRENCY_CODES, type CurrencyCode, type Prices } from '../../../shared/contracts/money.ts'
import { SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { isoDayOf, upcomingMonths, yearMonth } from '../../../shared/dates/iso-days.ts'
import type { TravelColumns } from './columns/load-columns.ts'
import { canBeBooked, dayOf, statusOf } from './columns/traits.ts'

const DAY_MS = 86_400_000
const SOLD_OUT = SALES_STATUSES.indexOf('SOLD_OUT')

export type MonthOffer = {
  /** YYYY-MM. */
  month: string
  /** Departures that are not sold out. */
  departuresCount: number
  /** The lowest of those that can be booked. */
  price: Prices | null
}

/** Departures of travels in the twelve months after this one, January first. */
export function monthOffers(travels: readonly TravelColumns[], today: string): MonthOffer[] {
  const offers = new Map<string, MonthOffer>(
    upcomingMonths(today, 13)
      .slice(1)
      .map((month) => [month, { month, departuresCount: 0, price: null }]),
  )
  for (const { departures } of travels)
    for (const [index, traits] of departures.traits.entries()) {
      const offer = offers.get(yearMonth(isoDayOf(dayOf(traits) * DAY_MS)))
      if (offer === undefined || statusOf(traits) === SOLD_OUT) continue
      offer.departuresCount++
      if (canBeBooked(traits)) offer.price = lowest(offer.price, (currency) => departures.prices[currency][index] ?? 0)
    }
  return [...offers.values()].sort((a, b) => a.month.slice(5).localeCompare(b.month.slice(5)))
}

const lowest = (known: Prices | null, cents: (currency: CurrencyCode) => number): Prices =>
  Object.fromEntries(
    CURRENCY_CODES.map((currency) => [currency, Math.min(known?.[currency] ?? Infinity, cents(currency))]),
  ) as Prices
