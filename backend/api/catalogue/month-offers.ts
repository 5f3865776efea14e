import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { Prices } from '../../../shared/contracts/money.ts'
import { SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { DAY_MS, isoDayOf, upcomingMonths, yearMonth } from '../../../shared/dates/iso-days.ts'
import type { Site } from '../site.ts'
import type { TravelColumns } from './columns/load-columns.ts'
import { canBeBooked, dayOf, statusOf } from './columns/traits.ts'
import { pricesBy } from './prices.ts'

const SOLD_OUT = SALES_STATUSES.indexOf('SOLD_OUT')

export type MonthOffer = {
  /** YYYY-MM. */
  month: string
  /** Departures that are not sold out. */
  departuresCount: number
  /** The cheapest of those that can be booked, in the market's currency. */
  from: { day: IsoDate; price: Prices } | null
}

/**
 * Departures of travels in twelve months, January first. The last days of this month count; without a departure in
 * them, next year's month does.
 */
export const monthOffers = (
  travels: readonly TravelColumns[],
  { today, currency }: Pick<Site, 'today' | 'currency'>,
): MonthOffer[] => {
  const offers = new Map<string, MonthOffer>(
    upcomingMonths(today, 13).map((month) => [month, { month, departuresCount: 0, from: null }]),
  )
  for (const { departures } of travels)
    for (const [index, traits] of departures.traits.entries()) {
      const day = isoDayOf(dayOf(traits) * DAY_MS)
      const offer = offers.get(yearMonth(day))
      if (offer === undefined || day <= today || statusOf(traits) === SOLD_OUT) continue
      offer.departuresCount++
      const price = pricesBy((code) => departures.prices[code][index] ?? 0)
      if (canBeBooked(traits) && price[currency] < (offer.from?.price[currency] ?? Infinity))
        offer.from = { day, price }
    }
  const months = [...offers.values()]
  const twelve = months[0]?.departuresCount === 0 ? months.slice(1) : months.slice(0, 12)
  return twelve.sort((a, b) => a.month.slice(5).localeCompare(b.month.slice(5)))
}
