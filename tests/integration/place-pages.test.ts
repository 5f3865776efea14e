import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markets } from '../../markets/registry.ts'
import type { SitemapContent } from '../../shared/contracts/sitemap.ts'
import { linkedDataOf, linkedDataProblems, linkedDataTypes } from '../support/linked-data.ts'
import { type Site, startSite } from '../support/site.ts'
import { casesOfRun, IS_WHOLE_RUN } from '../support/whole-run.ts'

type MarketId = 'it' | 'de'

const CITIES_AND_REGIONS = {
  it: ['/viaggi-marrakech', '/viaggi-patagonia', '/viaggi-sud-est-asiatico', '/viaggi-pacifico-del-sud'],
  de: ['/marrakesch-reisen', '/patagonien-reisen', '/suedostasien-reisen', '/suedsee-reisen'],
}

const AREAS = ['area-asia', 'area-america', 'area-europe', 'area-africa', 'area-oceania'] as const

/** Paths of areas have a routing key in the sitemap. */
const PLACE_PATH = { it: /^\/viaggi-[a-z-]+$/, de: /^\/[a-z-]+-reisen$/ }

let site: Site
// Real clock: publications must be later than renderings.
beforeAll(async () => {
  site = await startSite({ clock: null })
})
afterAll(() => site.stop())

