import { Hono } from 'hono'
import { coordinatorDetail } from '../catalogue/coordinators.ts'
import type { Api } from '../env.ts'
import { jsonError, jsonOk } from '../http/answer.ts'
import { marketSite } from '../http/market-site.ts'

/** GET /coordinators/show?slug= */
export const coordinatorsRoute = new Hono<Api>().get('/show', marketSite, async (c) => {
  const coordinator = await coordinatorDetail(c.get('site'), c.req.query('slug') ?? '')
  return coordinator
    ? jsonOk(c, coordinator)
    : jsonError(c, 404, 'coordinator_not_found', 'no coordinator has this slug')
})
