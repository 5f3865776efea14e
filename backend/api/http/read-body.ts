import { createMiddleware } from 'hono/factory'
import type { Api } from '../env.ts'

/**
 * Reads, and throws away, what an answer has left of the body, say a refusal that did not need it: otherwise the
 * runtime cuts the connection, and the client's next request on it fails.
 */
export const readBody = createMiddleware<Api>(async (c, next) => {
  const { body } = c.req.raw
  await next()
  if (body && !body.locked) await body.pipeTo(new WritableStream()).catch(() => undefined)
})
