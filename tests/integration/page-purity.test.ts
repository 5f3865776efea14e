import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodePage } from '../../worker/engine/cache/page-codec.ts'
import type { PageKey } from '../../worker/engine/cache/page-key.ts'
import { ownBytes, type RenderedPage } from '../../worker/engine/cache/rendered-page.ts'
import { header, type Site, type SiteResponse, startSite } from '../support/site.ts'

const PAGES: Record<string, PageKey> = {
  home: {
    market: 'it',
    route: 'index',
    path: '/',
    parameters: {},
    query: '',
    currency: 'EUR',
    variations: { wishlist: true, homeCover: 'together' },
    asOf: '2027-03-01',
    noStore: true,
  },
  search: {
    market: 'de',
    route: 'search',
    path: '/suchen',
    parameters: {},
    query: 'textSearch=japan',
    currency: 'GBP',
    variations: { wishlist: false },
  },
  results: {
    market: 'it',
    route: 'search',
    path: '/cerca',
    parameters: {},
    query: '',
    currency: 'EUR',
    variations: { wishlist: true },
  },
  travel: {
    market: 'us',
    route: 'travels-travel',
    path: '/destinations/japan-tokyo-kyoto',
    parameters: { travel: 'japan-tokyo-kyoto' },
    query: '',
    currency: 'USD',
    variations: { wishlist: true },
  },
  events: {
    market: 'us',
    route: 'events-wemeet',
    path: '/events-wemeet',
    parameters: {},
    query: 'place=Chicago&when=next-30-days',
    currency: 'USD',
    variations: { wishlist: true },
  },
  event: {
    market: 'es',
    route: 'events-wemeet-event',
    path: '/eventos-wemeet/bolonia-cena-2027-01-28',
    parameters: { event: 'bolonia-cena-2027-01-28' },
    query: '',
    currency: 'EUR',
    variations: { wishlist: true },
  },
  missing: {
    market: 'fr',
    route: 'catch-all',
    path: '/rien',
    parameters: {},
    query: '',
    currency: 'EUR',
    variations: { wishlist: true },
  },
}

/** Worker that passes any request with all headers to the page entrypoint, like a faulty gateway. */
const probe = {
  name: 'probe',
  modules: [
    {
      type: 'ESModule',
      path: 'index.js',
      // Headers are sent as one value, because Miniflare rejects some of them.
      contents: `export default { fetch: (request, env) => env[new URL(request.url).pathname.slice(1)].fetch(new Request(request.url, { headers: JSON.parse(request.headers.get('x-headers')) })) }`,
    },
  ],
  compatibilityDate: '2026-10-01',
  serviceBindings: Object.fromEntries(
    Object.entries(PAGES).map(([name, props]) => [name, { name: 'sojourn-storefront', entrypoint: 'Page', props }]),
  ),
}

/** Headers of a visitor; all at once, because a page that depends on one differs. */
const HOSTILE: Record<string, string>[] = [
  { cookie: '__Host-device=7d9c1b6e-5a53-4a3c-9a76-0e6f6c1f2a11; __Host-currency=USD; __Host-consent=granted.3' },
  {
    cookie: 'session=alice; <script>alert(1)</script>',
    authorization: 'Bearer alice',
    'accept-language': 'zz-ZZ',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'ftp',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    'x-host': 'evil.test',
    forwarded: 'for=203.0.113.7;host=evil.test',
    'cf-connecting-ip': '203.0.113.7',
    'cf-ipcountry': 'DE',
    'x-anonymous-id': 'alice',
    'x-referer-url': '/secret',
    referer: 'https://evil.test/?token=1',
    origin: 'https://evil.test',
    'user-agent': 'Googlebot/2.1',
    'save-data': 'on',
    'sec-purpose': 'prefetch',
    'sec-fetch-site': 'cross-site',
    'cache-control': 'no-cache',
    pragma: 'no-cache',
    'x-http-method-override': 'DELETE',
    dnt: '1',
    accept: 'application/json',
  },
  // They could make a response partial or empty.
  { 'if-none-match': '*' },
  { range: 'bytes=0-10' },
]

let site: Site
beforeAll(async () => {
  site = await startSite({ extraWorkers: [probe] })
})
afterAll(() => site.stop())

const askPage = async (name: string, headers: Record<string, string>): Promise<SiteResponse> => {
  const worker = await site.miniflare.getWorker('probe')
  const response = await worker.fetch(`http://it.localhost/${name}?visitor=alice`, {
    headers: { 'x-headers': JSON.stringify(headers) },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), text: bytes.toString('utf8'), bytes }
}

/** The page of a response, without times: the first request of a day makes a version of the data. */
const pageIn = ({ bytes }: SiteResponse): RenderedPage => {
  const page = decodePage(new Uint8Array(bytes))
  if (page === null) throw new Error('no page')
  return { ...page, meta: { ...page.meta, renderedAt: 0, currentAt: 0, version: 0, log: { calls: [], dropped: [] } } }
}

describe('page entrypoint', () => {
  it.each(Object.keys(PAGES))('renders %s identically for every visitor', async (name) => {
    const plain = await askPage(name, {})
    expect(plain.status).toBe(name === 'missing' ? 404 : 200)
    expect(plain.bytes.length).toBeGreaterThan(5000)
    for (const headers of HOSTILE) {
      const response = await askPage(name, headers)
      expect(response.status, JSON.stringify(headers)).toBe(plain.status)
      expect(pageIn(response), JSON.stringify(headers)).toEqual(pageIn(plain))
      expect(response.headers['set-cookie']).toBeUndefined()
    }
  })

  it('renders a page of results of which the cache holds 380 in its 32 MB', async () => {
    expect(ownBytes(pageIn(await askPage('results', {})))).toBeLessThanOrEqual(32_000_000 / 380)
  })

  it('declares cacheability, except for an error page', async () => {
    const travel = await askPage('travel', {})
    expect(header(travel, 'cache-control')).toMatch(
      /^public, max-age=\d+, stale-while-revalidate=\d+, stale-if-error=86400$/,
    )
    expect(header(await askPage('missing', {}), 'cache-control')).toBe('no-store')
  })
})
