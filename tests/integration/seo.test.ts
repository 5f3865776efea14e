import { beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { chosenMarkets } from '../support/chosen-markets.ts'
import { belowTravel, type CrawledPage, crawl, isEvents, isOtherEvent } from '../support/crawl.ts'
import { pagesOfMarket } from '../support/market-pages.ts'
import { sharedSite } from '../support/shared-site.ts'
import { header, type Site, startSite } from '../support/site.ts'
import { TEST_DAY } from '../support/state.ts'
import { casesOfRun } from '../support/whole-run.ts'

const crawled = chosenMarkets(casesOfRun<MarketId>(['it'], ['us', 'we', 'es', 'fr', 'de']))

let site: Site
let pages: Map<string, CrawledPage>
const listed = new Map<string, { changedOn: string; alternates: Record<string, string> }>()

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
const pathOf = (address: string) => new URL(address).pathname

beforeAll(async () => {
  site = await sharedSite()
  for (const { id } of crawled) {
    for (const sitemap of locations((await site.request(id, '/sitemap.xml')).text)) {
      const { text } = await site.request(id, pathOf(sitemap))
      for (const [entry] of text.matchAll(/<url>.*?<\/url>/g)) {
        const alternates = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
        listed.set(locations(entry)[0] ?? '', {
          changedOn: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '',
          alternates: Object.fromEntries(alternates.map(([, language, href]) => [language ?? '', href ?? ''])),
        })
      }
    }
  }
  const ids = crawled.map(({ id }) => id)
  pages = await crawl(site, [...ids.map((id) => `${site.origin(id)}/`), ...listed.keys()], ids)
}, 1_800_000)

const own = (origin: string) => [...pages.values()].filter(({ url }) => url.startsWith(`${origin}/`))
const indexable = (page: CrawledPage) => page.status === 200 && !page.robots.includes('noindex')
const whole = ({ url }: CrawledPage) => !url.includes('?')

/** Problems of a page's alternates, and how many of them were compared with the page that they name. */
const checkAlternates = (page: CrawledPage, hreflang: string): { problems: string[]; checked: number } => {
  if (!indexable(page)) {
    const hasAlternates = Object.keys(page.alternates).length > 0
    return { problems: hasAlternates ? [`noindex ${page.url}`] : [], checked: 0 }
  }
  const { 'x-default': fallback, ...languages } = page.alternates
  // Markets that are not crawled contribute only a few pages.
  const targets = Object.values(languages).filter(
    (url) => pages.has(url) || crawled.some(({ id }) => url.startsWith(`${site.origin(id)}/`)),
  )
  const expected = JSON.stringify(page.alternates)
  const problems = targets
    .filter((url) => JSON.stringify(pages.get(url)?.alternates) !== expected)
    .map((url) => `${page.url} -> ${url}`)
  if (languages[hreflang] !== page.canonical) problems.push(`not itself: ${page.url}`)
  if (fallback !== languages['en-US']) problems.push(`x-default: ${page.url}`)
  return { problems, checked: targets.length }
}

describe.each(crawled)('$id', (market) => {
  const mine = () => own(site.origin(market.id))

  it('has no dead link and no link to a redirect', () => {
    expect(mine().length).toBeGreaterThan(pagesOfMarket(market.id).length)
    expect(mine().flatMap(({ status, url }) => (status === 200 ? [] : [`${status} ${url}`]))).toEqual([])
  })

  it('has one main heading and a unique title on every page (§1, §2)', () => {
    expect(mine().flatMap(({ headings, url }) => (headings === 1 ? [] : [`${headings} ${url}`]))).toEqual([])
    const byTitle = Map.groupBy(
      mine().filter((page) => indexable(page) && whole(page)),
      ({ title }) => title,
    )
    expect([...byTitle].filter(([title, same]) => title === '' || same.length > 1)).toEqual([])
  })

  it('has one canonical URL on indexable pages, and none on others (§2)', () => {
    for (const page of mine()) {
      const address = page.url.split('?')[0]
      expect([page.url, page.canonical]).toEqual([page.url, indexable(page) ? address : null])
    }
  })

  it('has reciprocal alternates, itself included, with x-default on Global (§2)', () => {
    const results = mine().map((page) => checkAlternates(page, market.hreflang))
    expect(results.flatMap(({ problems }) => problems)).toEqual([])
    const reciprocal = results.reduce((sum, { checked }) => sum + checked, 0)
    expect(reciprocal).toBeGreaterThan(mine().filter(indexable).length)
  })

  it('has valid linked data (§2)', () => {
    const wrong = mine().flatMap(({ url, linkedDataProblems }) => linkedDataProblems.map((each) => `${url} ${each}`))
    expect(wrong).toEqual([])
    const types = new Set(mine().flatMap(({ linkedDataTypes }) => linkedDataTypes))
    for (const type of ['Organization', 'WebSite', 'BreadcrumbList', 'ItemList', 'FAQPage', 'TouristTrip', 'Person'])
      expect([...types]).toContain(type)
    expect(types.has('Event')).toBe(market.paths['events-wemeet'] !== null)
  })

  it('lists all indexable pages in its sitemaps, with languages and the day of the last change', () => {
    const inSitemap = [...listed.keys()].filter(
      (address) => address.startsWith(`${site.origin(market.id)}/`) && !isOtherEvent(pathOf(address)),
    )
    // Departures are linked from their travel only. Only some itineraries are crawled.
    const isItinerary = (address: string) => belowTravel(pathOf(address))?.kind.endsWith(' itinerary') === true
    const found = mine().filter((page) => indexable(page) && whole(page))
    const others = found.filter((page) => belowTravel(pathOf(page.url)) === null).map(({ url }) => url)
    expect(inSitemap.filter((address) => !isItinerary(address)).sort()).toEqual(others.sort())
    const itineraries = found.map(({ url }) => url).filter(isItinerary)
    const looked = inSitemap.filter((address) => isItinerary(address) && belowTravel(pathOf(address))?.isSampled)
    expect(itineraries.length).toBeGreaterThan(0)
    expect(itineraries.sort()).toEqual(looked.sort())
    const travels = others.filter((address) => pathOf(address).startsWith(`/${market.segments.travels}/`))
    expect(inSitemap.filter(isItinerary).sort()).toEqual(
      travels.map((address) => `${address}/${market.segments.itinerary}`).sort(),
    )
    for (const address of [...others, ...itineraries]) {
      const { changedOn, alternates } = listed.get(address) ?? {}
      // Sales change with departures by the hour, events with attendees, the statement with tests.
      const { sales, accessibility } = market.paths
      const isUndated = [sales, accessibility].includes(pathOf(address)) || isEvents(pathOf(address))
      expect(changedOn).toBe(isUndated ? '' : TEST_DAY)
      expect([address, alternates]).toEqual([address, pages.get(address)?.alternates])
    }
  })
})

describe.each(chosenMarkets())('$id', (market) => {
  it('excludes search and wishlist from indexes, but not from crawling', async () => {
    for (const path of [market.paths.search, market.paths.wishlist]) {
      const { text, status } = await site.request(market.id, path ?? '')
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain('<meta name="robots" content="noindex,follow"/>')
    }
  })
})

describe('head', () => {
  it('has the same data for sharing as for search engines (§2)', async () => {
    const { text } = await site.request('it', '/viaggi/giappone-tokyo-kyoto')
    const meta = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(text)?.[1]
    expect(meta('og:title')).toBe(/<title>(.*?)<\/title>/.exec(text)?.[1])
    expect(meta('og:description')).toBe(meta('description'))
    expect(meta('og:url')).toBe(`${site.origin('it')}/viaggi/giappone-tokyo-kyoto`)
    expect(meta('og:locale')).toBe('it_IT')
    expect(meta('twitter:card')).toBe('summary_large_image')
    const image = new URL(meta('og:image') ?? '')
    const shared = await site.request(image.hostname, image.pathname)
    expect([shared.status, header(shared, 'content-type'), meta('og:image:type')]).toEqual([
      200,
      'image/jpeg',
      'image/jpeg',
    ])
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1600', '1000'])
    expect([...text.matchAll(/property="og:locale:alternate"/g)]).toHaveLength(MARKET_IDS.length - 1)
  })

  it('shares the brand’s picture for pages without a picture', async () => {
    for (const [market, path] of [
      ['it', '/cerca'],
      ['de', '/impressum'],
    ] as const) {
      const { text } = await site.request(market, path)
      expect(text, path).toContain(`<meta property="og:image" content="${site.origin(market)}/share.jpg"/>`)
    }
    const picture = await site.request('it', '/share.jpg')
    expect([picture.status, header(picture, 'content-type')]).toEqual([200, 'image/jpeg'])
  })

  it('connects the German imprint with the legal notices of all markets', async () => {
    const { text } = await site.request('de', '/impressum')
    for (const [id, path] of [
      ['it', '/note-legali'],
      ['us', '/legal-notice'],
      ['we', '/legal-notice'],
      ['es', '/aviso-legal'],
      ['fr', '/mentions-legales'],
    ] as const)
      expect(text).toContain(`hrefLang="${markets[id].hreflang}" href="${site.origin(id)}${path}"`)
  })

  it('has a canonical URL without tracking, modal and sort parameters', async () => {
    for (const query of ['?utm_source=x', '?gclid=1&sort=price%3Aasc', '?modal=&type=nothing&layout=list']) {
      const response = await site.request('it', `/viaggi/giappone-tokyo-kyoto${query}`)
      const last = response.status === 302 ? await site.request('it', header(response, 'location')) : response
      expect(last.text).toContain(`<link rel="canonical" href="${site.origin('it')}/viaggi/giappone-tokyo-kyoto"/>`)
    }
  })

  it('excludes robots from copies of the site', async () => {
    const staging = await startSite({ variables: { storefront: { ENVIRONMENT: 'staging' } } })
    try {
      for (const path of ['/', '/viaggi/giappone-tokyo-kyoto', '/nope', '/robots.txt'])
        expect(header(await staging.request('it', path), 'x-robots-tag'), path).toContain('noindex')
      expect((await site.request('it', '/')).headers['x-robots-tag']).toBeUndefined()
    } finally {
      await staging.stop()
    }
  })
})
