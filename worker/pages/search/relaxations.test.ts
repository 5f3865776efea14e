import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../../markets/market-id.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { MAX_COUNTED_FILTERS } from '../../../shared/contracts/search.ts'
import { filterQuery } from '../../../shared/filters/filter-query.ts'
import { sampleFilters, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { dateless, relaxations, relaxedSearches } from './relaxations.ts'

const site = sampleSite()
const MARCH = { dateFrom: '2027-03-01', dateTo: '2027-03-31' }
const all = (filter: FilterState) => relaxedSearches(site, filter, sampleFilters)
const looser = (filter: FilterState) => all(filter).filter(({ cost }) => cost === 1)

describe('relaxedSearches', () => {
  it.each<[FilterState, string[]]>([
    [{}, []],
    [{ sort: 'price:asc', tab: 'travels', page: 2 }, []],
    [{ textSearch: 'zzz' }, ['Senza: «zzz»']],
    [{ ...MARCH }, ['Con date flessibili (± 7 giorni)', 'Senza: Marzo 2027']],
    [{ ...MARCH, daysSpan: 7 }, ['Senza: Marzo 2027 (± 7 giorni)']],
    [
      { destinationId: ['jpn'], priceTo: 50_000, ageBadge: '25-35', discounted: true },
      ['Senza: Giappone', 'Senza: Fino a 500\u00a0€', 'Senza: 25–35 anni', 'Senza: In offerta'],
    ],
  ])('of %j: %j', (filter, expected) => expect(looser(filter).map(({ label }) => label)).toEqual(expected))

  it('are at most as many as can be counted', () => {
    const destinationId = Array.from({ length: 20 }, (_, index) => `d${index}`)
    expect(all({ ...MARCH, destinationId })).toHaveLength(MAX_COUNTED_FILTERS)
    expect(looser({ ...MARCH, destinationId })).toHaveLength(8)
  })

  it('omit what their label states, on the first page', () => {
    const filter: FilterState = { ...MARCH, discounted: true, tab: 'travels', sort: 'price:asc', page: 3, perPage: 40 }
    const rest = { tab: 'travels', sort: 'price:asc' }
    expect(looser(filter).map((each) => JSON.parse(JSON.stringify(each.filter)))).toEqual([
      { ...rest, ...MARCH, discounted: true, daysSpan: 7 },
      { ...rest, discounted: true },
      { ...rest, ...MARCH },
    ])
  })
})

describe('searches without results because of two filters', () => {
  it('are relaxed by pairs, place only and dates only', () => {
    const more = all({ ...MARCH, destinationId: ['jpn'], discounted: true, tab: 'travels' })
      .filter(({ cost }) => cost === 2)
      .map(({ label, filter }) => [label, filterQuery(filter)])
    expect(more).toEqual([
      ['Solo: Giappone', 'tab=travels&destinationId%5B%5D=jpn'],
      ['Solo: Marzo 2027', 'tab=travels&dateFrom=2027-03-01&dateTo=2027-03-31'],
      ['Senza: Giappone e Marzo 2027', 'tab=travels&discounted=true'],
    ])
  })

  it('are relaxed by one filter where that is enough', () => {
    const searches = all({ textSearch: 'x', discounted: true, ageBadge: 'ALL' })
    const labels = (totals: number[]) => relaxations(site, searches, totals).map(({ label }) => label)
    expect(searches.map(({ label }) => label)).toEqual([
      'Senza: «x»',
      'Senza: 25–49 anni',
      'Senza: In offerta',
      'Solo: «x»',
      'Senza: «x» e 25–49 anni',
      'Senza: «x» e In offerta',
    ])
    expect(labels([0, 0, 1, 9, 9, 9])).toEqual(['Senza: In offerta'])
    expect(labels([0, 0, 0, 0, 2, 3])).toEqual(['Senza: «x» e In offerta', 'Senza: «x» e 25–49 anni'])
    expect(labels([0, 0, 0, 0, 0, 0])).toEqual([])
  })

  it('has no duplicates in any market', () => {
    for (const id of MARKET_IDS) {
      const searches = relaxedSearches(
        sampleSite(id),
        { ...MARCH, destinationId: ['jpn', 'lka'], priceTo: 5000, durations: 'MAX_6' },
        sampleFilters,
      )
      expect(new Set(searches.map(({ filter }) => filterQuery(filter))).size).toBe(searches.length)
      for (const { label } of searches) expect(label).not.toMatch(/search\.|\{\{|undefined/)
    }
  })
})

describe('dateless', () => {
  it('links to the same search for travels when there are any', () => {
    const filter: FilterState = { textSearch: 'gabon', page: 2, show: 'prices' }
    expect(dateless(site, filter, 1)).toEqual([
      { label: 'Viaggi senza date, per ora', total: '1 viaggio', href: '/cerca?tab=travels&textSearch=gabon' },
    ])
    expect(dateless(site, filter, 0)).toEqual([])
    expect(dateless(site, filter)).toEqual([])
  })
})

describe('relaxations', () => {
  it('are at most five searches with results, most results first', () => {
    const searches = looser({
      ...MARCH,
      textSearch: 'x',
      discounted: true,
      ageBadge: 'ALL',
      priceTo: 90_000,
      durations: 'MAX_6',
    })
    const found = relaxations(site, searches, [1, 0, 1200, 3, 4, 5, 6])
    expect(found.map(({ total }) => total)).toEqual([
      '1.200 partenze',
      '6 partenze',
      '5 partenze',
      '4 partenze',
      '3 partenze',
    ])
    expect(found[0]).toMatchObject({ label: 'Senza: Marzo 2027' })
    expect(found[0]?.href).not.toContain('dateFrom')
  })

  it('count travels on their tab, and are empty without counts', () => {
    const searches = looser({ tab: 'travels', discounted: true })
    expect(relaxations(site, searches, [14])).toEqual([
      { label: 'Senza: In offerta', total: '14 viaggi', href: '/cerca?tab=travels' },
    ])
    expect(relaxations(site, searches, [])).toEqual([])
  })
})
