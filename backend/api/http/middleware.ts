import { createMiddleware } from 'hono/factory'
import { defaultHeaders } from '../../kit/http/default-headers.ts'
import type { Api } from '../env.ts'

export const responseHeaders = createMiddleware<Api>(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(defaultHeaders(c.env))) if (!c.res.headers.has(name)) c.header(name, value)
})
