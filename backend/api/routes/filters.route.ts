import { Hono } from 'hono'
import { availableFilters } from '../catalogue/available-filters.ts'
import type { Api } from '../env.ts'
import { jsonOk } from '../http/answer.ts'
import { marketSite } from '../http/market-site.ts'

/** GET /filters */
export const filtersRoute = new Hono<Api>().get('/', marketSite, async (c) =>
  jsonOk(c, await availableFilters(c.get('site'))),
)
