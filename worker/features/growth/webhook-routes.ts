import { Hono } from 'hono'
import { z } from 'zod'
import { dateOf, MAX_PAYLOAD_LENGTH, parsePayload } from '../../../flags/payload.ts'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import { verifyWebhook } from '../../../shared/signing/webhook.ts'
import { currentFlags } from '../../flags/current-flags.ts'
import { storePayload } from '../../flags/store-payload.ts'
import { readText } from '../../forms/read-form.ts'
import { logLine } from '../../telemetry/log-line.ts'
import type { GatewayApp } from '../../visit/gateway-app.ts'
import { describePayload, pullRecorded, recordChange } from './growth-log.ts'

/** JSON inside JSON: every quote is escaped. */
const MAX_BODY_BYTES = 3 * MAX_PAYLOAD_LENGTH

/** GrowthBook's format "standard"; without a payload it only announces a new one. */
const messageSchema = lazySchema(() =>
  z.object({
    type: z.string(),
    data: z.object({ payload: z.union([z.string(), z.record(z.string(), z.unknown())]).optional() }).optional(),
  }),
)

/** Receives GrowthBook's SDK webhook, signed by the Standard Webhooks convention. */
export const webhookRoutes = new Hono<GatewayApp>().post('/flags/webhook', async (c) => {
  const config = c.get('config')
  const { FLAGS } = c.env
  const body = await readText(c.req.raw, MAX_BODY_BYTES)
  if (body === null) return c.json({ error: 'too large' }, 413)
  const key = config.FLAGS_WEBHOOK_KEY
  const id = key === undefined ? null : await verifyWebhook(key, c.req.raw.headers, body, config.now())
  if (id === null || FLAGS === undefined) return c.json({ error: 'unauthorized' }, 401)
  const text = payloadOf(body)
  if (text === 'malformed') return c.json({ error: 'not a message of GrowthBook' }, 422)
  if (text === 'other news') return c.json({ flags: 'unchanged' })
  if (text === 'fetch it') return c.json({ flags: await pullRecorded(c.env, config) })
  const refuse = async (problem: string) => {
    logLine(config, { flags: 'bad payload', problem })
    await recordChange(c.env, config, { who: 'GrowthBook', what: `sent a payload that was refused: ${problem}` })
    return c.json({ error: problem }, 422)
  }
  const read = parsePayload(text)
  if ('problem' in read) return refuse(read.problem)
  const dateUpdated = dateOf(read.payload)
  const at = Number(c.req.header('webhook-timestamp'))
  const before = await currentFlags(c.env, config)
  const flags = await storePayload(FLAGS, text, { at, id, dateUpdated }, config.now())
  if (flags === 'stored')
    await recordChange(c.env, config, { who: 'GrowthBook', what: await describePayload(before.payload, read.payload) })
  return flags === 'dated in the future' ? refuse(flags) : c.json({ flags })
})

/** Accepts the formats "standard", "standard-no-payload" and "sdkPayload". */
const payloadOf = (body: string): string | 'malformed' | 'other news' | 'fetch it' => {
  try {
    const json: unknown = JSON.parse(body)
    if (typeof json === 'object' && json !== null && 'features' in json) return body
    const message = messageSchema.parse(json)
    if (message.type !== 'payload.changed') return 'other news'
    const payload = message.data?.payload
    if (payload === undefined) return 'fetch it'
    return typeof payload === 'string' ? payload : JSON.stringify(payload)
  } catch {
    return 'malformed'
  }
}
