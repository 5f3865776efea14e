import { type Context, Hono } from 'hono'
import { brand } from '../../../markets/brand.ts'
import { eventPath } from '../../../markets/links.ts'
import { withModal } from '../../../shared/modals/modal-url.ts'
import { eventCalendar } from '../../../shared/wemeet/event-calendar.ts'
import { loadEvent } from '../../data/wemeet.ts'
import { formPost } from '../../forms/form-post.ts'
import { redirectOrJson, referrerPath, refuseForm, respondUnavailable } from '../../forms/responses.ts'
import type { JOIN_STEPS } from '../../modals/event-join/event-place.tsx'
import type { GatewayApp } from '../../visit/gateway-app.ts'
import { userApi } from '../../visit/user-api.ts'
import { attendeeOf } from './attendee.ts'
import { join, leave } from './wemeet-calls.ts'

const EVENT = /^[a-z0-9-]{1,120}$/

export const wemeetRoutes = new Hono<GatewayApp>()
  .get('/event.ics', async (c, next) => {
    const slug = c.get('url').searchParams.get('event') ?? ''
    const market = c.get('market')
    const loaded = await loadEvent(c.var.visit.data, market.id, slug).catch(() => null)
    if (loaded === null) return respondUnavailable(c)
    const { value: event } = loaded
    const path = event && eventPath(market, event.slug)
    if (event === null || path === null) return next()
    const { SITE_ORIGINS, now } = c.get('config')
    return c.body(eventCalendar(event, SITE_ORIGINS[market.id] + path, now(), brand), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${event.slug}.ics"`,
    })
  })
  .post('/wemeet/join', formPost, async (c) => {
    const event = eventOf(c)
    if (event === null) return refuseForm(c, 'unknown')
    const attendee = await attendeeOf(c.var.visit)
    if (attendee === null) return toModal(c, event, 'place', 'signed-out')
    const joined = await join(userApi(c.var.visit, attendee.person), c.get('market').id, event)
    if (joined === null) return toModal(c, event, 'failed')
    return toModal(c, event, joined.result === 'joined' && joined.mailed ? 'joined' : 'place')
  })
  .post('/wemeet/leave', formPost, async (c) => {
    const event = eventOf(c)
    if (event === null) return refuseForm(c, 'unknown')
    const attendee = await attendeeOf(c.var.visit)
    if (attendee === null) return toModal(c, event, 'place', 'signed-out')
    const left = await leave(userApi(c.var.visit, attendee.person), c.get('market').id, event)
    return toModal(c, event, left ? 'left' : 'failed')
  })

const eventOf = (c: Context<GatewayApp>): string | null => {
  const { event = '' } = c.get('form')
  return EVENT.test(event) ? event : null
}

const toModal = (
  c: Context<GatewayApp>,
  event: string,
  step: (typeof JOIN_STEPS)[number],
  refused: 'signed-out' | boolean = step !== 'joined' && step !== 'left',
): Response =>
  redirectOrJson(c, withModal(referrerPath(c), 'event-join', step === 'place' ? null : step, { event }), refused)
