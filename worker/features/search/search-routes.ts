import { Hono } from 'hono'
import { formatDate } from '../../../markets/format-date.ts'
import { translators } from '../../../markets/translate.ts'
import type { QueryOf, ResponseOf } from '../../../shared/contracts/browser-api.ts'
import { currencyCodeSchema } from '../../../shared/contracts/money.ts'
import { isoDayOf } from '../../../shared/dates/iso-days.ts'
import { parseFilterQuery, withoutKeys } from '../../../shared/filters/filter-query.ts'
import { loadFilters, loadTopSellers } from '../../data/catalogue.ts'
import { valueOrNull } from '../../data/public-client.ts'
import { loadDepartureDays } from '../../data/search.ts'
import { searchOptions } from '../../ui/search-box/search-options.ts'
import type { GatewayApp } from '../../visit/gateway-app.ts'
import { calendarDay } from './calendar-day.ts'
import { lookupResults } from './lookup-results.ts'

type DestinationsCall = 'GET /api/destinations'
type DaysCall = 'GET /api/departure-days'

const MAX_SEARCH = 100

export const searchRoutes = new Hono<GatewayApp>()
  // Fails silently, with an empty list (spec section 8).
  .get('/destinations', async (c) => {
    const query: Partial<QueryOf<DestinationsCall>> = c.req.query()
    const search = (query.search ?? '').trim().slice(0, MAX_SEARCH)
    const market = c.get('market')
    if (search === '') return c.json<ResponseOf<DestinationsCall>>({ results: [] })
    const found = await loadTopSellers(c.var.visit.data, market.id, { search }).catch(() => null)
    if (found === null) return c.json<ResponseOf<DestinationsCall>>({ results: [] }, 503)
    return c.json<ResponseOf<DestinationsCall>>({ results: lookupResults(market, found.value) })
  })
  // Days with departures by `?currency=` and a filter's query; empty when loading fails (spec section 8).
  .get('/departure-days', async (c) => {
    const market = c.get('market')
    const { searchParams } = c.get('url')
    const currency = currencyCodeSchema
      .catch(market.currency)
      .parse(searchParams.get('currency' satisfies keyof QueryOf<DaysCall>))
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
    return c.json<ResponseOf<DaysCall>>({
      days: (found?.value.days ?? []).map((day) => calendarDay(market, currency, day)),
    })
  })
  // Options of the search widget; without the back end, those that the calendar gives.
  .get('/search-options', async (c) => {
    const market = c.get('market')
    const filters = await valueOrNull(loadFilters(c.var.visit.data, market.id))
    const words = {
      t: translators[market.id],
      date: (day: string, pattern: keyof typeof market.dateFormats) =>
        formatDate(day, market.dateFormats[pattern], market.locale),
      market,
      today: isoDayOf(c.get('config').now()),
    }
    return c.json<ResponseOf<'GET /api/search-options'>>(searchOptions(words, filters))
  })
