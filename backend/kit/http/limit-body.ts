import type { Context, Env } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readUpTo } from '../../../shared/http/read-up-to.ts'

/**
 * Runs first. Counts the body, because a declared length can be wrong, and reads it whole: an unread one closes the
 * connection, and the client's next request fails.
 */
export const limitBody = <E extends Env>(maxBytes: (path: string) => number, refuse: (c: Context<E>) => Response) =>
  createMiddleware<E>(async (c, next) => {
    if (c.req.raw.body === null) return next()
    const bytes = await readUpTo(c.req.raw.body, maxBytes(c.req.path))
    if (bytes === null) return refuse(c)
    c.req.raw = new Request(c.req.raw, { body: bytes })
    return next()
  })
