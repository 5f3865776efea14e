import { createMiddleware } from 'hono/factory'
import { DEFAULT_HEADERS } from '../../http/default-headers.ts'
import type { Api } from '../env.ts'

export const responseHeaders = createMiddleware<Api>(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(DEFAULT_HEADERS)) if (!c.res.headers.has(name)) c.header(name, value)
})

/** Drains an unread body; otherwise the runtime closes the connection and the client's next request fails. */
export const readBody = createMiddleware<Api>(async (c, next) => {
  const { body } = c.req.raw
  await next()
  if (body && !body.locked) await body.pipeTo(new WritableStream()).catch(() => undefined)
})
