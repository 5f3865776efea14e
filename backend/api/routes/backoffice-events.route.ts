import { Hono } from 'hono'
import { addEvent } from '../backoffice/add-event.ts'
import type { Api } from '../env.ts'
import { jsonError, jsonOk } from '../http/answer.ts'
import { now } from '../http/clock.ts'
import { announce } from '../publishing/announce.ts'
import { cancelEvent } from '../wemeet/cancel-event.ts'

/** Editors' calls about events of the community; who may call is looked at before (backoffice.route.ts). */
export const backofficeEventsRoute = new Hono<Api>()
  .post('/events', async (c) => {
    const outcome = await addEvent(c.env.DB, await c.req.json().catch(() => null), now(c.env))
    if (outcome.kind === 'refused') return jsonError(c, 422, 'invalid_fields', outcome.reasons.join('; '))
    const { slug } = outcome
    return jsonOk(c, { slug, announced: await announce(c.env, ['wemeet', `wemeet:${slug}`]) })
  })
  .delete('/events/:slug', async (c) => {
    const slug = c.req.param('slug')
    const outcome = await cancelEvent(c.env, slug, now(c.env))
    if (outcome.kind === 'unknown') return jsonError(c, 404, 'event_not_found', 'no event has this slug')
    if (outcome.kind === 'over') return jsonError(c, 422, 'event_over', 'the event has begun')
    const { attendees, mailed } = outcome
    return jsonOk(c, { slug, attendees, mailed, announced: await announce(c.env, ['wemeet', `wemeet:${slug}`]) })
  })
