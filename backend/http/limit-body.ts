import type { Context, Env } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readUpTo } from '../../shared/http/read-up-to.ts'

/** Runs first, and reads every body at last: an unread one closes the connection, and the client's next request fails. */
export const limitBody = <E extends Env>(maxBytes: (path: string) => number, refuse: (c: Context<E>) => Response) =>
  createMiddleware<E>(async (c, next) => {
    if (c.req.raw.body === null) return next()
    const most = maxBytes(c.req.path)
    /** False when the body is too long. */
    const read = async (): Promise<boolean> => {
      const bytes = await readUpTo(c.req.raw.body, most)
      if (bytes !== null) c.req.raw = new Request(c.req.raw, { body: bytes })
      return bytes !== null
    }
    // A declared length is the length: without one, the body is counted.
    if (Number(c.req.header('content-length')) <= most) {
      await next()
      if (!c.req.raw.bodyUsed) await read()
      return
    }
    return (await read()) ? next() : refuse(c)
  })
