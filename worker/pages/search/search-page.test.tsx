import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import {
  sampleFacets,
  sampleFoundTour,
  sampleFoundTravel,
  samplePage,
  sampleSearch,
  sampleSite,
} from '../../../tests/support/builders/sample-search.ts'
import { sampleTravel } from '../../../tests/support/builders/sample-travel.ts'
import { RenderContextProvider } from '../../ui/render-context.tsx'
import { type SearchData, searchModel } from './search-model.ts'
import { SearchPage } from './search-page.tsx'

const tours = ['2027-03-12', '2027-03-26', '2027-04-02'].map((startingDate, index) =>
  sampleFoundTour({ startingDate, travel: { ...sampleFoundTour().travel, id: `travel-${index}` } }),
)
const found = sampleSearch({ list: { tab: 'tours', page: samplePage(tours, { lastPage: 3, total: 43 }) } })
const nothing: SearchData = {
  ...found,
  list: { tab: 'tours', page: samplePage<never>([]) },
  suggested: { areClosest: true, travels: [sampleTravel()] },
}

const render = (filter: FilterState = {}, data: SearchData = found, id: MarketId = 'it', site = sampleSite(id)) =>
  renderToString(
    <RenderContextProvider value={site}>
      <SearchPage model={searchModel(site, filter, data)} />
    </RenderContextProvider>,
  )

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

