import { Hono } from 'hono'
import { z } from 'zod'
import { allows } from '../../../shared/consent/consent.ts'
import type { BodyOf } from '../../../shared/contracts/browser-api.ts'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import { MAX_EVENTS, type StorefrontEvent, storefrontEventSchema } from '../../../shared/contracts/storefront-events.ts'
import { type CallContext, fetchExternal } from '../../data/transport.ts'
import { originOfPost, parseJsonOrNull, readText } from '../../forms/read-form.ts'
import { logLine } from '../../telemetry/log-line.ts'
import type { GatewayApp } from '../../visit/gateway-app.ts'
import { deliver, type EventSink } from './event-sink.ts'

/** Browsers' limit of a beacon. */
const MAX_BYTES = 65_536

/** `id` stays the same when a batch is sent again. */
export type EventBatch = { id: string; at: string; market: string; events: readonly StorefrontEvent[] }

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
  const { config, requestId: id, market, visitor, dataLog, log } = c.var
  if (!allows(visitor.consent, 'analytics') || visitor.isBot) return c.body(null, 204)
  const received = batchSchema.safeParse(parseJsonOrNull(text))
  if (!received.success) return c.json({ error: 'not events' }, 422)
  const valid = received.data.events.flatMap((each) => storefrontEventSchema.safeParse(each).data ?? [])
  const dropped = received.data.events.length - valid.length
  if (dropped > 0) dataLog.dropped.push(`events: ${dropped} dropped`)
  log.events = valid.map(({ event }) => event)
  if (valid.length > 0) {
    const batch: EventBatch = { id, at: new Date(config.now()).toISOString(), market: market.id, events: valid }
    c.executionCtx.waitUntil(
      deliver(analyticsSinks({ env: c.env, config }), batch).catch((error) =>
        logLine(config, { id, error: 'event delivery', detail: String(error).slice(0, 200) }),
      ),
    )
  }
  return c.body(null, 204)
})

const analyticsSinks = (context: CallContext): EventSink<EventBatch>[] => {
  const { ANALYTICS_URL: url, ANALYTICS_KEY: key } = context.config
  if (url === undefined) return []
  const headers = {
    'content-type': 'application/json',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  }
  const send = async (batch: EventBatch) => {
    const body = JSON.stringify(batch)
    const response = await fetchExternal(context, { name: 'analytics', url, method: 'POST', headers, body })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`status ${response.status}`)
  }
  return [send]
}
