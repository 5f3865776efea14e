import { beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { allMarkets, markets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { chosenMarkets, MARKETS_OF_RUN } from '../support/chosen-markets.ts'
import { itsPath, itsSlug } from '../support/market-pages.ts'
import { sharedSite } from '../support/shared-site.ts'
import { header, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await sharedSite()
})

describe('hosts', () => {
  it.each(MARKET_IDS)('%s.localhost is its market (§1)', async (id) => {
    const response = await site.request(id, '/')
    expect(response.status).toBe(200)
    expect(response.text).toContain(`<html data-consent="unset" data-signed-in="false" lang="${markets[id].locale}"`)
  })

  it('bare localhost is the default market (§1)', async () => {
    expect((await site.request('localhost', '/')).text).toContain('lang="it-IT"')
  })

  it('responds 404 with links to the six markets for an unknown host', async () => {
    for (const host of ['nowhere.localhost', 'it.localhost.evil.test', 'www.example.com']) {
      const response = await site.request(host, '/')
      expect(response.status).toBe(404)
      for (const id of MARKET_IDS) expect(response.text).toContain(`href="${site.origin(id)}/"`)
    }
  })

  it('ignores X-Forwarded-Host', async () => {
    const response = await site.request('it', '/', { headers: { 'x-forwarded-host': `de.localhost:${site.port}` } })
    expect(response.text).toContain('lang="it-IT"')
  })
})

describe('pages', () => {
  it.each(chosenMarkets(MARKETS_OF_RUN))(
    '$id has home, search, destinations, confirmed departures, a travel and a wishlist (§1, §2)',
    async (market) => {
      const paths = [
        '/',
        market.paths.search,
        market.paths.travels,
        market.paths.tours,
        itsPath(market),
        market.paths.wishlist,
      ]
      for (const path of paths) {
        const response = await site.request(market.id, path ?? '')
        expect(response.status, `${market.id} ${path}`).toBe(200)
        expect(header(response, 'content-type')).toBe('text/html; charset=utf-8')
        expect(response.text.match(/<h1[\s>]/g), `${market.id} ${path}`).toHaveLength(1)
      }
    },
  )

  it.each(allMarkets)('$id redirects to sign-in and back (§2)', async ({ id, paths }) => {
    const response = await site.request(id, paths.login ?? '')
    const target = new URL(header(response, 'location'))
    expect([response.status, target.origin]).toEqual([303, site.origin('account')])
    expect(target.searchParams.get('redirect_uri')).toBe(site.origin(id) + paths['login-redirect'])
    expect(header(response, 'cache-control')).toBe('no-store')
  })

  it.each(allMarkets)('$id responds 404 with its own error page for unknown paths', async (market) => {
    const unbuilt = [
      `${market.paths['events-wemeet'] ?? ''}/no-such-event`,
      `/${market.segments.coordinators}/giulia-moretti`,
    ]
    for (const path of ['/no-such-page', `/${market.segments.travels}/no-such-travel`, ...unbuilt]) {
      const response = await site.request(market.id, path ?? '')
      expect(response.status, `${market.id} ${path}`).toBe(404)
      expect(response.text).toContain(`href="${market.paths.travels}"`)
      expect(header(response, 'cache-control')).toBe('no-store')
    }
  })

  it("redirect once from an event's id or slug in another language to its own path", async () => {
    const own = '/evenements-wemeet/bologne-diner-2027-01-28'
    for (const slug of ['bologna-dinner-2027-01-28', 'bologna-cena-2027-01-28']) {
      const response = await site.request('fr', `/evenements-wemeet/${slug}?utm_source=mail`)
      expect([response.status, header(response, 'location')]).toEqual([301, `${own}?utm_source=mail`])
    }
    expect((await site.request('fr', own)).status).toBe(200)
  })

  it('include the AI search in Italy only, and no events in en-WE (§1, §2)', async () => {
    expect((await site.request('it', '/cerca-con-ia-9x2')).status).toBe(200)
    expect((await site.request('es', '/cerca-con-ia-9x2')).status).toBe(404)
    expect((await site.request('we', '/events-wemeet')).status).toBe(404)
    expect((await site.request('us', '/events-wemeet')).status).toBe(200)
  })
})

describe('unknown name below a travel', () => {
  const names = ['foo', 'a.b', 'été', 'a b', '<script>', 'x'.repeat(3_000), 'a\u0000', 'été '.repeat(200)]
  it.each(names.map((name) => [name.slice(0, 20), encodeURIComponent(name)]))(
    'says that there is no such departure, and shows the travel: %s',
    async (_, name) => {
      const known = await site.request('it', `/viaggi/giappone-tokyo-kyoto/${name}`)
      expect(known.status).toBe(404)
      expect(known.text).toContain('Non troviamo questa partenza')
      expect(known.text).toContain('href="/viaggi/giappone-tokyo-kyoto#departures"')
      expect((await site.request('it', `/viaggi/no-such-travel/${name}`)).status).toBe(404)
    },
  )
})

describe('canonical paths', () => {
  it.each([
    ['it', '/Cerca', '/cerca'],
    ['it', '/cerca/', '/cerca'],
    ['it', '//cerca//', '/cerca'],
    ['it', '/%63erca', '/cerca'],
    ['es', '/cerca', '/buscar'],
    ['es', '/CERCA/?textSearch=x', '/buscar?textSearch=x'],
    ['us', '/travels/japan-tokyo-kyoto', '/destinations/japan-tokyo-kyoto'],
    ['it', '/reiseziele/japan-tokio-kyoto', '/viaggi/giappone-tokyo-kyoto'],
    ['de', '/viaggi/japan-tokyo-kyoto/itinerario', '/reiseziele/japan-tokio-kyoto/route'],
    ['it', '/viaggi/japan-tokyo-kyoto/route', '/viaggi/giappone-tokyo-kyoto/itinerario'],
    ['es', '/evenements-wemeet/bologne-diner-2027-01-28', '/eventos-wemeet/bolonia-cena-2027-01-28'],
    ['we', '/travels', '/destinations'],
    ['de', '/viaggi/japan-tokio-kyoto', '/reiseziele/japan-tokio-kyoto'],
    ['it', '/wemeet-by-sojourn-about', '/wemeet-by-sojourn-storia'],
    ['de', '/wemeet-by-sojourn-about', '/wemeet-by-sojourn-geschichte'],
    ['it', '/viaggi-riunione', '/viaggi-la-reunion'],
    ['es', '/viajes-reunion', '/viajes-la-reunion'],
    ['us', '/viajes-reunion', '/reunion-trips'],
    ['es', '/note-legali', '/aviso-legal'],
    ['de', '/cosa-mettere-nello-zaino?utm_source=mail', '/packliste?utm_source=mail'],
    ['fr', '/destinations/japon-tokyo-kyoto/itinerary', '/destinations/japon-tokyo-kyoto/itineraire'],
    ['us', '/destinations/japan-tokyo-kyoto/itineraire', '/destinations/japan-tokyo-kyoto/itinerary'],
    ['de', '/viaggi/japan-tokio-kyoto/itinerario', '/reiseziele/japan-tokio-kyoto/route'],
    ['it', '/viaggi/giappone-tokyo-kyoto/route', '/viaggi/giappone-tokyo-kyoto/itinerario'],
    // Former and foreign slugs of a travel.
    ['it', '/viaggi/japan-tokyo-kyoto', '/viaggi/giappone-tokyo-kyoto'],
    [
      'it',
      '/viaggi/japon-tokyo-kyoto?priceTo=MAX_1500&gclid=1',
      '/viaggi/giappone-tokyo-kyoto?priceTo=MAX_1500&gclid=1',
    ],
    ['es', '/viajes/japan-tokyo-kyoto?modal&type=gallery', '/viajes/japon-tokio-kioto?modal=&type=gallery'],
    ['fr', '/destinations/japan-tokyo-kyoto/itineraire', '/destinations/japon-tokyo-kyoto/itineraire'],
    ['we', '/destinations/japan-tokio-kyoto', '/destinations/japan-tokyo-kyoto'],
    ['it', '/viaggi/djibouti-lac-assal-lac-abbe', '/viaggi/gibuti-lago-assal-lago-abbe'],
    ['de', '/reiseziele/djibouti-lac-assal-lac-abbe', '/reiseziele/dschibuti-assalsee-abbe-see'],
    ['it', '//evil.test/', '/evil.test'],
  ])('%s %s redirects to %s (§2)', async (id, path, target) => {
    const response = await site.request(id, path)
    expect(response.status).toBe(301)
    expect(header(response, 'location')).toBe(target)
    if (!target.includes('evil')) expect((await site.request(id, target)).status).toBe(200)
  })

  it('a private modal stays open on the way from a former slug', async () => {
    const alert = '?modal=&type=notify-me&layout=alert&travel=japan-tokyo-kyoto'
    const response = await site.request('it', `/viaggi/japan-tokyo-kyoto${alert}`)
    expect([response.status, header(response, 'location')]).toEqual([302, `/viaggi/giappone-tokyo-kyoto${alert}`])
  })

  it('a departure below a former or foreign slug redirects with its query', async () => {
    const { text } = await site.request('de', '/reiseziele/japan-tokio-kyoto?modal&type=available-dates')
    const [path = ''] = /\/reiseziele\/japan-tokio-kyoto\/jpn-[a-z0-9-]+/.exec(text) ?? []
    const response = await site.request('de', `${path.replace('japan-tokio', 'giappone-tokyo')}?gclid=1`)
    expect([response.status, header(response, 'location')]).toEqual([301, `${path}?gclid=1`])
  })

  it.each(chosenMarkets(MARKETS_OF_RUN))(
    '$id names a travel by the slug of each language in hreflang and links',
    async (market) => {
      const { text } = await site.request(market.id, itsPath(market))
      const urls = [...text.matchAll(/hreflang="(\w\w(?:-\w\w)?)" href="([^"]+)"/gi)].map(([, , url = '']) => url)
      for (const each of allMarkets) expect(urls).toContain(site.origin(each.id) + itsPath(each))
      expect(new Set([...text.matchAll(/\/(?:japan|giappone|japon)-toki?y?o-k[a-z]+/g)].map(([slug]) => slug))).toEqual(
        new Set(allMarkets.map((each) => `/${itsSlug(each)}`)),
      )
    },
  )

  it.each([
    '/%00',
    '/a%0d%0ax',
    '/%2e%2e%2fetc',
    '/%E0%A4%A',
    `/${'a'.repeat(700)}`,
    '/%25',
    '/a\\b',
    '/cerca%3FtextSearch=x',
    '/cerca%23x',
  ])('%j is 404', async (path) => {
    expect((await site.request('it', path)).status).toBe(404)
  })

  it.each(['/cerca', '/cerca?tab=travels', '/offerte'])(
    'a page beyond the last of %s is the last one, with a notice',
    async (path) => {
      const note = 'Non ci sono così tante pagine'
      const pageOf = (page: number) => `${path}${path.includes('?') ? '&' : '?'}page=${page}`
      const response = await site.request('it', pageOf(1001))
      expect(response.status).toBe(200)
      expect(response.text).toContain(note)
      const last = Number(/class="tabular"[^>]*aria-current="page">(\d+)</.exec(response.text)?.[1])
      expect(last).toBeGreaterThan(1)
      const itself = await site.request('it', pageOf(last))
      expect(itself.text).not.toContain(note)
      const cards = (text: string) => text.match(/<h3 class="card-title">.*?<\/h3>/g)
      expect(cards(response.text)).toEqual(cards(itself.text))
    },
  )

  it('other methods get an error page', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await site.request('it', '/cerca', { method })
      expect(response.status).toBe(405)
      expect(header(response, 'allow')).toBe('GET, HEAD')
      expect(response.text).toContain(translators.it('errors.refusedNotAccepted'))
      expect(response.text).toContain('<html data-consent="unset"')
    }
    expect((await site.request('it', '/cerca', { method: 'HEAD' })).status).toBe(200)
  })
})
