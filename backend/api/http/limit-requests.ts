import { createMiddleware } from 'hono/factory'
import { exceedsLimit, RETRY_AFTER } from '../../../shared/http/rate-limit.ts'
import type { Api } from '../env.ts'
import { jsonError } from './json.ts'

type Binding = 'FORMS_LIMIT' | 'SEARCH_LIMIT'

/** Pictures are counted where no cache has them (images.route.ts), and the back office needs a token. */
const UNCOUNTED = /^\/(healthz|readyz|faults|images|backoffice)(\/|$)/
const FORMS = /^\/(newsletter(\/|$)|alerts\/leave$)/

/** The limit that a request counts against, if any. */
export const rateLimitOf = (method: string, path: string): Binding | null => {
  if (UNCOUNTED.test(path)) return null
  return method === 'POST' && FORMS.test(path) ? 'FORMS_LIMIT' : 'SEARCH_LIMIT'
}

/**
 * Refuses requests of a network address that exceed a limit of wrangler.toml. Requests through a service binding have no
 * address.
 */
export const limitRequests = createMiddleware<Api>(async (c, next) => {
  const name = rateLimitOf(c.req.method, c.req.path)
  if (name === null || !(await exceedsLimit(c.env[name], c.req.raw.headers))) return next()
  // Parsed while the body is there: the page of the refusal contains the input.
  await c.req.parseBody().catch(() => ({}))
  c.header('Retry-After', RETRY_AFTER)
  return jsonError(c, 429, 'too_many', 'too many requests in a minute')
})
