import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatewaySite, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import { PUBLIC_PAGES } from '../pages/public.ts'

const CONTENT = {
  pages: [
    { routingKey: null, urls: { it: '/bagaglio', de: '/gepaeck' }, changedOn: '2027-01-03' },
    { routingKey: null, urls: { it: '/visti', de: '/visa' }, changedOn: '2027-01-05' },
    { routingKey: null, urls: { it: '/zaino', de: '/rucksack' }, changedOn: '2027-01-04' },
  ],
  travels: [],
  coordinators: [{ slug: 'anna', changedOn: '2027-01-07' }],
  events: [],
}

let lines: Record<string, unknown>[] = []
let fails = false

// The responses of the back end stay in memory: each market is used in one test.
const { request } = gatewaySite({
  page: ({ props }) => ({ fetch: async () => samplePageResponse(props, { renderedAt: 0 }, 404) }),
  api: {
    fetch: async () =>
      fails ? new Response('', { status: 400 }) : Response.json({ success: true, data: CONTENT }, { status: 200 }),
  },
})
const get = async (market: string, path: string) => {
  const response = await request(`http://${market}.localhost:8787${path}`)
  return { response, text: await response.text() }
}

beforeEach(() => {
  lines = []
  fails = false
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(JSON.parse(String(line))))
})
afterEach(() => vi.restoreAllMocks())

const HEADERS = { type: 'application/xml; charset=utf-8', cache: 'public, max-age=600' }
const headersOf = ({ headers }: Response) => ({
  type: headers.get('content-type'),
  cache: headers.get('cache-control'),
})

describe('robots.txt', () => {
  it('allows everything but calls, and names the sitemap of its host', async () => {
    const { response, text } = await get('fr', '/robots.txt')
    expect(text).toBe(
      'User-agent: *\nDisallow: /api/\nAllow: /api/departure.ics\nAllow: /api/event.ics\n\nSitemap: http://fr.localhost:8787/sitemap.xml\n',
    )
    expect(response.headers.get('cache-control')).toBe('public, max-age=600')
    expect(lines.at(-1)).toMatchObject({ route: 'robots' })
  })
})

describe('sitemaps', () => {
  it('are listed with the latest change of their pages, without empty ones', async () => {
    const { response, text } = await get('de', '/sitemap.xml')
    expect([response.status, headersOf(response)]).toEqual([200, HEADERS])
    expect([...text.matchAll(/<sitemap>.*<\/sitemap>/g)].map(([each]) => each)).toEqual([
      '<sitemap><loc>http://de.localhost:8787/sitemaps/pages.xml</loc><lastmod>2027-01-05</lastmod></sitemap>',
      '<sitemap><loc>http://de.localhost:8787/sitemaps/coordinators.xml</loc><lastmod>2027-01-07</lastmod></sitemap>',
    ])
    expect(lines.at(-1)).toMatchObject({ route: 'sitemap', data: [{ call: 'sitemap' }] })
  })

  it('list their own pages only', async () => {
    const { response, text } = await get('it', '/sitemaps/coordinators.xml')
    expect([response.status, headersOf(response)]).toEqual([200, HEADERS])
    expect([...text.matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc)).toEqual([
      expect.stringMatching(/^http:\/\/it\.localhost:8787\/.+\/anna$/),
    ])
    expect(lines.at(-1)).toMatchObject({ route: 'sitemap' })
  })

  it('are built once for the same content', async () => {
    const { sitemap } = Object.values(PUBLIC_PAGES).find((page) => page.sitemap?.name === 'coordinators') ?? {}
    if (!sitemap) throw new Error('no page of coordinators')
    const entries = vi.spyOn(sitemap, 'entries')
    const paths = ['/sitemap.xml', '/sitemaps/coordinators.xml', '/sitemaps/pages.xml']
    const texts = async () => Promise.all(paths.map(async (path) => (await get('us', path)).text))
    const first = await texts()
    expect(new Set(first).size).toBe(3)
    expect(await texts()).toEqual(first)
    expect(entries).toHaveBeenCalledTimes(3)
  })

  it.each(['/sitemap.xml', '/sitemaps/pages.xml'])(
    'are unavailable rather than empty while the back end fails: %s',
    async (path) => {
      fails = true
      const { response, text } = await get('es', path)
      expect([response.status, text]).toEqual([503, 'Service Unavailable'])
      expect(response.headers.get('retry-after')).toBe('60')
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it.each(['/sitemaps/nothing.xml', '/sitemaps/pages', '/sitemaps/pages.xml.gz'])('%s is none', async (path) => {
    expect((await get('it', path)).response.status).toBe(404)
    expect(lines.at(-1)).toMatchObject({ route: 'catch-all' })
  })
})
