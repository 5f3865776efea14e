import { describe, expect, it } from 'vitest'
import { markets } from '../../markets/registry.ts'
import { prices, sampleTour, sampleTravel } from '../../tests/support/builders/sample-travel.ts'
import type { Request } from './catalogue.ts'
import { checkLists } from './check-lists.ts'
import { createReport } from './report.ts'

const price = '<strong class="price-now">1.499\u00a0€</strong>'
const travel = `<article class="card"><a class="stretched" href="/viaggi/japan-tokyo-kyoto?months=2027-03">Japan</a>
<p>${price}<time class="price-from" dateTime="2027-03-12"></time></p></article>`
const tour = `<article class="card"><span data-status="CONFIRMED">Confermata</span><time dateTime="2027-03-12"></time>
<a class="stretched" href="/viaggi/japan-tokyo-kyoto#departure-japan-2027-03-12">Japan</a>
<span class="seats">4 posti liberi</span>${price}</article>`
const offers = { price: '1499.00', availabilityStarts: '2027-03-12' }
const items = [
  { url: 'https://it.example/viaggi/japan-tokyo-kyoto', item: { offers } },
  { url: 'https://it.example/viaggi/japan-tokyo-kyoto/jpn-20270312-a', item: { offers } },
]
const PAGE = `${travel}${tour}<script type="application/ld+json">${JSON.stringify({ '@type': 'ItemList', itemListElement: items })}</script>`

const COUNTRY = '/viaggi-giappone'
const SEARCH = '/cerca?tab=tours&perPage=100&page=1'
const bestTour = {
  ...{ id: 'japan-2027-03-12', startingDate: '2027-03-12' },
  ...{ basePrice: prices(149_900), price: prices(149_900), discounted: false },
}
const catalogue = {
  market: markets.it,
  travels: [sampleTravel({ bestTour, countries: [{ name: 'Giappone', path: COUNTRY }] })],
  tours: [sampleTour()],
  byMood: {} as never,
  pages: new Map(),
  events: [],
}

const findingsOf = async (request: Request) => {
  const report = createReport()
  await checkLists(report, request, catalogue, { isChosen: () => true, isWhole: true })
  return report.findings
}

const found = async (path = '', from = '', to = '', status = 200) => {
  const request = async (_: string, url: string) =>
    url === path ? { status, text: PAGE.replace(from, to), headers: {} } : { status: 200, text: PAGE, headers: {} }
  return (await findingsOf(request)).map(({ check, where, found }) => `${check}: ${where}: ${found}`)
}

const card = (path: string) => `a list's cards agree with the catalogue: ${path}`
const item = `a list's structured data agree with the catalogue: ${COUNTRY}: /viaggi/japan-tokyo-kyoto`

describe('lists', () => {
  it('contain nothing untrue when they agree with the catalogue', async () => expect(await found()).toEqual([]))

  it.each([
    [COUNTRY, '1.499', '1.399', `${card(COUNTRY)}: /viaggi/japan-tokyo-kyoto: 1.399`],
    ['/viaggi-asia', 'from" dateTime="2027-03-12', 'from" dateTime="2027-03-13', card('/viaggi-asia')],
    ['/offerte?perPage=100', 'CONFIRMED', 'PLANNED', card('/offerte?perPage=100')],
    [SEARCH, '4 posti', '5 posti', `${card(SEARCH)}: #departure-japan-2027-03-12: 1.499\u00a0€ 2027-03-12 CONFIRMED 5`],
    [SEARCH, '<span class="seats">4 posti liberi</span>', '', card(SEARCH)],
    [SEARCH, '#departure-japan-2027-03-12', '#departure-japan-2027-03-13', card(SEARCH)],
    [COUNTRY, '1499.00', '1399.00', `${item}: 1399.00 2027-03-12, not 1499.00 2027-03-12`],
    [COUNTRY, 'Starts":"2027-03-12', 'Starts":"2027-03-13', `${item}: 1499.00 2027-03-13`],
  ])('are refuted %#', async (path, from, to, finding) =>
    expect(await found(path, from, to)).toEqual([expect.stringContaining(finding)]),
  )

  it('are refuted if their page is missing', async () =>
    expect(await found(COUNTRY, '', '', 404)).toEqual([`a list has a page: ${COUNTRY}: 404`]))

  it('are refuted if they lack a trip', async () => {
    const request = async () => ({ status: 200, text: PAGE.replace(travel, ''), headers: {} })
    const [finding] = await findingsOf(request)
    expect(finding).toEqual({
      check: 'a list shows each trip',
      where: '/viaggi/japan-tokyo-kyoto',
      found: 'no card',
    })
  })
})
