import { createMiddleware } from 'hono/factory'
import { marketIdSchema } from '../../../markets/market-id.ts'
import { DEFAULT_HEADERS } from '../../http/default-headers.ts'
import { ensureOffers } from '../catalogue/offers.ts'
import type { Api } from '../env.ts'
import { siteOf } from '../site.ts'
import { jsonError } from './json.ts'

/** What every response carries unless its route says otherwise. */
export const responseHeaders = createMiddleware<Api>(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(DEFAULT_HEADERS)) if (!c.res.headers.has(name)) c.header(name, value)
})

/**
 * Reads, and throws away, what an answer has left of the body, say a refusal that did not need it: otherwise the
 * runtime cuts the connection, and the client's next request on it fails.
 */
export const readBody = createMiddleware<Api>(async (c, next) => {
  const { body } = c.req.raw
  await next()
  if (body && !body.locked) await body.pipeTo(new WritableStream()).catch(() => undefined)
})

/** Calls of the catalogue and content: `?market=` names a market, or 400. Sets `site`. */
export const marketSite = createMiddleware<Api>(async (c, next) => {
  const market = marketIdSchema.safeParse(c.req.query('market'))
  if (!market.success)
    return jsonError(c, 400, 'unknown_market', `market must be one of ${marketIdSchema.options.join(', ')}`)
  const site = siteOf(c.env, market.data)
  await ensureOffers(c.env.DB, site.today, performance.now())
  c.set('site', site)
  await next()
})
