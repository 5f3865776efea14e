import { Hono } from 'hono'
import { formatDate } from '../../markets/format-date.ts'
import { translators } from '../../markets/translate.ts'
import type { ResponseOf } from '../../shared/contracts/browser-api.ts'
import { isoDayOf } from '../../shared/dates/iso-days.ts'
import { loadFilters } from '../data/catalogue.ts'
import { valueOrNull } from '../data/public-client.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { searchOptions } from '../ui/search-box/search-options.ts'

/** Options of the search widget; without the back end, those that the calendar gives. */
export const searchOptionsCall = new Hono<GatewayApp>().get('/search-options', async (c) => {
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
