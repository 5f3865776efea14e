import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { localizedText } from '../support/builders/localized-text.ts'
import { lineOf } from '../support/log-lines.ts'
import { header, type Site, startSite } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterEach(() => site.fault(null))
afterAll(() => site.stop())

/** Stores a page that publishing would refuse; resolves when the back end knows its slug, after five seconds at most. */
const addPage = async (source: { slugs: { it: string } }): Promise<void> => {
  const { it: slug } = source.slugs
  const database = await site.miniflare.getD1Database('DB', 'sojourn-api')
  await database.prepare('INSERT INTO pages VALUES (?, NULL, ?)').bind(slug, JSON.stringify(source)).run()
  await database.prepare("INSERT INTO page_slugs VALUES ('it', ?1, ?1)").bind(slug).run()
  const status = async () => (await site.request('api', `/custompages/show?market=it&slug=${slug}`)).status
  await expect.poll(status, { message: `page ${slug} in the API` }).toBe(200)
}

const PAST_END = translators.it('search.pastEnd')

/** Part of a page rendered by a block. */
const partOf = (html: string, title: string): string => partsOf(html).find((part) => part.includes(title)) ?? ''
// Search engine data in the head contains the lists too.
const partsOf = (html: string): string[] => html.split('<section').slice(1)
const travelLinks = (html: string, market: (typeof MARKET_IDS)[number] = 'it'): string[] => [
  ...new Set(
    [...html.matchAll(new RegExp(`href="/${markets[market].segments.travels}/([^"/?]+)(?:\\?[^"]*)?"`, 'g'))].map(
      (m) => m[1]!,
    ),
  ),
]

