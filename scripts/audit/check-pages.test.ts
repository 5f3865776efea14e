import { describe, expect, it } from 'vitest'
import { markets } from '../../markets/registry.ts'
import { sampleTravel } from '../../tests/support/builders/sample-travel.ts'
import { checkPages } from './check-pages.ts'
import { createReport } from './report.ts'

const linkedData = (offers: object, over: object = {}) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'TouristTrip', offers, ...over })}</script>`
const price = '<strong class="price-now">1.499\u00a0€</strong>'
const bar = `<aside class="booking-bar">${price}<time dateTime="2027-03-12"></time></aside>`
const days = { availabilityStarts: '2027-03-12', availabilityEnds: '2027-03-21' }
const rating = { aggregateRating: { ratingValue: '4.7', reviewCount: 128 } }
const travel = '/viaggi/japan-tokyo-kyoto'
const tour = `${travel}/jpn-20270312-a`
const dates = `${travel}?modal=&type=available-dates`
const calendar = '/api/departure.ics?travel=japan-tokyo-kyoto&tour=jpn-20270312-a'
const PAGES: Record<string, string> = {
  [travel]: `${linkedData({ lowPrice: '1499.00', offerCount: 1, offers: [days] }, rating)}
    <main data-today="2027-02-10"><li id="departure-japan-2027-03-12" data-days="30">${price}</li>${bar}`,
  [dates]: `<ul class="dates"><a href="${tour}"><time dateTime="2027-03-12"></time></a>${price}</ul>`,
  [tour]: `${linkedData({ price: '1499.00', ...days })}<time class="tour-dates" dateTime="2027-03-12"></time>${bar}`,
  [calendar]: `
BEGIN:VEVENT
DTSTART;VALUE=DATE:20270312
DTEND;VALUE=DATE:20270322
SUMMARY:Viaggio: Japan classic
URL:https://it.example${tour}
BEGIN:VEVENT
UID:a-payment-1@it.example
SUMMARY:Acconto: 200 € (Japan
  classic)
BEGIN:VEVENT
UID:a-payment-2@it.example
SUMMARY:Saldo: 1.299 € (Japan classic)
BEGIN:VEVENT
UID:a-payment-3@it.example
SUMMARY:Cassa comune: 180 € (Japan classic)
`.replaceAll('\n', '\r\n'),
}

const found = async (path = '', from = '', to = '', status = 200, over = {}) => {
  const request = async (_: string, url: string) => {
    const text = PAGES[url] ?? ''
    return url === path ? { status, text: text.replace(from, to), headers: {} } : { status: 200, text, headers: {} }
  }
  const catalogue = {
    market: markets.it,
    travels: [sampleTravel({ rating: { average: 4.7, count: 128 }, ...over })],
    tours: [],
    byMood: {} as never,
    pages: new Map(),
    events: [],
  }
  const report = createReport()
  await checkPages(report, request, catalogue, { isChosen: () => true, isWhole: true })
  return report.findings.map(({ check, found }) => `${check}: ${found}`)
}

const modal = 'the modal of dates shows the day and price of each departure: JPN-20270312-A'
const file = 'the calendar file has the days, title, page and price of its departure: JPN-20270312-A'

const data = "a departure's structured data have its price and days: JPN-20270312-A"

describe('pages of a catalogue', () => {
  it('contain nothing untrue when they agree with it', async () => expect(await found()).toEqual([]))

  it.each([
    [travel, `bar">${price}`, 'bar">', 'the page shows the lowest price: JPN-20270312-A: undefined, not 1.499\u00a0€'],
    [
      travel,
      'dateTime="2027-03-12',
      'dateTime="2027-03-13',
      'the lowest price has the day of its departure: 2027-03-13',
    ],
    [
      travel,
      'Starts":"2027-03-12',
      'Starts":"2027-03-13',
      'the lowest price has the day of its departure: 2027-03-12, 2027-03-13',
    ],
    [travel, '4.7', '4.8', 'structured data have the rating of the reviews: 4.8 of 128'],
    [travel, ':128', ':129', 'structured data have the rating of the reviews: 4.7 of 129'],
    [travel, '1.499', '1.399', "the page shows a departure's day and price: JPN-20270312-A: 1.399"],
    [travel, 'days="30', 'days="31', "the page shows a departure's day and price: JPN-20270312-A: undefined"],
    [dates, '1.499', '1.399', `${modal}: 1.399`],
    [dates, '2027-03-12', '2027-03-13', `${modal}: undefined`],
    [tour, '1.499', '1.399', "a departure's page shows its price: JPN-20270312-A: 1.399"],
    [
      tour,
      'dateTime="2027-03-12',
      'dateTime="2027-03-13',
      "a departure's page shows its day: JPN-20270312-A: 2027-03-13",
    ],
    [tour, '1499', '1399', `${data}: 1399.00`],
    [tour, 'Starts":"2027-03-12', 'Starts":"2027-03-13', `${data}: 1499.00 2027-03-13`],
    [tour, '2027-03-21', '2027-03-22', `${data}: 1499.00 2027-03-12 2027-03-22`],
    [calendar, 'DATE:20270312', 'DATE:20270313', `${file}: DTSTART`],
    [calendar, '20270322', '20270321', `${file}: DTEND`],
    [calendar, 'Viaggio: Japan', 'Viaggio: Korea', `${file}: SUMMARY`],
    [calendar, '312-a\r', '313-a\r', `${file}: URL`],
    [calendar, '1.299', '1.199', `${file}: payments`],
  ])('are refuted %#', async (path, from, to, finding) =>
    expect(await found(path, from, to)).toEqual([expect.stringContaining(finding)]),
  )

  it('are refuted if a trip does not link one of its countries', async () => {
    const countries = [
      { name: 'Laos', path: '/viaggi-laos' },
      { name: 'Cambogia', path: '/viaggi-cambogia' },
    ]
    expect(await found(travel, '<li', '<a href="/viaggi-laos">Laos</a><li', 200, { countries })).toEqual([
      'the page of a trip links its places: /viaggi-cambogia',
    ])
  })

  it('are refuted once if a trip has none', async () =>
    expect(await found(travel, '', '', 500)).toEqual(['a trip has a page: 500']))
})
