import { type Context, Hono } from 'hono'
import type { SitemapContent } from '../../shared/contracts/sitemap.ts'
import { loadSitemap } from '../data/content.ts'
import { valueIfPossible } from '../data/public-client.ts'
import { PUBLIC_PAGES } from '../pages/public.ts'
import { marketSitemaps, SITEMAP_NAMES, type SitemapName } from '../seo/market-sitemaps.ts'
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from '../seo/sitemap-xml.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'

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
  .get(INDEX_PATH, (c) =>
    sitemapFile(c, (sitemaps) => {
      const origin = c.get('config').SITE_ORIGINS[c.get('market').id]
      const listed = SITEMAP_NAMES.filter((name) => sitemaps[name].length > 0)
      return sitemapIndexXml(
        listed.map((name) => ({ address: origin + sitemapPath(name), changedOn: latest(sitemaps[name]) })),
      )
    }),
  )
  .get('/sitemaps/:file', (c, next) => {
    const name = SITEMAP_NAMES.find((each) => sitemapPath(each) === c.get('url').pathname)
    return name === undefined ? next() : sitemapFile(c, (sitemaps) => sitemapXml(sitemaps[name]))
  })

const CACHED = { 'cache-control': 'public, max-age=600' }

/** By path: building one of thousands of pages takes as long as many cached pages. */
const files = new WeakMap<SitemapContent, Map<string, string>>()

const sitemapFile = async (
  c: Context<GatewayApp>,
  build: (sitemaps: ReturnType<typeof marketSitemaps>) => string,
): Promise<Response> => {
  c.get('log').route = 'sitemap'
  const market = c.get('market')
  const { pathname } = c.get('url')
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const data = { env: c.env, config: c.get('config'), waitUntil, log: c.get('dataLog') }
  const { value: content, isWhole } = await valueIfPossible(loadSitemap(data, market.id))
  if (content === null && isWhole) return c.notFound()
  // An empty sitemap would remove everything from an index; a failing one is retried.
  if (content === null) return c.text('Service Unavailable', 503, { 'retry-after': '60', 'cache-control': 'no-store' })
  const built = files.get(content) ?? new Map<string, string>()
  files.set(content, built)
  const origins = c.get('config').SITE_ORIGINS
  const text =
    built.get(pathname) ?? build(marketSitemaps({ content, market, origins, pages: Object.values(PUBLIC_PAGES) }))
  built.set(pathname, text)
  return c.body(text, 200, { 'content-type': 'application/xml; charset=utf-8', ...CACHED })
}

const latest = (entries: readonly SitemapEntry[]): string | null =>
  entries
    .flatMap(({ changedOn }) => changedOn ?? [])
    .sort()
    .at(-1) ?? null
