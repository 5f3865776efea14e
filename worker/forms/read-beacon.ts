import type { Context } from 'hono'
import type { z } from 'zod'
import { allows } from '../../shared/consent/consent.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'
import { originOfPost, parseJsonOrNull, readText } from './read-form.ts'

/** Browsers' limit of a beacon. */
const MAX_BYTES = 65_536

/** Body of a beacon from our pages; a response where it is refused, or the visitor does not allow analytics. */
export const readBeacon = async <T>(c: Context<GatewayApp>, schema: z.ZodType<T>): Promise<T | Response> => {
  const text = await readText(c.req.raw, MAX_BYTES)
  if (text === null) return c.json({ error: 'too large' }, 413)
  if (originOfPost(c) !== 'own') return c.json({ error: 'foreign' }, 403)
  const { visitor } = c.var
  if (!allows(visitor.consent, 'analytics') || visitor.isBot) return c.body(null, 204)
  const { success, data } = schema.safeParse(parseJsonOrNull(text))
  return success ? (data as T) : c.json({ error: 'not valid' }, 422)
}
