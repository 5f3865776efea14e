import { type Context, Hono } from 'hono'
import { loadSitemap } from '../data/content.ts'
import { valueOrNull } from '../data/public-client.ts'
import { PUBLIC_PAGES } from '../pages/public.ts'
import { marketSitemaps, SITEMAP_NAMES, type SitemapName } from '../seo/market-sitemaps.ts'
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from '../seo/sitemap-xml.ts'
import type { GatewayApp } from './gateway-app.ts'

const INDEX_PATH = '/sitemap.xml'
const sitemapPath = (name: SitemapName): string => `/sitemaps/${name}.xml`

/** `/robots.txt` and sitemaps. Calendars that subscribe to a file obey it, too. Pages with "noindex" may be crawled: otherwise search engines would not read it. */
export const crawlers = new Hono<GatewayApp>()
  .get('/robots.txt', (c) => {
    c.get('log').route = 'robots'
    const origin = c.get('config').SITE_ORIGINS[c.get('market').id]
    return c.text(
      `User-agent: *\nDisallow: /api/\nAllow: /api/departure.ics\nAllow: /api/event.ics\n\nSitemap: ${origin}${INDEX_PATH}\n`,
      200,
      CACHED,
    )
  })
  .get(INDEX_PATH, async (c) => {
    c.get('log').route = 'sitemap'
    const origin = c.get('config').SITE_ORIGINS[c.get('market').id]
    const sitemaps = await sitemapsOf(c)
    if (sitemaps === null) return unavailable(c)
    const listed = SITEMAP_NAMES.filter((name) => sitemaps[name].length > 0)
    return xml(
      c,
      sitemapIndexXml(
        listed.map((name) => ({ address: origin + sitemapPath(name), changedOn: latest(sitemaps[name]) })),
      ),
    )
  })
  .get('/sitemaps/:file', async (c, next) => {
    const name = SITEMAP_NAMES.find((each) => sitemapPath(each) === c.get('url').pathname)
    if (name === undefined) return next()
    c.get('log').route = 'sitemap'
    const sitemaps = await sitemapsOf(c)
    return sitemaps === null ? unavailable(c) : xml(c, sitemapXml(sitemaps[name]))
  })

const CACHED = { 'cache-control': 'public, max-age=600' }

const sitemapsOf = async (c: Context<GatewayApp>) => {
  const market = c.get('market')
  const origins = c.get('config').SITE_ORIGINS
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const data = { env: c.env, config: c.get('config'), waitUntil, log: c.get('dataLog') }
  const content = await valueOrNull(loadSitemap(data, market.id))
  return content && marketSitemaps({ content, market, origins, pages: Object.values(PUBLIC_PAGES) })
}

const latest = (entries: readonly SitemapEntry[]): string | null =>
  entries
    .flatMap(({ changedOn }) => changedOn ?? [])
    .sort()
    .at(-1) ?? null

const xml = (c: Context<GatewayApp>, text: string): Response =>
  c.body(text, 200, { 'content-type': 'application/xml; charset=utf-8', ...CACHED })

/** An empty sitemap would remove everything from an index; a failing one is retried. */
const unavailable = (c: Context<GatewayApp>): Response =>
  c.text('Service Unavailable', 503, { 'retry-after': '60', 'cache-control': 'no-store' })
