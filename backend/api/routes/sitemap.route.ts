import { Hono } from 'hono'
import { loadSitemap } from '../content/sitemap.ts'
import type { Api } from '../env.ts'
import { jsonOk } from '../http/answer.ts'
import { now } from '../http/clock.ts'
import { marketSite } from '../http/market-site.ts'

/** GET /sitemap */
export const sitemapRoute = new Hono<Api>().get('/', marketSite, async (c) =>
  jsonOk(c, await loadSitemap(c.get('site'), now(c.env))),
)
