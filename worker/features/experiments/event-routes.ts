import { Hono } from 'hono'
import { z } from 'zod'
import { allows } from '../../../shared/consent/consent.ts'
import type { BodyOf } from '../../../shared/contracts/browser-api.ts'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import { MAX_EVENTS, storefrontEventSchema } from '../../../shared/contracts/storefront-events.ts'
import { originOfPost, parseJsonOrNull, readText } from '../../forms/read-form.ts'
import type { GatewayApp } from '../../visit/gateway-app.ts'
import { deferStream, streamEvents, streamSource } from './event-stream.ts'

/** Browsers' limit of a beacon. */
const MAX_BYTES = 65_536

const batchSchema = lazySchema(() =>
  z.object({
    events: z.array(z.unknown()).max(MAX_EVENTS),
  } satisfies Record<keyof BodyOf<'POST /api/events'>, z.ZodType>),
)

/** Validates events and forwards those of visitors who allow analytics (docs/events.md). */
export const eventRoutes = new Hono<GatewayApp>().post('/events', async (c) => {
  const text = await readText(c.req.raw, MAX_BYTES)
  if (text === null) return c.json({ error: 'too large' }, 413)
  if (originOfPost(c) !== 'own') return c.json({ error: 'foreign' }, 403)
  const { requestId: id, visitor, dataLog, log } = c.var
  if (!allows(visitor.consent, 'analytics') || visitor.isBot) return c.body(null, 204)
  const received = batchSchema.safeParse(parseJsonOrNull(text))
  if (!received.success) return c.json({ error: 'not events' }, 422)
  const valid = received.data.events.flatMap((each) => storefrontEventSchema.safeParse(each).data ?? [])
  const dropped = received.data.events.length - valid.length
  if (dropped > 0) dataLog.dropped.push(`events: ${dropped} dropped`)
  log.events = valid.map(({ event }) => event)
  if (valid.length > 0) {
    const visit = c.get('visit')
    deferStream(
      visit,
      streamSource(visit, id).then((source) => streamEvents(visit, source, valid)),
    )
  }
  return c.body(null, 204)
})
