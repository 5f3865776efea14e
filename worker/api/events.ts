import { Hono } from 'hono'
import { z } from 'zod'
import { allows } from '../../shared/consent/consent.ts'
import { MAX_EVENTS, type StorefrontEvent, storefrontEventSchema } from '../../shared/contracts/storefront-events.ts'
import { originOfPost } from '../gateway/csrf.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { readText } from '../gateway/read-form.ts'
import { logLine } from '../log/log-line.ts'
import { sendEvents } from './send-events.ts'

/** Browsers' own limit of a beacon: a larger one never arrives. */
const MAX_BYTES = 65_536

const batchSchema = z.object({ events: z.array(z.unknown()).max(MAX_EVENTS) })

/**
 * Collector of events (docs/events.md): validates those of visitors who allow analytics and forwards them after the
 * response. Accepts our own pages only; drops and logs invalid events.
 */
export const events = new Hono<GatewayApp>().post('/events', async (c) => {
  const text = await readText(c.req.raw, MAX_BYTES)
  if (text === null) return c.json({ error: 'too large' }, 413)
  if (originOfPost(c) !== 'own') return c.json({ error: 'foreign' }, 403)
  const { consent, isBot } = c.get('visitor')
  if (!allows(consent, 'analytics') || isBot) return c.body(null, 204)
  const batch = batchSchema.safeParse(jsonOf(text))
  if (!batch.success) return c.json({ error: 'not events' }, 422)
  const valid = batch.data.events.flatMap((each): StorefrontEvent[] => {
    const { data } = storefrontEventSchema.safeParse(each)
    return data === undefined ? [] : [data]
  })
  const dropped = batch.data.events.length - valid.length
  if (dropped > 0) c.get('dataLog').dropped.push(`events: ${dropped} dropped`)
  const config = c.get('config')
  const id = c.get('requestId')
  c.get('log').events = valid.map(({ event }) => event)
  if (valid.length > 0)
    c.executionCtx.waitUntil(
      sendEvents(config, {
        id,
        at: new Date(config.now()).toISOString(),
        market: c.get('market').id,
        events: valid,
      }).catch((error) => logLine(config, { id, error: 'event delivery', detail: String(error).slice(0, 200) })),
    )
  return c.body(null, 204)
})

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
