import { Hono } from 'hono'
import { z } from 'zod'
import { continentCodeSchema } from '../../../shared/contracts/destination.ts'
import { MAX_LIST } from '../../../shared/filters/filter-kinds.ts'
import { MAX_TEXT } from '../../../shared/filters/search-text.ts'
import { travelDetail } from '../catalogue/travel-detail.ts'
import type { Api } from '../env.ts'
import { jsonError, jsonOk, refuseFields } from '../http/answer.ts'
import { marketSite } from '../http/market-site.ts'
import { topSellers } from '../lookup/top-sellers.ts'

const topSellersQuery = z.object({
  search: z.string().max(MAX_TEXT).default(''),
  countries: z.array(z.string().regex(/^[A-Z]{3}$/, 'must be alpha-3 codes')).max(MAX_LIST),
  continents: z.array(continentCodeSchema).max(MAX_LIST),
})

/** GET /travels/top-sellers?search=&countries[]=&continents[]= and GET /travels/show?slug= */
export const travelsRoute = new Hono<Api>()
  .get('/top-sellers', marketSite, async (c) => {
    const query = topSellersQuery.safeParse({
      search: c.req.query('search'),
      countries: c.req.queries('countries[]') ?? [],
      continents: c.req.queries('continents[]') ?? [],
    })
    return query.success ? jsonOk(c, await topSellers(c.get('site'), query.data)) : refuseFields(c, query.error)
  })
  .get('/show', marketSite, async (c) => {
    const travel = await travelDetail(c.get('site'), c.req.query('slug') ?? '')
    return travel ? jsonOk(c, travel) : jsonError(c, 404, 'travel_not_found', 'no travel has this slug')
  })