const editor = (method: string, path: string, body?: object) =>
  site.request('api', `/backoffice/${path}`, {
    method,
    headers: { authorization: 'Bearer local-write-token-of-no-value', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const placePaths = async (market: MarketId): Promise<string[]> => {
  const { text } = await site.request('api', `/sitemap?market=${market}`)
  const { pages } = JSON.parse(text).data as SitemapContent
  return pages
    .filter(({ routingKey }) => routingKey === null)
    .map(({ urls }) => urls[markets[market].hreflang] ?? '')
    .filter((path) => PLACE_PATH[market].test(path))
}

const mainOf = (html: string): string => /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
const sectionOf = (html: string, id: string): string =>
  html.split('<section').find((section) => section.includes(`aria-labelledby="${id}-title"`)) ?? ''
const wordsOf = (html: string): string[] => html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)(?:#[^"]*)?"/g)].map(([, path]) => path ?? '')

describe.each(casesOfRun<MarketId>(['de'], ['it']))('pages of places of %s', (market) => {
  it('are indexable, with 150 words of their own, alternates and linked data', async () => {
    const paths = await placePaths(market)
    expect(paths.length).toBeGreaterThan(155)
    expect(paths).toEqual(expect.arrayContaining(CITIES_AND_REGIONS[market]))
    for (const path of paths.filter((_, nth) => IS_WHOLE_RUN || nth % 10 === 0)) {
      const { status, text } = await site.request(market, path)
      expect(status, path).toBe(200)
      expect(text, path).toContain(`<link rel="canonical" href="${site.origin(market)}${path}"`)
      expect(text, path).not.toContain('noindex')
      expect(text.match(/hreflang=/gi)?.length, path).toBeGreaterThanOrEqual(7)
      expect(linkedDataProblems(text), path).toEqual([])
      const types = ['TouristDestination', 'BreadcrumbList', 'ItemList', 'FAQPage']
      expect(linkedDataTypes(text), path).toEqual(expect.arrayContaining(types))
      const trail = linkedDataOf(text).find((data) => data?.['@type'] === 'BreadcrumbList')
      const items = trail?.itemListElement as { name: string }[]
      const nav = /<nav class="breadcrumbs".*?<\/nav>/s.exec(text)?.[0] ?? ''
      const shown = [...nav.matchAll(/<(?:a|li)\b[^>]*>([^<]+)</g)].map(([, name]) => name)
      expect(shown, path).toEqual(items.map(({ name }) => name))
      const own = [sectionOf(text, 'intro'), sectionOf(text, 'when-to-go'), sectionOf(text, 'faq')].flatMap(wordsOf)
      expect(own.length, path).toBeGreaterThanOrEqual(150)
    }
  }, 600_000)

  it('are linked from the travels page, pages of areas, menus and trips', async () => {
    const paths = await placePaths(market)
    const travels = await site.request(market, markets[market].paths.travels ?? '')
    const linked = new Set(linksOf(travels.text))
    expect(paths.filter((path) => !linked.has(path))).toEqual([])
    const japan = { it: '/viaggi-giappone', de: '/japan-reisen' }[market]
    const trip = { it: '/viaggi/giappone-tokyo-kyoto', de: '/reiseziele/japan-tokio-kyoto' }[market]
    expect(linksOf(mainOf((await site.request(market, trip)).text))).toContain(japan)
    const baltics = {
      it: '/viaggi/capitali-baltiche-tallinn-riga-vilnius',
      de: '/reiseziele/baltikum-tallinn-riga-vilnius',
    }[market]
    const countries = {
      it: ['/viaggi-estonia', '/viaggi-lettonia', '/viaggi-lituania'],
      de: ['/estland-reisen', '/lettland-reisen', '/litauen-reisen'],
    }[market]
    expect(linksOf(mainOf((await site.request(market, baltics)).text))).toEqual(expect.arrayContaining(countries))
    const layout = await site.request('api', `/layouts?market=${market}`)
    expect(layout.text).toContain(`{"type":"custompage","slug":"${japan.slice(1)}"}`)
    const areas = AREAS.map((area) => site.request(market, markets[market].paths[area] ?? ''))
    const ofAreas = new Set((await Promise.all(areas)).flatMap(({ text }) => linksOf(mainOf(text))))
    expect(paths.filter((path) => !ofAreas.has(path))).toEqual([])
    const [, patagonia = '', asia = ''] = CITIES_AND_REGIONS[market]
    expect(layout.text).toContain(`{"type":"custompage","slug":"${patagonia.slice(1)}"}`)
    const vietnam = { it: '/viaggi/vietnam-hanoi-mekong', de: '/reiseziele/vietnam-hanoi-mekong' }[market]
    expect(linksOf(mainOf((await site.request(market, vietnam)).text))).toContain(asia)
  })
})

describe('a country page', () => {
  it('refreshes its lists by the query, within its country (§2)', async () => {
    const shown = async (query: string) => {
      const { text } = await site.request('it', `/viaggi-giappone${query}`)
      const links = [...sectionOf(text, 'travels').matchAll(/href="\/viaggi\/([^"/?]+)/g)].map(([, slug]) => slug)
      return [...new Set(links)]
    }
    const ask = async (filter: object) => {
      const { text } = await site.request('api', '/travels?market=it', {
        method: 'POST',
        body: JSON.stringify({ hasTours: true, destinationId: ['jpn'], ...filter }),
      })
      return (JSON.parse(text).data.data as { slug: string }[]).map(({ slug }) => slug)
    }
    const all = await ask({})
    expect(all.length).toBeGreaterThan(1)
    expect(await shown('')).toEqual(all)
    expect(await shown('?durations=OVER_10')).toEqual(await ask({ durations: 'OVER_10' }))
    expect((await shown('?durations=OVER_10')).length).toBeLessThan(all.length)
    expect(await shown('?destinationId[]=isl&sort=price:desc')).toEqual(await ask({ sort: 'price:desc' }))
  })

  it('refreshes its lists by the query, within its city', async () => {
    const shown = async (query: string) => {
      const { text } = await site.request('it', `/viaggi-ushuaia${query}`)
      const links = [...sectionOf(text, 'travels').matchAll(/href="\/viaggi\/([^"/?]+)/g)].map(([, slug]) => slug)
      return [...new Set(links)].sort()
    }
    const all = ['antartide-circolo-polare', 'antartide-penisola', 'patagonia-ushuaia-fitz-roy']
    expect(await shown('')).toEqual(all)
    expect(await shown('?durationTo=12')).toEqual(['antartide-penisola'])
    expect(await shown('?travelId[]=japan-tokyo-kyoto')).toEqual(all)
  })

  it.each([
    ['country/nor', '/viaggi-norvegia', '/norwegen-reisen'],
    ['place/patagonia', '/viaggi-patagonia', '/patagonien-reisen'],
  ])('shows on the next request a sentence that an editor writes: %s', async (name, path, german) => {
    for (let visits = 0; visits < 2; visits++) await site.request('it', path)
    const before = mainOf((await site.request('de', german)).text)
    const source = JSON.parse((await editor('GET', `layout/${name}`)).text).data
    const changed = { ...source, introduction: { ...source.introduction, it: 'Una frase della redazione.' } }
    expect((await editor('PUT', `layout/${name}`, changed)).text).toContain('"announced":true')
    const { text } = await site.request('it', path)
    expect(sectionOf(text, 'intro')).toContain('<p>Una frase della redazione.</p>')
    expect(wordsOf(sectionOf(text, 'faq')).length).toBeGreaterThan(50)
    expect(mainOf((await site.request('de', german)).text)).toBe(before)
  })
})
