import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { listRequestSchema } from '../../../shared/contracts/filter-state.ts'
import { searchCountsRequestSchema } from '../../../shared/contracts/search.ts'
import { searchFacets } from '../catalogue/columns/facets.ts'
import { priceGrid } from '../catalogue/columns/price-grid.ts'
import { searchCounts } from '../catalogue/columns/search-counts.ts'
import { listTours } from '../catalogue/tour-list.ts'
import { listTravels } from '../catalogue/travel-list.ts'
import type { Api } from '../env.ts'
import { jsonOk, refuseFields } from '../http/answer.ts'
import { jsonBody } from '../http/json-body.ts'
import { marketSite } from '../http/market-site.ts'
import type { Site } from '../site.ts'

/**
 * What a filter leaves: POST /tours, /travels and /travels/paginated (one page), /tours/facets, /travels/facets,
 * /tours/price-grid and /search/counts. No body means no filter.
 */
export const listsRoute = new Hono<Api>()
  .post('/tours', marketSite, (c) => answer(c, listRequestSchema, listTours))
  .post('/tours/facets', marketSite, (c) =>
    answer(c, listRequestSchema, (site, filter) => searchFacets(site, filter, 'tours')),
  )
  .post('/tours/price-grid', marketSite, (c) => answer(c, listRequestSchema, priceGrid))
  .post('/travels', marketSite, (c) => answer(c, listRequestSchema, listTravels))
  .post('/travels/paginated', marketSite, (c) => answer(c, listRequestSchema, listTravels))
  .post('/travels/facets', marketSite, (c) =>
    answer(c, listRequestSchema, (site, filter) => searchFacets(site, filter, 'travels')),
  )
  .post('/search/counts', marketSite, (c) => answer(c, searchCountsRequestSchema, searchCounts))

async function answer<Asked, Answer>(
  c: Context<Api>,
  schema: z.ZodType<Asked>,
  find: (site: Site, asked: Asked) => Promise<Answer>,
) {
  const asked = schema.safeParse(await jsonBody(c))
  return asked.success ? jsonOk(c, await find(c.get('site'), asked.data)) : refuseFields(c, asked.error)
}
