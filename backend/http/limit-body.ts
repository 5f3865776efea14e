import type { Context, Env } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readUpTo } from '../../shared/http/read-up-to.ts'

/** Runs first, and reads every body at last: an unread one closes the connection, and the client's next request fails. */
export const limitBody = <E extends Env>(maxBytes: (path: string) => number, refuse: (c: Context<E>) => Response) =>
  createMiddleware<E>(async (c, next) => {
    const { body } = c.req.raw
    if (body === null) return next()
    const most = maxBytes(c.req.path)
    // A declared length is the length: without one, the body is counted.
    if (Number(c.req.header('content-length')) <= most) {
      await next()
      if (!body.locked && !c.req.raw.bodyUsed) await readUpTo(body, 0)
      return
    }
    const bytes = await readUpTo(body, most)
    if (bytes === null) return refuse(c)
    c.req.raw = new Request(c.req.raw, { body: bytes })
    return next()
  })
