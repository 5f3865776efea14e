import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { instantOf, now, today } from '../../kit/clock.ts'
import { deadLetters, retryDead } from '../alerts/dead-letters.ts'
import { announceChange } from '../alerts/run-alerts.ts'
import { latestRatings } from '../ask/ratings.ts'
import { addEvent } from '../backoffice/add-event.ts'
import { addTour, newTourSchema } from '../backoffice/add-tour.ts'
import { applyBooking } from '../backoffice/apply-booking.ts'
import { changeTour } from '../backoffice/change-tour.ts'
import { tourChangeSchema } from '../backoffice/tour-change.ts'
import type { Api, Env } from '../env.ts'
import { jsonBody, jsonError, jsonOk, refuseFields } from '../http/json.ts'
import { departures } from '../office/entities/departures.ts'
import { programCalls } from '../office/program-calls.ts'
import { announce } from '../publishing/announce.ts'
import { cancelEvent } from '../wemeet/cancel-event.ts'
import { publishingRoute } from './publishing.route.ts'
import { uploadsRoute } from './uploads.route.ts'

const RATINGS_SHOWN = 200
const NO_TOUR = 'no departure has this id'

const bookingSchema = z.strictObject({
  seats: z
    .number()
    .int()
    .min(-20)
    .max(20)
    .refine((seats) => seats !== 0),
})

export const backofficeEventsRoute = new Hono<Api>()
  .post('/events', async (c) => {
    const outcome = await addEvent(c.env.DB, await jsonBody(c), now(c.env))
    if (outcome.kind === 'refused') return jsonError(c, 422, 'invalid_fields', outcome.reasons.join('; '))
    if (outcome.kind === 'busy') return jsonError(c, 409, 'coordinator_busy', outcome.reason)
    const { slug } = outcome
    return jsonOk(c, { slug, announced: await announce(c.env) })
  })
  .delete('/events/:slug', async (c) => {
    const slug = c.req.param('slug')
    const outcome = await cancelEvent(c.env, slug, now(c.env))
    if (outcome.kind === 'unknown') return jsonError(c, 404, 'event_not_found', 'no event has this slug')
    if (outcome.kind === 'over') return jsonError(c, 422, 'event_over', 'the event has begun')
    const { attendees, mailed } = outcome
    return jsonOk(c, { slug, attendees, mailed, announced: await announce(c.env) })
  })

/** Behind a check of the write token. */
export const backofficeRoute = new Hono<Api>()
  .use(programCalls)
  .route('/', publishingRoute)
  .route('/', backofficeEventsRoute)
  .route('/', uploadsRoute)
  .get('/ask/ratings', async (c) => jsonOk(c, await latestRatings(c.env.DB, RATINGS_SHOWN)))
  .get('/tours/:id', async (c) => {
    const id = c.req.param('id')
    const tour = await departures.load(c.env.DB, id)
    return tour === null ? jsonError(c, 404, 'tour_not_found', NO_TOUR) : jsonOk(c, { id, ...(tour as object) })
  })
  .patch('/tours/:id', async (c) => {
    const change = tourChangeSchema.safeParse(await jsonBody(c))
    return change.success ? respondChange(c, change.data) : refuseFields(c, change.error)
  })
  .post('/tours/:id/bookings', async (c) => {
    const booking = bookingSchema.safeParse(await jsonBody(c))
    if (!booking.success) return refuseFields(c, booking.error)
    return respondChange(c, (state) => applyBooking(state, booking.data.seats))
  })
  .post('/travels/:slug/tours', async (c) => {
    const tour = newTourSchema.safeParse(await jsonBody(c))
    if (!tour.success) return refuseFields(c, tour.error)
    const outcome = await addTour(c.env.DB, c.req.param('slug'), tour.data, whenOf(c))
    if (outcome.kind === 'unknown') return jsonError(c, 404, 'travel_not_found', 'no travel has this slug')
    if (outcome.kind === 'refused') return jsonError(c, 422, 'invalid_fields', outcome.reasons.join('; '))
    if (outcome.kind === 'busy') return jsonError(c, 409, 'coordinator_busy', outcome.reason)
    await announceTour(c.env, outcome)
    return jsonOk(c, outcome.tour)
  })
  .get('/alerts/dead-letters', async (c) => jsonOk(c, await deadLetters(c.env.DB)))
  .post('/alerts/dead-letters/retry', async (c) => jsonOk(c, { retried: await retryDead(c.env.DB) }))

const whenOf = (c: Context<Api>) => ({ today: today(c.env), instant: instantOf(c.env) })

const respondChange = async (c: Context<Api>, change: Parameters<typeof changeTour>[2]) => {
  const outcome = await changeTour(c.env.DB, c.req.param('id') ?? '', change, whenOf(c))
  if (outcome.kind === 'unknown') return jsonError(c, 404, 'tour_not_found', NO_TOUR)
  if (outcome.kind === 'refused') return jsonError(c, 422, 'invalid_fields', outcome.reasons.join('; '))
  if (outcome.kind === 'busy') return jsonError(c, 409, 'coordinator_busy', outcome.reason)
  await announceTour(c.env, outcome)
  return jsonOk(c, outcome.tour)
}

const announceTour = async (env: Env, { changeId }: { changeId: string }) => {
  await announceChange(env, changeId)
  await announce(env)
}
