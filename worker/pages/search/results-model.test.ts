import { describe, expect, it } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { FoundTour, SearchMatch } from '../../../shared/contracts/search.ts'
import { sampleFoundTour, sampleFoundTravel, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { matchReason } from '../../search/fit-reason.ts'
import { searchHref } from '../../ui/search-box/search-href.ts'
import { comparison, fullLength, furtherDates, hasEnoughCards, moreLink, shownPart, tourRuns } from './results-model.ts'

const ofTravels = (...ids: string[]) =>
  ids.map((id) => sampleFoundTour({ travel: { ...sampleFoundTour().travel, id } }))

describe('tourRuns', () => {
  it('join departures of a travel that follow each other', () => {
    const runs = tourRuns(ofTravels('a', 'a', 'b', 'a', 'c', 'c', 'c'))
    expect(runs.map((run) => run.map(({ travel }) => travel.id).join(''))).toEqual(['aa', 'b', 'a', 'ccc'])
    expect(tourRuns([])).toEqual([])
  })
})

describe('comparison', () => {
  const of = (...ids: string[]) => comparison(sampleSite(), ofTravels(...ids))

  it('compares one departure of each of the first three travels', () => {
    expect(of('a', 'a', 'b', 'c', 'd')?.label).toBe('Confronta i primi 3 viaggi')
    expect(of('a', 'a', 'b')?.label).toBe('Confronta i primi 2 viaggi')
  })

  it('compares the dates of a single travel, and nothing alone', () => {
    expect(of('a', 'a')?.label).toBe('Confronta le prime 2 date')
    expect(of('a')).toBeNull()
  })
})

describe('a list in which departures share cards', () => {
  const site = sampleSite()
  const runs = (...lengths: number[]) =>
    ofTravels(...lengths.flatMap((length, index) => Array.from({ length }, () => `t${index}`)))

  it.each([
    [[20], false],
    [[13, 1, 1, 1, 1, 1, 1], false],
    [[12, 1, 1, 1, 1, 1, 1, 1, 1], true],
  ])('of runs %j has enough cards: %s', (lengths, expected) =>
    expect(hasEnoughCards(site, { sort: 'price:asc' }, runs(...lengths))).toBe(expected),
  )

  it.each([
    [[53, 3, 2, 1, 1, 10, 1, 7, 1, 1, 20], 80],
    [[25, 1, 1, 1, 1, 1, 1, 1, 1, 67], 40],
    [[100], 100],
  ])('of runs %j is %i departures long', (lengths, expected) =>
    expect(fullLength(site, { sort: 'price:asc' }, runs(...lengths))).toBe(expected),
  )

  it('counts a run once for each month and language in order of dates', () => {
    const days = ['2027-03-01', '2027-03-02', '2027-04-01'].map((startingDate) => sampleFoundTour({ startingDate }))
    const tours = [...days, ...days.map((tour) => ({ ...tour, travel: { ...tour.travel, id: 'other' } }))]
    expect(tourRuns(tours)).toHaveLength(2)
    expect(hasEnoughCards(site, {}, Array.from({ length: 3 }, () => tours).flat())).toBe(true)
  })

  it("shows further dates in the market's language first, then by date", () => {
    const [first, ...others] = [
      ['2027-06-01', 'en'],
      ['2027-09-01', 'en'],
      ['2027-05-01', 'en'],
      ['2027-08-01', 'it'],
      ['2027-07-01', 'it'],
    ].map(([startingDate, groupLanguage]) => sampleFoundTour({ startingDate, groupLanguage } as Partial<FoundTour>))
    if (first === undefined) throw new Error('no departure')
    const dates = furtherDates(site, [first, ...others], 3).map(({ startingDate }) => startingDate)
    expect(dates).toEqual(['2027-07-01', '2027-08-01', '2027-05-01'])
  })
})

it.each<[SearchMatch | null, number | null, string | null]>([
  [null, null, null],
  [null, 0, null],
  [{ kind: 'destination', text: 'Giappone' }, null, 'Trovato in: Giappone'],
  [{ kind: 'alias', text: 'Regno Unito' }, null, 'Trovato in: Regno Unito'],
  [{ kind: 'place', text: 'Kyoto' }, 0, 'Tappa: Kyoto'],
  [null, -1, '1 giorno prima delle tue date'],
  [null, 3, '3 giorni dopo le tue date'],
  [{ kind: 'style', text: 'Trekking' }, 2, 'Stile: Trekking · 2 giorni dopo le tue date'],
])('match %j, shifted by %s days: %s', (match, shiftedDays, expected) =>
  expect(matchReason(sampleSite(), sampleFoundTour({ match, shiftedDays }))).toBe(expected),
)

it('names no match that the card shows as its place', () => {
  const travel = { ...sampleFoundTour().travel, destinationLabel: 'Hokkaido, Giappone' }
  const match: SearchMatch = { kind: 'destination', text: 'Giappone' }
  expect(matchReason(sampleSite(), sampleFoundTour({ match, travel }))).toBeNull()
  expect(matchReason(sampleSite(), sampleFoundTour({ match, travel, shiftedDays: 1 }))).toBe(
    '1 giorno dopo le tue date',
  )
})

it('names the match of a travel', () => {
  const travel = sampleFoundTravel({ match: { kind: 'travel', text: 'Giappone classico' } })
  expect(matchReason(sampleSite('de'), travel)).toBe('Im Titel gefunden')
  expect(matchReason(sampleSite(), sampleFoundTravel())).toBeNull()
})

const hrefOf = (filter: FilterState) => searchHref(sampleSite(), filter)

const list = (currentPage: number, perPage: number, total: number) => ({
  ...{ currentPage, perPage, total },
  lastPage: Math.ceil(total / perPage),
})

it.each([
  [list(1, 20, 128), '/cerca?discounted=true&perPage=40#result-21', 20],
  [list(1, 40, 50), '/cerca?discounted=true&perPage=60#result-41', 10],
  [list(1, 80, 128), '/cerca?discounted=true&perPage=100#result-81', 20],
  [list(1, 100, 128), null, null],
  [list(1, 20, 20), null, null],
  [list(2, 20, 128), '/cerca?discounted=true&show=from-2&page=3#result-21', 20],
  [list(6, 20, 128), '/cerca?discounted=true&show=from-6&page=7#result-21', 8],
  [list(7, 20, 128), null, null],
  [list(2, 40, 128), '/cerca?discounted=true&show=from-2&page=3&perPage=40#result-41', 40],
  [list(2, 100, 400), null, null],
])('of %j: %s, %s more', (page, href, count) => {
  const more = moreLink(hrefOf, { discounted: true, page: page.currentPage, perPage: page.perPage }, page)
  expect([more?.href ?? null, more?.count ?? null]).toEqual([href, count])
})

it.each<[FilterState, string | null]>([
  [{ page: 3, show: 'from-2' }, '/cerca?show=from-2&page=4#result-41'],
  [{ page: 5, show: 'from-2' }, '/cerca?show=from-2&page=6#result-81'],
  // As long as a list may be.
  [{ page: 6, show: 'from-2' }, null],
  [{ page: 3, show: 'prices' }, null],
])('of a longer list, %j: %s', (filter, href) =>
  expect(moreLink(hrefOf, filter, list(filter.page ?? 1, 20, 400))?.href ?? null).toBe(href),
)

const shown = (market: MarketId, filter: FilterState, items = 20, total = 4227) =>
  shownPart(sampleSite(market), filter, {
    ...list(filter.page ?? 1, 20, total),
    data: Array.from({ length: items }),
  })?.text ?? null

describe('shown part of a list', () => {
  it.each([
    ['it', 'Da 21 a 40 di 4.227'],
    ['us', '21 to 40 of 4,227'],
    ['we', '21 to 40 of 4,227'],
    ['es', 'Del 21 al 40 de 4.227'],
    ['fr', 'De 21 à 40 sur 4.227'],
    ['de', '21 bis 40 von 4.227'],
  ] as const)('on page 2 of %s is %j', (market, text) => expect(shown(market, { page: 2 })).toBe(text))

  it.each<[FilterState, number, string | null]>([
    [{}, 20, '20 of 4,227'],
    [{ page: 3, show: 'from-2' }, 40, '21 to 60 of 4,227'],
    [{ page: 212 }, 7, '4,221 to 4,227 of 4,227'],
    [{}, 4227, null],
  ])('of %j with %i items is %j', (filter, items, text) => expect(shown('us', filter, items)).toBe(text))
})
