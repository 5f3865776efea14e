import { Hono } from 'hono'
import { z } from 'zod'
import type { BodyOf } from '../../../shared/contracts/browser-api.ts'
import { shownSchema } from '../../../shared/contracts/experiment-events.ts'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import { MAX_EVENTS, storefrontEventSchema } from '../../../shared/contracts/storefront-events.ts'
import { readBeacon } from '../../forms/read-beacon.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import type { GatewayApp } from '../../visit/gateway-app.ts'
import { streamEvents, streamSource } from './event-stream.ts'

/** Batches are sent again as long as the page is open. */
const MAX_AGE_MS = 86_400_000

const batchSchema = lazySchema(() =>
  z.object({
    id: z.uuid(),
    events: z.array(z.unknown()).max(MAX_EVENTS),
    ages: z.array(z.number()).catch([]),
    variations: shownSchema.catch({}),
  } satisfies Record<keyof BodyOf<'POST /api/events'>, z.ZodType>),
)

/**
 * Validates events and forwards those of visitors who allow analytics (docs/events.md). The response is 204 once they are
 * safe; otherwise the browser sends them again, with the same id.
 */
export const eventRoutes = new Hono<GatewayApp>().post('/events', async (c) => {
  const received = await readBeacon(c, batchSchema)
  if (received instanceof Response) return received
  const { dataLog, log } = c.var
  const { id, events, ages, variations: shown } = received
  const visit = { ...c.var.visit, shown }
  // For exposures, which are recorded after this (gateway/exposures-step.ts).
  c.set('visit', visit)
  const now = visit.config.now()
  const valid = events.flatMap((each, i) => {
    const { data } = storefrontEventSchema.safeParse(each)
    const age = Math.min(Math.max(ages[i] ?? 0, 0), MAX_AGE_MS)
    return data === undefined ? [] : { ...data, at: new Date(now - age).toISOString() }
  })
  const dropped = events.length - valid.length
  if (dropped > 0) dataLog.dropped.push(`events: ${dropped} dropped`)
  log.events = valid.map(({ event }) => event)
  try {
    if (valid.length > 0) await streamEvents(visit, await streamSource(visit, id), valid)
  } catch (error) {
    recordRequestError(log, 'event delivery', error)
    return c.json({ error: 'try again' }, 503, { 'retry-after': '60' })
  }
  return c.body(null, 204)
})
