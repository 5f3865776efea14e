import { Hono } from 'hono'
import { z } from 'zod'
import { bookingUrl } from '../../../markets/links.ts'
import { CONVERSION_DAYS } from '../../../shared/contracts/experiment-events.ts'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { verifyWebhook } from '../../../shared/signing/webhook.ts'
import { parseJsonOrNull, readText } from '../../forms/read-form.ts'
import { optionsQuery, tourChoices } from '../../pages/tour/tour-query.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { campaignOf } from '../../visit/campaign.ts'
import type { GatewayApp } from '../../visit/gateway-app.ts'
import { storeEvents } from '../experiments/event-sink.ts'
import { deferStream, streamEvents, streamSource } from '../experiments/event-stream.ts'
import { countedDeviceId, deliverEvents, recordEvents, visitorHash } from '../experiments/record-events.ts'

const PURPOSE = 'attribution'
const ATTRIBUTION_SECONDS = CONVERSION_DAYS * 86_400
const TOUR = /^[\w-]{1,100}$/

const attributionSchema = lazySchema(() =>
  z.object({
    visitor: z.string(),
    market: z.string(),
    /** In ms. */
    leftAt: z.number(),
    /** In the event stream. */
    stream: z
      .object({
        visitor: z.string().nullable(),
        session: z.string().nullable(),
        campaign: z.record(z.string(), z.string()).default({}),
      })
      .optional(),
  }),
)
const bookedSchema = lazySchema(() =>
  z.object({
    tour: z.string().regex(TOUR),
    attribution: z.string().max(5000),
    bookedAt: z.iso.datetime(),
    /** Total in units of the currency. */
    amount: z.number().nonnegative().nullable().default(null),
    currency: z.string().length(3).nullable().default(null),
  }),
)

/** Redirects to the booking site and receives its confirmations (decision 25). Conversions are counted as exposures are. */
export const bookingRoutes = new Hono<GatewayApp>()
  .get('/booking/:tour/start', async (c) => {
    const tour = c.req.param('tour')
    if (!TOUR.test(tour)) return c.json({ error: 'not found' }, 404)
    const { BOOKING_ORIGIN, BOOKING_KEY, SIGNING_KEY, now } = c.get('config')
    const { cookies, visitor: person } = c.var.visit
    const options = optionsQuery(tourChoices(c.get('url').searchParams))
    const campaign = new URLSearchParams(campaignOf(cookies, person))
    const url = withQuery(bookingUrl(BOOKING_ORIGIN, tour, options), campaign)
    const deviceId = countedDeviceId(c.var.visit)
    if (deviceId === null) return c.redirect(url, 303)
    const visitor = await visitorHash(deviceId)
    const market = c.get('market').id
    const leftAt = now()
    const at = new Date(leftAt).toISOString()
    // Repeated clicks of a day count once.
    const id = `click/${visitor}/${tour}/${at.slice(0, 10)}`
    const source = await streamSource(c.var.visit, c.var.requestId, leftAt)
    if (c.req.method === 'GET') {
      recordEvents(c.var.visit, [{ kind: 'booking_click', id, visitor, tour, at, market }])
      if (source.visitor !== null)
        deferStream(c.var.visit, streamEvents(c.var.visit, source, [{ event: 'booking_start', tour_id: tour }]))
    }
    if (BOOKING_KEY === undefined) return c.redirect(url, 303)
    const stream = { visitor: source.visitor, session: source.session, campaign: source.campaign }
    const claims = { visitor, market, leftAt, ...(stream.visitor !== null && { stream }) }
    const attribution = await seal(SIGNING_KEY, PURPOSE, claims, leftAt, ATTRIBUTION_SECONDS)
    return c.redirect(withQuery(url, new URLSearchParams({ attribution })), 303)
  })
  .post('/bookings', async (c) => {
    const { ANALYTICS_URL, BOOKING_KEY, SIGNING_KEY, now, realNow } = c.get('config')
    const body = await readText(c.req.raw)
    if (body === null) return c.json({ error: 'too large' }, 413)
    const id = BOOKING_KEY === undefined ? null : await verifyWebhook(BOOKING_KEY, c.req.raw.headers, body, realNow())
    if (id === null) return c.json({ error: 'unauthorized' }, 401)
    const booked = bookedSchema.safeParse(parseJsonOrNull(body))
    if (!booked.success) return c.json({ error: 'not a booking' }, 422)
    const { tour, bookedAt, amount, currency } = booked.data
    const opened = await unseal(SIGNING_KEY, PURPOSE, booked.data.attribution, now())
    const from = attributionSchema.safeParse(opened)
    // Not from our click, or too old: accepted, so that the booking site does not retry.
    if (!from.success) return c.json({ counted: false })
    const { visitor, market, leftAt, stream } = from.data
    // The booking site's clock may differ.
    const at = new Date(Math.min(Math.max(Date.parse(bookedAt), leftAt), now())).toISOString()
    try {
      const booked = { kind: 'booking' as const, id: `booking/${id}`, visitor, tour, at, market }
      if (stream === undefined || ANALYTICS_URL === undefined) await deliverEvents(c.var.visit, [booked])
      // The back end knows whether the visitor has withdrawn consent since.
      else if ((await storeEvents(c.env, c.get('config'), [booked])) > 0) {
        const source = { ...stream, id: `booking/${id}`, at, market, route: null, variations: {} }
        await streamEvents(c.var.visit, source, [{ event: 'booking', tour_id: tour, amount, currency }])
      }
    } catch (error) {
      recordRequestError(c.get('log'), 'event delivery', error)
      return c.json({ error: 'try again' }, 503, { 'retry-after': '60' })
    }
    return c.json({ counted: true })
  })

const withQuery = (url: string, query: URLSearchParams): string =>
  query.size === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`