describe('SearchPage', () => {
  it.each(MARKET_IDS)('%s: is complete and complies with the content security policy', (id) => {
    const filter: FilterState = { destinationId: ['jpn', 'isl'], priceTo: 90_000, status: ['CONFIRMED'] }
    for (const data of [found, nothing, { ...found, filters: null, facets: null }]) {
      const html = render(filter, data, id)
      expect(count(html, /<h1/g)).toBe(1)
      expect(html).not.toMatch(/ style="| on[a-z]+="|<script/)
      expect(html).not.toMatch(/search\.|trip\.|(?<!data-island-props="[^"]*)\{\{|undefined|NaN/)
    }
  })

  it.each([
    ['it', 'EUR', false],
    ['it', 'USD', true],
    ['us', 'USD', false],
    ['we', 'GBP', true],
  ] as const)('%s in %s: approximate prices %s', (id, currency, expected) => {
    const site = sampleSite(id, currency)
    expect(render({}, found, id, site).includes(site.t('layout.currencyNotice', { currency }))).toBe(expected)
  })

  it('states how many departures of a travel fit, with their lowest price and a link that carries the filter', () => {
    const travel = sampleFoundTravel({ fitting: { count: 2, total: 21 } })
    const filter: FilterState = {
      tab: 'travels',
      dateFrom: '2027-03-01',
      daysSpan: 3,
      priceTo: 90_000,
      sort: 'price:asc',
    }
    const html = render(filter, sampleSearch({ list: { tab: 'travels', page: samplePage([travel]) } }), 'us')
    expect(html).toContain('2 of 21 departures fit')
    expect(html).toContain(
      `href="/destinations/${travel.slug}?dateFrom=2027-03-01&amp;daysSpan=3&amp;priceTo=90000&amp;currency=USD"`,
    )
  })

  it('links a travel with the filter of this search when another search found the same travel', () => {
    const data = sampleSearch({ list: { tab: 'travels', page: samplePage([sampleFoundTravel()]) } })
    expect(render({ tab: 'travels', dateFrom: '2027-04-01' }, data)).toContain('?dateFrom=2027-04-01"')
    expect(render({ tab: 'travels', discounted: true }, data)).toMatch(/href="\/viaggi\/[a-z-]+\?discounted=true"/)
  })

  it.each(['tours', 'travels'] as const)(
    'has the price of %s at the foot of a card, or right below its title',
    (tab) => {
      const data = tab === 'tours' ? found : sampleSearch({ list: { tab, page: samplePage([sampleFoundTravel()]) } })
      const cards = count(render({ tab }, data), /<article/g)
      const priceFirst = render({ tab }, data, 'it', { ...sampleSite('it'), variations: { searchPriceFirst: true } })
      expect(cards).toBeGreaterThan(0)
      expect(count(render({ tab }, data), /<p class="(?:price|card-no-departures) card-foot"/g)).toBe(cards)
      expect(count(priceFirst, /<\/h3><p class="(?:price|card-no)/g)).toBe(cards)
      expect(count(priceFirst, /card-foot"/g)).toBe(0)
    },
  )

  it('has countries in the panel only below a continent with a chosen one', () => {
    const countries = (filter: FilterState) => count(render(filter), /name="destinationId\[\]"/g)
    expect(countries({})).toBe(0)
    expect(render()).toContain(
      '<a href="/cerca?modal=&amp;type=filters" rel="nofollow" data-parts="[aria-labelledby=modal-filter-where]&gt;*:nth-child(1)&gt;details&gt;label">Scegli i Paesi</a>',
    )
    expect(countries({ destinationId: ['jpn'] })).toBeGreaterThan(0)
  })

  it('has the options of a closed group only where one is chosen', () => {
    const styles = (filter: FilterState) => count(render(filter), /name="travelStyles\[\]"/g)
    expect(styles({})).toBe(0)
    expect(render()).toContain('data-parts="[aria-labelledby=modal-filter-style]&gt;*">Stile di viaggio</a>')
    expect(styles({ travelStyles: ['SAFARI'] })).toBeGreaterThan(1)
  })

  it('offers wider searches below few results', () => {
    const relaxations = [{ label: 'Una settimana dopo', total: '6 partenze', href: '/cerca?dateFrom=2027-04-08' }]
    expect(render({}, sampleSearch({ list: found.list, relaxations }))).toContain('href="/cerca?dateFrom=2027-04-08"')
  })

  it.each([
    ['14 partenze · da 389\u00a0€ il 4 set 2027', '14~partenze · da~389~€ il~4~set~2027'],
    ['Senza: 29 mar – 8 apr 2027 e In offerta', 'Senza: 29~mar~–~8~apr~2027 e In offerta'],
    ['from $1,849 on Mar 29, 2027', 'from $1,849 on Mar~29,~2027'],
    ['Sep 29 – Oct 8, 2027', 'Sep~29~–~Oct~8,~2027'],
    ['am 4. Sept. 2027', 'am~4.~Sept.~2027'],
    ['le 1er sept. 2027', 'le~1er~sept.~2027'],
  ])('breaks no line within a date of a wider search: %s', (total, expected) => {
    const relaxations = [{ label: 'Una settimana dopo', total, href: '/cerca' }]
    const html = render({}, sampleSearch({ list: found.list, relaxations }))
    expect(html.replaceAll('\u00a0', '~')).toContain(`<strong class="tabular">${expected}</strong>`)
  })

  it.each([
    [{}, 'Ovunque · Quando vuoi'],
    [{ continentId: ['asia'], dateFrom: '2027-03-01', dateTo: '2027-03-31' }, 'Asia · Marzo 2027'],
  ] as const)('says place and time of %j in one link to its fields', (filter, words) => {
    const html = render(filter as FilterState).replaceAll('<!-- -->', '')
    expect(html).toMatch(new RegExp(`<a[^>]* href="#search-where"[^>]*>.*?</i>${words}</a>`))
  })

  it('has only GET forms to the search page', () => {
    const forms = [...render().matchAll(/<form[^>]*>/g)].map(([form]) => form)
    expect(forms).toHaveLength(4)
    for (const form of forms) expect(form).toMatch(/(?=.*method="get")(?=.*action="\/cerca")/)
  })

  it('has month headings only when sorted by date (§2)', () => {
    expect(count(render(), /class="results-title"/g)).toBe(2)
    expect(count(render({ sort: 'price:asc' }), /class="results-title"/g)).toBe(0)
    expect(count(render({ sort: 'price:asc' }), /<article/g)).toBe(3)
  })

  it('has one card for departures of a travel that follow each other, with the others as links', () => {
    const [first, second] = tours
    if (!first || !second) throw new Error('no departures')
    const same = [
      { ...first, price: { ...first.price, EUR: 38_900 } },
      { ...second, travel: first.travel },
    ]
    const html = render({}, { ...found, list: { tab: 'tours', page: samplePage([...same, ...tours.slice(2)]) } })
    expect(count(html, /<article/g)).toBe(2)
    expect(html).toMatch(/<summary>2 date da 389\s€<\/summary>/)
    expect(html).toMatch(/<li id="result-2"><span class="cluster"><a href="[^"]*#departure-/)
    expect(html).toContain('<a href="/cerca?travelId%5B%5D=travel-0">Tutte le date</a>')
    expect(html).toContain('<li id="result-3"><article')
  })

  it.each<FilterState>([{}, { sort: 'date:asc' }])(
    'loads the picture of the first result before the others: %j',
    (filter) => {
      const cards = render(filter).match(/<img class="photo"[^>]*>/g) ?? []
      expect(cards.map((image) => image.includes('fetchPriority="high"'))).toEqual([true, false, false])
      expect(cards.map((image) => image.includes('loading="lazy"'))).toEqual([false, true, true])
    },
  )

  it('links to the previous and next page of the search', () => {
    const page = samplePage(tours, { currentPage: 2, lastPage: 3, total: 43 })
    const html = render({ discounted: true, page: 2 }, { ...found, list: { tab: 'tours', page } })
    expect(html).toMatch(/href="\/cerca\?discounted=true" rel="prev"/)
    expect(html).toMatch(/href="\/cerca\?discounted=true&amp;page=3" rel="next"/)
  })

  it('without results has a message, all travels, fewer filters and best sellers (§2)', () => {
    const html = render({ textSearch: 'zzz', discounted: true }, nothing)
    expect(html).toContain('Nessun viaggio corrisponde alla tua ricerca')
    expect(html).toContain('href="/viaggi"')
    expect(html).toContain('href="/cerca?discounted=true"')
    expect(html).toContain('href="/cerca?textSearch=zzz"')
    expect(count(html, /<article/g)).toBe(1)
  })

  it('has a notice of approximate prices in another currency than the market’s', () => {
    const notice = 'I prezzi in USD sono indicativi'
    expect(render({}, found, 'it', sampleSite('it', 'USD'))).toContain(notice)
    expect(render()).not.toContain('indicativi')
  })

  it('formats counts for the market', () => {
    const many = { ...found, facets: { ...sampleFacets, total: 4227 } }
    for (const [id, count] of [
      ['it', '4.227'],
      ['us', '4,227'],
    ] as const)
      expect(render({}, many, id)).toContain(`<span class="filter-count">${count}</span>`)
  })

  it('has a notice when a long text was cut', () => {
    const notice = 'i primi 100 caratteri'
    expect(render({ textSearch: 'a'.repeat(100) }, nothing)).toContain(notice)
    expect(render({ textSearch: 'a'.repeat(98) }, nothing)).not.toContain(notice)
  })

  it('escapes the searched text', () => {
    const html = render({ textSearch: '"><img src=x onerror=alert(1)>' }, nothing)
    expect(html).not.toContain('<img src=x')
  })
})
