import { Hono } from 'hono'
import { changeTour } from '../backoffice/change-tour.ts'
import { tourChangeSchema } from '../backoffice/tour-change.ts'
import type { Api } from '../env.ts'
import { refuse, refuseFields, succeed } from '../http/answer.ts'
import { carriesSecret } from '../http/bearer.ts'
import { now, today } from '../http/clock.ts'
import { announce } from '../publishing/announce.ts'
import { publishingRoute } from './publishing.route.ts'

/** PATCH /backoffice/tours/:id and publishing (publishing.route.ts), for holders of API_WRITE_TOKEN only; for nobody while that is not set. */
export const backofficeRoute = new Hono<Api>()
  .use(async (c, next) => {
    if (await carriesSecret(c.req.header('authorization'), c.env.API_WRITE_TOKEN)) return next()
    c.header('WWW-Authenticate', 'Bearer')
    return refuse(c, 401, 'unauthorized', 'a valid bearer token is required')
  })
  .route('/', publishingRoute)
  .patch('/tours/:id', async (c) => {
    const change = tourChangeSchema.safeParse(await c.req.json().catch(() => null))
    if (!change.success) return refuseFields(c, change.error)
    const outcome = await changeTour(c.env.DB, c.req.param('id'), change.data, {
      today: today(c.env),
      instant: new Date(now(c.env)).toISOString(),
    })
    if (outcome.kind === 'unknown') return refuse(c, 404, 'tour_not_found', 'no departure has this id')
    if (outcome.kind === 'refused') return refuse(c, 422, 'invalid_fields', outcome.reasons.join('; '))
    await announce(c.env, [`travel:${outcome.travelSlug}`])
    return succeed(c, outcome.tour)
  })
