import { createMiddleware } from 'hono/factory'
import { exceedsLimit, RETRY_AFTER } from '../../../shared/http/rate-limit.ts'
import type { Api } from '../env.ts'
import { jsonError } from './json.ts'

/**
 * Refuses requests of a network address that exceed a limit of wrangler.toml. Requests through a service binding have no
 * address.
 */
export const limitRequests = (binding: 'FORMS_LIMIT' | 'SEARCH_LIMIT') =>
  createMiddleware<Api>(async (c, next) => {
    if (!(await exceedsLimit(c.env[binding], c.req.raw.headers))) return next()
    // Parsed while the body is there: the page of the refusal contains the input.
    await c.req.parseBody().catch(() => ({}))
    c.header('Retry-After', RETRY_AFTER)
    return jsonError(c, 429, 'too_many', 'too many requests in a minute')
  })
