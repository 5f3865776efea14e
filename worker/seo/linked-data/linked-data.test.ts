import { describe, expect, it } from 'vitest'
import { allMarkets } from '../../../markets/registry.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { prices, sampleTour, sampleTravel } from '../../../tests/support/builders/sample-travel.ts'
import { breadcrumbs, faqPage, itemList, organization, ownMarkup } from './linked-data.ts'
import { listedTour, listedTravel } from './tourist-trip.ts'

const ORIGIN = 'https://it.example'

describe('linked data', () => {
  it('numbers breadcrumbs and omits pages that the market lacks', () => {
    const places = [
      { name: 'Home', path: '/' },
      { name: 'Nowhere', path: null },
      { name: 'Asia', path: '/viaggi-asia' },
    ]
    expect(breadcrumbs(places, ORIGIN)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://it.example/' },
        { position: 2, name: 'Asia', item: 'https://it.example/viaggi-asia' },
      ],
    })
  })

  it('lists each page once', () => {
    expect(itemList('Best', [{ path: '/a' }, { path: '/b' }, { path: '/a' }], ORIGIN)).toMatchObject({
      name: 'Best',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: 'https://it.example/a' },
        { position: 2, url: 'https://it.example/b' },
      ],
    })
    expect(itemList('Best', [], ORIGIN)).toBeNull()
  })

  it('names the day of the departure with the price of a travel in a list', () => {
    const site = sampleSite('it')
    const bestTour = sampleTour({ startingDate: '2027-01-15', price: prices(99_900) })
    expect(itemList('Best', [listedTravel(sampleTravel({ bestTour }), site)], ORIGIN)).toMatchObject({
      itemListElement: [
        {
          url: 'https://it.example/viaggi/japan-tokyo-kyoto',
          item: {
            '@type': 'TouristTrip',
            name: 'Japan classic',
            offers: { '@type': 'Offer', priceCurrency: 'EUR', price: '999.00', availabilityStarts: '2027-01-15' },
          },
        },
      ],
    })
    expect(listedTravel(sampleTravel({ bestTour: null }), site)).toEqual({ path: '/viaggi/japan-tokyo-kyoto' })
  })

  it('lists departures by their own pages, with price and day', () => {
    const tour = sampleTour({
      code: 'JPN-1',
      startingDate: '2027-01-15',
      endingDate: '2027-01-24',
      price: prices(99_900),
    })
    expect(listedTour(tour, sampleSite('it'))).toMatchObject({
      path: '/viaggi/japan-tokyo-kyoto/jpn-1',
      item: { offers: { price: '999.00', availabilityStarts: '2027-01-15' } },
    })
  })

  it('contains each question once', () => {
    const item = { question: 'Q?', answer: 'A.' }
    expect(faqPage([item, { ...item, answer: 'B.' }])).toMatchObject({
      mainEntity: [{ name: 'Q?', acceptedAnswer: { text: 'B.' } }],
    })
    expect(faqPage([])).toBeNull()
  })

  it.each(allMarkets)('$id: one organisation, one site per market', (market) => {
    const profiles = ['https://social.example/us']
    const about = { email: 'a@b.example', profiles }
    const [company, site] = organization(market, ORIGIN, 'https://us.example', about) as [object, object]
    expect(company).toMatchObject({
      '@id': 'https://us.example/#organization',
      url: 'https://it.example/',
      email: 'a@b.example',
      logo: 'https://it.example/icons/app-512.png',
      sameAs: profiles,
    })
    expect(site).toMatchObject({ inLanguage: market.locale, publisher: { '@id': 'https://us.example/#organization' } })
    expect(JSON.stringify(site)).toContain(`${market.paths.search}?textSearch={search_term_string}`)
  })

  it.each([
    [null, 0],
    ['', 0],
    ['{', 0],
    ['null', 0],
    ['"text"', 0],
    ['7', 0],
    ['{"name":"no type"}', 0],
    ['{"@type":"Event"}', 1],
    ['[{"@type":"Event"},{"@type":"Place"},null,1]', 2],
    ['{"@graph":[]}', 1],
  ])('reads the markup of a page: %s has %i items', (markup, count) => expect(ownMarkup(markup)).toHaveLength(count))
})
