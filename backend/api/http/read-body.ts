import { createMiddleware } from 'hono/factory'
import type { Api } from '../env.ts'

/**
 * Reads what an answer has left of the body, say a refusal that did not need it: otherwise the runtime cuts the
 * connection, and the client's next request on it fails. Comes after the body limit, so there is little to read.
 */
export const readBody = createMiddleware<Api>(async (c, next) => {
  await next()
  if (c.req.raw.body && !c.req.raw.bodyUsed) await c.req.raw.arrayBuffer().catch(() => null)
})
