import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { DONE } from '../../../shared/contracts/envelope.ts'
import { TIME_FILTERS } from '../../../shared/wemeet/time-filter.ts'
import { now } from '../../kit/clock.ts'
import { alertOwnerOf } from '../alerts/people/people.ts'
import type { Api } from '../env.ts'
import { requireUserToken } from '../http/authorization.ts'
import { jsonError, jsonOk, refuseFields } from '../http/json.ts'
import { marketSite, sharedSite } from '../http/market-site.ts'
import { announce } from '../publishing/announce.ts'
import { type Attendee, attendanceOf, joinEvent, leaveEvent } from '../wemeet/attendance.ts'
import { listEvents, showEvent } from '../wemeet/list-events.ts'

const querySchema = z.object({
  place: z.string().max(80).default(''),
  when: z.enum(TIME_FILTERS).default('whenever'),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})

export const eventsRoute = new Hono<Api>()
  .get('/wemeet/events', sharedSite, async (c) => {
    const query = querySchema.safeParse(c.req.query())
    if (!query.success) return refuseFields(c, query.error)
    return jsonOk(c, await listEvents(c.get('site'), query.data, now(c.env)))
  })
  .get('/wemeet/events/show', sharedSite, async (c) => {
    const event = await showEvent(c.get('site'), c.req.query('slug') ?? '', now(c.env))
    return event === null ? noSuchEvent(c) : jsonOk(c, event)
  })

export const wemeetRoute = new Hono<Api>()
  .use(marketSite)
  .get('/attendance', requireUserToken, async (c) => {
    const who = attendeeOf(c)
    if (who === null) return emailMissing(c)
    const attendance = await attendanceOf(c.get('site'), who, eventOf(c), now(c.env))
    return attendance === null ? noSuchEvent(c) : jsonOk(c, attendance)
  })
  .put('/attendance', requireUserToken, async (c) => {
    const who = attendeeOf(c)
    if (who === null) return emailMissing(c)
    const joined = await joinEvent(c.env, c.get('site'), who, eventOf(c), now(c.env))
    if (joined === null) return noSuchEvent(c)
    await announce(c.env)
    return jsonOk(c, joined)
  })
  .delete('/attendance', requireUserToken, async (c) => {
    const who = attendeeOf(c)
    if (who === null) return emailMissing(c)
    await leaveEvent(c.env.DB, who, eventOf(c))
    await announce(c.env)
    return jsonOk(c, DONE)
  })

const eventOf = (c: Context<Api>): string => c.req.query('event') ?? ''

const attendeeOf = (c: Context<Api>): Attendee | null => {
  const owner = alertOwnerOf(c.get('person'))
  return owner === null || owner.kind === 'link' ? null : owner
}

const noSuchEvent = (c: Context<Api>) => jsonError(c, 404, 'event_not_found', 'there is no such event')
const emailMissing = (c: Context<Api>) => jsonError(c, 404, 'nobody', 'this person has no address')
