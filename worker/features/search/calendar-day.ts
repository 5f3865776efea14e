import type { Market } from '../../../markets/market-schema.ts'
import { translators } from '../../../markets/translate.ts'
import type { CalendarDay } from '../../../shared/contracts/calendar-days.ts'
import type { DepartureDay } from '../../../shared/contracts/departure-days.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { formatMoney } from '../../../shared/money/format-money.ts'

export const calendarDay = (market: Market, currency: CurrencyCode, entry: DepartureDay): CalendarDay => {
  const t = translators[market.id]
  const cents = entry.price[currency]
  const money = (amount: number) => formatMoney(amount, currency, market.numberFormats[currency])
  const price = money(cents)
  const basePrice = entry.basePrice[currency] > cents ? money(entry.basePrice[currency]) : ''
  return {
    day: entry.day,
    tours: entry.tours,
    status: entry.statuses[0] ?? '',
    cents,
    price,
    basePrice,
    label: [
      t('trip.departures', { count: entry.tours }),
      entry.tours === 1 ? price : t('travel.from', { amount: price }),
      ...(basePrice === '' ? [] : [`${t('trip.fullPrice')} ${basePrice}`]),
      ...entry.statuses.map((status) => t(`trip.status-${status}`)),
    ].join(', '),
  }
}