describe('coordinators', () => {
  const chips = (html: string) =>
    [...html.matchAll(/<a class="chip" href="([^"]+)"( aria-current="page")?.*?<span class="tabular">(\d+)</g)].map(
      ([, href = '', current, count]) => ({
        href: href.replaceAll('&amp;', '&'),
        isCurrent: current !== undefined,
        count: Number(count),
      }),
    )
  const people = (html: string) =>
    [...html.matchAll(/<article class="person">.*?<\/article>/gs)].map(([person]) => person)

  it('are narrowed by links to areas and languages with counts, and unknown values are ignored', async () => {
    const all = await site.request('it', '/coordinatori?perPage=3&utm_source=mail')
    const asia = chips(all.text).find(({ href }) => href.includes('continentId%5B%5D=asia&') || /=asia#/.test(href))
    const inAsia = await site.request('it', asia?.href ?? '')
    const german = chips(inAsia.text).find(({ href }) => /continentId%5B%5D=asia&groupLanguage%5B%5D=de#/.test(href))
    const both = await site.request('it', `${german?.href.split('#')[0]}&continentId[]=atlantis&groupLanguage[]=tlh`)
    expect(people(both.text)).toHaveLength(german?.count ?? 0)
    for (const person of people(both.text)) expect(person).toMatch(/Parla [^<]*tedesco/)
    // With both chosen, the first chip of each row leads back to one.
    expect(chips(both.text)[0]?.isCurrent).toBe(true)
    expect(chips(both.text).filter(({ isCurrent }) => isCurrent)).toEqual([
      { href: '/coordinatori?groupLanguage%5B%5D=de#people-title', isCurrent: true, count: german?.count },
      { href: '/coordinatori?continentId%5B%5D=asia#people-title', isCurrent: true, count: german?.count },
    ])
    expect(people(all.text).length).toBeLessThan(60)
    for (const person of people(all.text)) expect(person).toMatch(/Prossima partenza<br\/><a href="\/viaggi\/[^"]+">/)
  })
})

describe('coordinators of a market', () => {
  it.each([
    ['de', '/coordinators', /Spricht [^<]*Deutsch/, 'de'],
    ['fr', '/coordinateurs', /Parle [^<]*français/, 'fr'],
  ] as const)('in %s begin with those who speak its language', async (market, path, speaks, code) => {
    const { text } = await site.request(market, path)
    const found = [...text.matchAll(/<article class="person">.*?<\/article>/gs)].map(([person]) => speaks.test(person))
    expect(found.indexOf(false)).not.toBe(0)
    expect(found.includes(true)).toBe(true)
    expect(found.lastIndexOf(true)).toBeLessThan(found.includes(false) ? found.indexOf(false) : found.length)
    expect(/groupLanguage%5B%5D=(\w+)/.exec(text)?.[1]).toBe(code)
  })
})

describe('gallery of blocks', () => {
  it.each(MARKET_IDS)('exists in %s and is excluded for robots', async (market) => {
    const response = await site.request(market, '/__blocks')
    expect(response.status).toBe(200)
    expect(response.text).toContain('content="noindex,nofollow"')
    expect(response.text.match(/<h1/g)).toHaveLength(1)
    for (const type of ['travel-cover', 'legal-text', 'wemeet-teaser, with a button', 'gallery, 8 pictures'])
      expect(response.text).toContain(`>${type}<`)
  })
})

describe('blocks in production', () => {
  let live: Site
  beforeAll(async () => {
    live = await startSite({ variables: { storefront: { ENVIRONMENT: 'production' } } })
  })
  afterAll(() => live.stop())

  it('have no gallery', async () => {
    expect((await live.request('it', '/')).status).toBe(200)
    expect((await live.request('it', '/__blocks')).status).toBe(404)
  })
})

describe('list block with a query', () => {
  const BEST = 'Da dove cominciare'

  it('loads travels by POST /travels, by known filter keys only (§7)', async () => {
    const plain = await site.request('it', '/viaggi')
    const asia = await site.request('it', '/viaggi?continentId[]=asia&utm_source=mail')
    expect(plain.text.indexOf(BEST)).toBeLessThan(plain.text.indexOf('I viaggi sulla mappa'))
    const line = await lineOf(site, asia)
    expect(line.data).toEqual(expect.arrayContaining([expect.objectContaining({ call: 'travels' })]))
    const before = travelLinks(partOf(plain.text, BEST))
    const after = travelLinks(partOf(asia.text, BEST))
    expect(after.length).toBeGreaterThan(3)
    expect(after).not.toEqual(before)
    const unknown = await site.request('it', '/viaggi?continentId[]=asia&badgeId[]=NOPE&destinationId[]=xyz')
    expect(travelLinks(partOf(unknown.text, BEST))).toEqual(after)
    const all = await site.request('api', '/travels?market=it', {
      method: 'POST',
      body: JSON.stringify({ continentId: ['asia'], hasTours: true, perPage: 8 }),
    })
    const expected = (JSON.parse(all.text).data.data as { slug: string }[]).map(({ slug }) => slug)
    expect(after).toEqual(expected)
    // The search page uses another call.
    await site.fault('status=503;path=/travels/paginated')
    expect((await site.request('it', '/cerca?tab=travels&continentId[]=africa')).status).toBe(503)
    const block = await site.request('it', '/viaggi?continentId[]=africa')
    expect(travelLinks(partOf(block.text, BEST)).length).toBeGreaterThan(3)
  })

  it.each([
    ['it', 'area-asia', 'asia', 'I più scelti in Asia'],
    ['de', 'area-europe', 'europe', 'Europa'],
    ['us', 'area-antarctica', 'antarctica', 'Antarctica'],
  ] as const)(
    'refreshes the best sellers of the area page %s %s within its area (§7)',
    async (market, area, continent, title) => {
      const path = markets[market].paths[area]!
      const ask = async (filter: object) => {
        const { text } = await site.request('api', `/travels?market=${market}`, {
          method: 'POST',
          body: JSON.stringify({ hasTours: true, continentId: [continent], ...filter }),
        })
        return (JSON.parse(text).data.data as { slug: string }[]).map(({ slug }) => slug)
      }
      const shown = async (query: string) => {
        const { status, text } = await site.request(market, path + query)
        expect(status).toBe(200)
        const part = partsOf(text).find((each) => each.includes(title) && /class="ranked"|no-match/.test(each))
        return travelLinks(part ?? '', market)
      }
      const all = await ask({ perPage: 6 })
      expect((await shown('')).slice(0, 6)).toEqual(all.slice(0, (await shown('')).length))
      expect(await shown('?sort=price:desc&perPage=4')).toEqual(await ask({ sort: 'price:desc', perPage: 4 }))
      expect(await shown('?durations=OVER_10&perPage=20')).toEqual(await ask({ durations: 'OVER_10', perPage: 20 }))
      expect(await shown('?continentId[]=africa&perPage=3')).toEqual(await ask({ perPage: 3 }))
      expect(await shown('?priceTo=100')).toEqual([])
    },
  )

  it('ignores unknown parameters: the same page comes from the cache', async () => {
    await site.request('it', '/viaggi')
    const tracked = await site.request('it', '/viaggi?utm_source=mail&page=1&tab=tours')
    expect(header(tracked, 'x-page-cache')).toBe('memory')
  })

  it('gives its own filter precedence over the query (§7)', async () => {
    const path = markets.it.paths.tours!
    const response = await site.request('it', `${path}?continentId[]=europe`)
    expect(response.status).toBe(200)
    const statuses = [...response.text.matchAll(/data-status="(\w+)"/g)].map(([, status]) => status)
    expect(statuses.length).toBeGreaterThan(0)
    expect(statuses.filter((status) => status !== 'CONFIRMED' && status !== 'ALMOST_FULL')).toEqual([])
  })

  it('filters the adjacent calendar too, whose days link with that filter', async () => {
    const days = async (query: string) => {
      const { status, text } = await site.request('it', `${markets.it.paths.tours}${query}`)
      expect(status).toBe(200)
      return [...partOf(text, 'calendar-months').matchAll(/href="([^"]*dateFrom[^"]*)"/g)].map(([, href = '']) => href)
    }
    const all = await days('')
    const some = await days('?continentId%5B%5D=africa&sort=price:asc&daysSpan=3')
    expect(all.length).toBeGreaterThan(some.length)
    expect(some.length).toBeGreaterThan(0)
    for (const href of some) {
      expect(href).toContain('continentId%5B%5D=africa')
      expect(href).toContain('status%5B%5D=CONFIRMED')
      expect(href).not.toMatch(/sort=|daysSpan=/)
    }
    expect(await days('?priceTo=100')).toEqual([])
    const limited = await days('?priceTo=150000&currency=GBP')
    expect(limited.length).toBeGreaterThan(0)
    for (const href of limited) expect(href).toMatch(/priceTo=150000&amp;.*currency=GBP$/)
  })

  it('links travels and other pages with the filter and the currency of its prices', async () => {
    const { text } = await site.request('it', '/viaggi?priceTo=150000&currency=GBP&perPage=3')
    const part = partOf(text, BEST)
    const hrefs = [...part.matchAll(/href="(\/viaggi\/[^"#]+)"/g)].map(([, href = '']) => href)
    expect(hrefs.length).toBeGreaterThan(2)
    for (const href of hrefs) expect(href).toMatch(/\?(.*&amp;)?priceTo=150000(&amp;.*)?&amp;currency=GBP$/)
    const pages = [...part.matchAll(/href="(\/viaggi\?[^"#]*page=\d[^"]*)#/g)].map(([, href = '']) => href)
    expect(pages.length).toBeGreaterThan(0)
    for (const href of pages) expect(href).toContain('currency=GBP')
  })

  it('names the currency of price limits where prices are shown in another', async () => {
    const note = translators.it('layout.limitCurrency', { limit: 'GBP', currency: 'EUR' })
    const noted = async (path: string, title: string) =>
      partOf((await site.request('it', path)).text, title).includes(note)
    for (const [path, title] of [
      ['/viaggi', BEST],
      [markets.it.paths.tours, 'calendar-months'],
    ] as const) {
      expect(await noted(`${path}?priceTo=150000&currency=GBP`, title), title).toBe(true)
      expect(await noted(`${path}?priceTo=150000`, title), title).toBe(false)
      expect(await noted(`${path}?discounted=true&currency=GBP`, title), title).toBe(false)
    }
  })

  it('opens its dates with the filter, also without JavaScript', async () => {
    const query = 'continentId%5B%5D=asia&perPage=30'
    const hrefs = (text: string) =>
      [...text.matchAll(/href="([^"]*type=available-dates[^"]*)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      )
    const { text } = await site.request('it', `${markets.it.paths.tours}?${query}`)
    const calendar = `${markets.it.paths.tours}?${query}&modal=&type=available-dates&layout=calendar`
    expect(hrefs(text)).toEqual([calendar])
    const modal = await site.request('it', calendar)
    expect(hrefs(modal.text)).toContain(calendar.replace('calendar', 'list'))
    expect(modal.text).toContain(
      `class="modal-close icon-button" href="${markets.it.paths.tours}?${query.replaceAll('&', '&amp;')}"`,
    )
  })

  it('applies its own price limits in the currency of the market', async () => {
    const source = {
      ...{ routingKey: null, slugs: { it: 'poche-spese' }, attributes: {} },
      seo: { title: localizedText('Poche spese'), description: localizedText('Poche spese') },
      blocks: [
        {
          ...{ id: 'cheap', blockType: 'travel-list' },
          content: { title: localizedText('Sotto i 900'), query: { filter: { priceTo: 90_000 }, limit: 12 } },
        },
      ],
    }
    await addPage(source)
    const shown = async (query: string) =>
      partOf((await site.request('it', `/poche-spese?${query}`)).text, 'Sotto i 900')
    const body = JSON.stringify({ hasTours: true, perPage: 12, priceTo: 90_000, discounted: true, currency: 'EUR' })
    const { text } = await site.request('api', '/travels?market=it', { method: 'POST', body })
    const expected = (JSON.parse(text).data.data as { slug: string }[]).map(({ slug }) => slug)
    expect(expected.length).toBeGreaterThan(0)
    const part = await shown('discounted=true&priceTo=60000&currency=GBP')
    expect(travelLinks(part)).toEqual(expected)
    expect(part).toMatch(/href="\/viaggi\/[a-z-]+\?priceTo=90000&amp;discounted=true&amp;currency=EUR"/)
    expect(travelLinks(await shown('discounted=true&priceTo=60000'))).toEqual(expected)
  })

  it('shows a message and a reset link when nothing matches', async () => {
    const response = await site.request('it', '/viaggi?textSearch=zzzzqqqq')
    expect(response.status).toBe(200)
    expect(partOf(response.text, BEST)).toMatch(/Qui non c’è niente.*href="\/viaggi"/s)
  })

  it('has links between pages, and shows the last page for numbers beyond it', async () => {
    const first = await site.request('it', '/viaggi?continentId[]=europe&perPage=5')
    const links = [...partOf(first.text, BEST).matchAll(/href="(\/viaggi\?[^"#]*page=(\d+)[^"#]*)#/g)]
    const [, second = ''] = links.find(([, , page]) => page === '2') ?? []
    const last = Math.max(...links.map(([, , page]) => Number(page)))
    expect(last).toBeGreaterThan(2)
    const next = await site.request('it', second.replaceAll('&amp;', '&'))
    const [here, there] = [first, next].map(({ text }) => travelLinks(partOf(text, BEST)))
    expect([here?.length, there?.length]).toEqual([5, 5])
    expect(here?.filter((link) => there?.includes(link))).toEqual([])
    const atLast = await site.request('it', `/viaggi?continentId[]=europe&perPage=5&page=${last}`)
    expect(atLast.text).not.toContain(PAST_END)
    for (const page of [last + 1, 1001]) {
      const beyond = await site.request('it', `/viaggi?continentId[]=europe&perPage=5&page=${page}&utm_source=mail`)
      expect(beyond.status).toBe(200)
      expect(partOf(beyond.text, BEST)).toContain(PAST_END)
      expect(travelLinks(partOf(beyond.text, BEST))).toEqual(travelLinks(partOf(atLast.text, BEST)))
    }
  })

  it('is left out when its list fails, and that page is not cached (§8)', async () => {
    await site.request('it', '/viaggi')
    await site.fault('status=503;path=/travels')
    const response = await site.request('it', '/viaggi?continentId[]=oceania')
    expect(response.status).toBe(200)
    expect(response.text).not.toContain(BEST)
    await site.fault(null)
    expect((await site.request('it', '/viaggi?continentId[]=oceania')).text).toContain(BEST)
  })

  it('has the page without query as its canonical URL', async () => {
    const response = await site.request('de', '/reiseziele?continentId[]=asia')
    expect(response.text).toMatch(/<link rel="canonical" href="[^"?]*\/reiseziele"/)
  })
})

describe('page with invalid blocks', () => {
  it('is rendered without them, and the log names them (§2)', async () => {
    const source = {
      routingKey: null,
      slugs: { it: 'prova-blocchi' },
      attributes: {},
      seo: { title: localizedText('Prova'), description: localizedText('Prova') },
      blocks: [
        {
          id: 'fine',
          blockType: 'rich-text',
          content: { title: localizedText('Resta qui'), html: localizedText('{{balanceDueDays}} giorni') },
        },
        { id: 'unknown', blockType: 'hologram', content: {} },
        // A film's name must not lead out of its folder.
        {
          id: 'broken',
          blockType: 'video',
          content: { title: localizedText('Rotto'), video: '../secret', poster: 'area-asia', alt: localizedText('x') },
        },
        {
          id: 'legal',
          blockType: 'legal-text',
          content: {
            title: localizedText('Termini'),
            updated: '2026-11-02',
            sections: [
              { id: 'uno', title: localizedText('Uno'), html: localizedText('<p>Bene<script>alert(1)</script></p>') },
            ],
          },
        },
      ],
    }
    await addPage(source)
    const response = await site.request('it', '/prova-blocchi')
    expect(response.status).toBe(200)
    expect(response.text).toContain('Resta qui')
    expect(response.text).toContain('31 giorni')
    expect(response.text).toContain('<p>Bene</p>')
    expect(response.text).not.toMatch(/Rotto|hologram|alert\(1\)/)
    const line = await lineOf(site, response)
    expect(JSON.stringify(line.dropped)).toContain('block video: video')
  })
})

describe('films', () => {
  it('play in segments, with their tracks, and their folder contains nothing else', async () => {
    const whole = await site.request('it', '/videos/lagoon.mp4')
    expect([whole.status, header(whole, 'content-type'), header(whole, 'accept-ranges')]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ])
    expect(whole.bytes.length).toBeLessThan(400_000)
    const part = await site.request('it', '/videos/lagoon.mp4', { headers: { range: 'bytes=100-199' } })
    expect([part.status, header(part, 'content-range')]).toEqual([206, `bytes 100-199/${whole.bytes.length}`])
    expect(part.bytes.equals(whole.bytes.subarray(100, 200))).toBe(true)
    expect(header(await site.request('de', '/videos/lagoon.webm'), 'content-type')).toBe('video/webm')
    for (const language of ['it', 'en', 'es', 'fr', 'de']) {
      const track = await site.request('it', `/videos/polar-sea.${language}.vtt`)
      expect([track.status, track.text.slice(0, 6)]).toEqual([200, 'WEBVTT'])
    }
    for (const path of ['/videos/nothing.mp4', '/videos/lagoon', '/videos/lagoon.mp4.map'])
      expect((await site.request('it', path)).status).toBe(404)
  })
})
