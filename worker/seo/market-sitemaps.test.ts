import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { allMarkets, markets } from '../../markets/registry.ts'
import type { SitemapContent } from '../../shared/contracts/sitemap.ts'
import { PUBLIC_PAGES } from '../pages/public.ts'
import { marketSitemaps } from './market-sitemaps.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const origins = {
  it: 'https://it.example',
  us: 'https://us.example',
  we: 'https://we.example',
  es: 'https://es.example',
  fr: 'https://fr.example',
  de: 'https://de.example',
}
const inAll = (slug: string) => ({ it: slug, en: slug, es: slug, fr: slug, de: slug })
const content: SitemapContent = {
  pages: [
    { routingKey: 'faqs', urls: { it: '/other', 'en-US': '/other-us' }, changedOn: '2027-01-02' },
    { routingKey: null, urls: { it: '/bagaglio', de: '/gepaeck' }, changedOn: '2027-01-03' },
    { routingKey: 'unheard-of', urls: { it: '/nuova' }, changedOn: '2027-01-04' },
    { routingKey: null, urls: { de: '/impressum' }, changedOn: '2027-01-05' },
  ],
  travels: [
    { slugs: inAll('japan'), changedOn: '2027-01-06', hasItinerary: true },
    { slugs: inAll('untold'), changedOn: '2027-01-06', hasItinerary: false },
    { slugs: { it: 'nuova-zelanda', en: 'new-zealand' }, changedOn: '2027-01-06', hasItinerary: true },
  ],
  coordinators: [{ slug: 'anna', changedOn: '2027-01-07' }],
  events: [{ slugs: { ...inAll('milan-run-2027-01-20'), it: 'milano-corsetta-2027-01-20' } }],
}
const pages = Object.values(PUBLIC_PAGES)
const sitemaps = marketSitemaps({ content, market: markets.it, origins, pages })

describe('the sitemaps of a market', () => {
  it('contain fixed pages at the paths of the route table, other pages at their URLs, and none that the market lacks', () => {
    expect(sitemaps.pages.map(({ address }) => address).slice(0, 3)).toEqual([
      'https://it.example/domande-frequenti',
      'https://it.example/bagaglio',
      'https://it.example/nuova',
    ])
  })

  it('contain the sales without a modification date', () => {
    const sales = sitemaps.pages.find(({ address }) => address === 'https://it.example/offerte')
    expect(sales).toMatchObject({ changedOn: null })
    expect(Object.keys(sales?.alternates ?? {})).toHaveLength(MARKET_IDS.length + 1)
    expect(sitemapXml(sales === undefined ? [] : [sales])).not.toContain('lastmod')
  })

  it('list every market that has the page, and Global as the default', () => {
    const [faqs, luggage] = sitemaps.pages
    expect(faqs?.alternates).toEqual({
      it: 'https://it.example/domande-frequenti',
      'en-US': 'https://us.example/faqs',
      'x-default': 'https://us.example/faqs',
    })
    expect(luggage?.alternates).toEqual({ it: 'https://it.example/bagaglio', de: 'https://de.example/gepaeck' })
    expect(Object.keys(sitemaps.travels[0]?.alternates ?? {})).toHaveLength(MARKET_IDS.length + 1)
  })

  it('contain the itineraries of travels that have one, in all languages', () => {
    const [japan, ...others] = sitemaps.itineraries
    expect(others).toHaveLength(1)
    expect(japan).toMatchObject({ address: 'https://it.example/viaggi/japan/itinerario', changedOn: '2027-01-06' })
    expect(japan?.alternates['en-US']).toBe('https://us.example/destinations/japan/itinerary')
  })

  it('contain a travel only in markets that sell it and have one of its languages', () => {
    const { travels, itineraries } = sitemaps
    for (const entry of [travels.at(-1), itineraries.at(-1)]) {
      expect(entry?.address).toContain('/viaggi/nuova-zelanda')
      expect(Object.keys(entry?.alternates ?? {}).sort()).toEqual(['en', 'en-US', 'it', 'x-default'])
    }
    const german = marketSitemaps({ content, market: markets.de, origins, pages })
    expect(german.travels.map(({ address }) => address)).toEqual([
      'https://de.example/reiseziele/japan',
      'https://de.example/reiseziele/untold',
    ])
  })

  it('contain events only where the market has their pages, with alternates of these markets', () => {
    const [event] = sitemaps.events
    expect(event?.address).toBe('https://it.example/eventi-wemeet/milano-corsetta-2027-01-20')
    const having = allMarkets.filter(({ paths }) => paths['events-wemeet'] !== null).map(({ hreflang }) => hreflang)
    expect(Object.keys(event?.alternates ?? {}).sort()).toEqual([...having, 'x-default'].sort())
    expect(having).not.toContain('en')
    const english = marketSitemaps({ content, market: markets.we, origins, pages })
    expect([english.events, english.pages.filter(({ address }) => address.includes('wemeet'))]).toEqual([[], []])
  })

  it('contain the coordinators', () => {
    expect(sitemaps.coordinators.map(({ address }) => address)).toEqual(['https://it.example/coordinatori/anna'])
  })
})

describe('sitemap XML', () => {
  it('escapes XML syntax', () => {
    const entry = {
      address: 'https://x.example/?a=1&b=<2>"\'',
      changedOn: '2027-01-01',
      alternates: { it: 'https://x/&' },
    }
    expect(sitemapXml([entry])).toContain('<loc>https://x.example/?a=1&amp;b=&lt;2&gt;&quot;&apos;</loc>')
    expect(sitemapXml([entry])).toContain('hreflang="it" href="https://x/&amp;"/>')
  })

  it('omits an unknown day', () => {
    const text = sitemapIndexXml([
      { address: 'https://x.example/a.xml', changedOn: null },
      { address: 'https://x.example/b.xml', changedOn: '2027-01-01' },
    ])
    expect(text.match(/<lastmod>/g)).toHaveLength(1)
    expect(text).toContain('<sitemap><loc>https://x.example/a.xml</loc></sitemap>')
  })
})
