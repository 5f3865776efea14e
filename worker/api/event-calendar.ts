import { Hono } from 'hono'
import { brand } from '../../markets/brand.ts'
import { eventPath } from '../../markets/links.ts'
import { eventCalendar } from '../../shared/wemeet/event-calendar.ts'
import { loadEvent } from '../data/wemeet.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { respondUnavailable } from './responses.ts'

export const eventCalendarFile = new Hono<GatewayApp>().get('/event.ics', async (c, next) => {
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
