import { Hono } from 'hono'
import { tourDetail } from '../catalogue/tour-detail.ts'
import type { Api } from '../env.ts'
import { flightsOf } from '../flights/flights-of.ts'
import { jsonError, jsonOk } from '../http/answer.ts'
import { now } from '../http/clock.ts'
import { marketSite } from '../http/market-site.ts'

/** GET /tours/show?slug=&tour= (a travel's slug and a departure's code), and GET /flights?tour= (a departure's id). */
export const toursRoute = new Hono<Api>()
  .get('/tours/show', marketSite, async (c) => {
    const instant = new Date(now(c.env)).toISOString()
    const tour = await tourDetail(c.get('site'), c.req.query('slug') ?? '', c.req.query('tour') ?? '', instant)
    return tour ? jsonOk(c, tour) : jsonError(c, 404, 'tour_not_found', 'no departure of this travel has this code')
  })
  .get('/flights', marketSite, async (c) => {
    const flights = await flightsOf(c.get('site'), c.req.query('tour') ?? '')
    return flights ? jsonOk(c, flights) : jsonError(c, 404, 'tour_not_found', 'no departure has this id')
  })
