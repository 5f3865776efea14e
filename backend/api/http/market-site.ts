import { createMiddleware } from 'hono/factory'
import { marketIdSchema } from '../../../markets/market-id.ts'
import { ensureOffers } from '../catalogue/offers.ts'
import type { Api } from '../env.ts'
import { siteOf } from '../site.ts'
import { jsonError } from './answer.ts'

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
