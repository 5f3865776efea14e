import { Hono } from 'hono'
import { z } from 'zod'
import type { BodyOf } from '../../../shared/contracts/browser-api.ts'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import { MAX_EVENTS, storefrontEventSchema } from '../../../shared/contracts/storefront-events.ts'
import { readBeacon } from '../../forms/read-beacon.ts'
import type { GatewayApp } from '../../visit/gateway-app.ts'
import { deferStream, streamEvents, streamSource } from './event-stream.ts'

const batchSchema = lazySchema(() =>
  z.object({
    events: z.array(z.unknown()).max(MAX_EVENTS),
  } satisfies Record<keyof BodyOf<'POST /api/events'>, z.ZodType>),
)

/** Validates events and forwards those of visitors who allow analytics (docs/events.md). */
export const eventRoutes = new Hono<GatewayApp>().post('/events', async (c) => {
  const received = await readBeacon(c, batchSchema)
  if (received instanceof Response) return received
  const { requestId: id, dataLog, log } = c.var
  const valid = received.events.flatMap((each) => storefrontEventSchema.safeParse(each).data ?? [])
  const dropped = received.events.length - valid.length
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
