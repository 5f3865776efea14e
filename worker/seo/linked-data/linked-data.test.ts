import { describe, expect, it } from 'vitest'
import { allMarkets } from '../../../markets/registry.ts'
import { breadcrumbs, faqPage, itemList, organization, ownMarkup } from './linked-data.ts'

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
    expect(itemList('Best', ['/a', '/b', '/a'], ORIGIN)).toMatchObject({
      name: 'Best',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: 'https://it.example/a' },
        { position: 2, url: 'https://it.example/b' },
      ],
    })
    expect(itemList('Best', [], ORIGIN)).toBeNull()
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
