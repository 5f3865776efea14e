import { Hono } from 'hono'
import { loadLayout } from '../content/layout.ts'
import type { Api } from '../env.ts'
import { jsonError, jsonOk } from '../http/answer.ts'
import { marketSite } from '../http/market-site.ts'

/** GET /layouts */
export const layoutsRoute = new Hono<Api>().get('/', marketSite, async (c) => {
  const layout = await loadLayout(c.get('site'))
  return layout ? jsonOk(c, layout) : jsonError(c, 404, 'no_layout', 'no layout has been written')
})
