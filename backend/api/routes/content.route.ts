import { Hono } from 'hono'
import { z } from 'zod'
import { now } from '../../kit/clock.ts'
import { loadCustomPage, loadDraft, loadSlug } from '../content/custom-page.ts'
import { loadLayout } from '../content/layout.ts'
import { loadSitemap } from '../content/sitemap.ts'
import type { Api } from '../env.ts'
import { jsonError, jsonOk, jsonRedirect, refuseFields } from '../http/json.ts'
import { sharedSite } from '../http/market-site.ts'
import { previewedPage } from '../publishing/preview-link.ts'

const text = z.string().max(200)
const withoutSlashes = text.transform((slug) => slug.replace(/^\/+|\/+$/g, ''))
const querySchema = z.union([z.object({ routingKey: text.min(1) }), z.object({ slug: withoutSlashes })], {
  error: 'routingKey or slug is missing',
})

export const contentRoute = new Hono<Api>()
  .get('/layouts', sharedSite, async (c) => {
    const layout = await loadLayout(c.get('site'))
    return layout ? jsonOk(c, layout) : jsonError(c, 404, 'no_layout', 'no layout has been written')
  })
  .get('/sitemap', sharedSite, async (c) => jsonOk(c, await loadSitemap(c.get('site'), now(c.env))))
  .get('/custompages/show', sharedSite, async (c) => {
    const key = querySchema.safeParse(c.req.query())
    if (!key.success) return refuseFields(c, key.error)
    const site = c.get('site')
    const previewed = await previewedPage(c.env.CONTENT_KEY, c.req.query('preview'), now(c.env))
    if (previewed !== null) {
      const draft = await loadDraft(site, key.data, previewed)
      if (draft) return jsonOk(c, draft)
    }
    const found = await ('slug' in key.data ? loadSlug(site, key.data.slug) : loadCustomPage(site, key.data))
    if (found === null) return jsonError(c, 404, 'page_not_found', 'This page could not be found')
    return 'redirectTo' in found ? jsonRedirect(c, found) : jsonOk(c, found)
  })
