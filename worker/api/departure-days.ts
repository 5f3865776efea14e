import { Hono } from 'hono'
import type { Market } from '../../markets/market-schema.ts'
import { translators } from '../../markets/translate.ts'
import type { QueryOf, ResponseOf } from '../../shared/contracts/browser-api.ts'
import type { CalendarDay } from '../../shared/contracts/calendar-days.ts'
import type { DepartureDay } from '../../shared/contracts/departure-days.ts'
import { type CurrencyCode, currencyCodeSchema } from '../../shared/contracts/money.ts'
import { parseFilterQuery, withoutKeys } from '../../shared/filters/filter-query.ts'
import { formatMoney } from '../../shared/money/format-money.ts'
import { loadDepartureDays } from '../data/search.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'

type Call = 'GET /api/departure-days'

/** Days with departures by `?currency=` and a filter's query; empty when loading fails (spec section 8). */
export const departureDays = new Hono<GatewayApp>().get('/departure-days', async (c) => {
  const market = c.get('market')
  const { searchParams } = c.get('url')
  const currency = currencyCodeSchema
    .catch(market.currency)
    .parse(searchParams.get('currency' satisfies keyof QueryOf<Call>))
  const filter = withoutKeys(
    parseFilterQuery(searchParams),
    'dateFrom',
    'dateTo',
    'daysSpan',
    'sort',
    'page',
    'perPage',
  )
  const found = await loadDepartureDays(c.var.visit.data, market.id, { ...filter, currency }).catch(() => null)
  return c.json<ResponseOf<Call>>({
    days: (found?.value.days ?? []).map((day) => calendarDay(market, currency, day)),
  })
})

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
