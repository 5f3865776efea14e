import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import type { FilterState } from '../../shared/contracts/filter-state.ts'
import { MAX_COUNTED_FILTERS, type SearchCounts } from '../../shared/contracts/search.ts'
import { filterQuery } from '../../shared/filters/filter-query.ts'
import { sampleFilters, sampleSite } from '../../tests/support/builders/sample-search.ts'
import { dateless, relaxations, relaxedSearches } from './relaxations.ts'

const site = sampleSite()
const MARCH = { dateFrom: '2027-03-01', dateTo: '2027-03-31' }
const all = (filter: FilterState) => relaxedSearches(site, filter, sampleFilters)
const looser = (filter: FilterState) => all(filter).filter(({ label }) => !/^Solo| e /.test(label))
const counted = (totals: number[], cheapest: SearchCounts['cheapest'] = []) => ({ totals, cheapest })

describe('relaxedSearches', () => {
  it.each<[FilterState, string[]]>([
    [{}, []],
    [{ sort: 'price:asc', tab: 'travels', page: 2 }, []],
    [{ textSearch: 'zzz' }, ['Senza: «zzz»']],
    [{ ...MARCH }, ['Con date flessibili (± 7 giorni)', 'Febbraio 2027', 'Aprile 2027', 'Senza: Marzo 2027']],
    [
      { dateFrom: '2027-03-06', dateTo: '2027-03-12' },
      ['Una settimana prima', 'Una settimana dopo', 'Senza: 6–12 mar 2027'],
    ],
    [{ ...MARCH, daysSpan: 7 }, ['Senza: Marzo 2027 (± 7 giorni)']],
    [
      { destinationId: ['jpn'], priceTo: 50_000, ageBadge: '25-35', discounted: true },
      ['', 'Senza: Fino a 500\u00a0€', 'Senza: 25–35 anni', 'Senza: In offerta', 'Senza: Giappone'],
    ],
  ])('of %j: %j', (filter, expected) => expect(looser(filter).map(({ label }) => label)).toEqual(expected))

  it('are at most as many as can be counted', () => {
    const many: FilterState = {
      ...{ ...MARCH, destinationId: ['jpn'], priceTo: 50_000, ageBadge: '25-35', discounted: true },
      ...{
        durations: 'MAX_6',
        status: ['CONFIRMED'],
        groupLanguage: ['it'],
        moods: ['NATURE'],
        travelStyles: ['CITY'],
      },
    }
    expect(all(many)).toHaveLength(MAX_COUNTED_FILTERS)
    expect(looser(many)).toHaveLength(10)
  })

  it('give up all values of a filter at once', () => {
    const filter: FilterState = { status: ['CONFIRMED', 'ALMOST_FULL'], discounted: true }
    expect(
      all(filter)
        .map(({ label }) => label)
        .slice(0, 2),
    ).toEqual(['Senza: Confermata e Ultimi posti', 'Senza: In offerta'])
  })

  it('omit what their label states, on the first page', () => {
    const filter: FilterState = { ...MARCH, discounted: true, tab: 'travels', sort: 'price:asc', page: 3, perPage: 40 }
    const rest = { tab: 'travels', sort: 'price:asc' }
    expect(looser(filter).map((each) => JSON.parse(JSON.stringify(each.filter)))).toEqual([
      { ...rest, ...MARCH, discounted: true, daysSpan: 7 },
      { ...rest, dateFrom: '2027-02-01', dateTo: '2027-02-28', discounted: true },
      { ...rest, dateFrom: '2027-04-01', dateTo: '2027-04-30', discounted: true },
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
    const filter: FilterState = { textSearch: 'x', discounted: true, ageBadge: 'ALL' }
    const searches = all(filter)
    const labels = (totals: number[]) => relaxations(site, filter, searches, counted(totals)).map(({ label }) => label)
    expect(searches.map(({ label }) => label)).toEqual([
      'Senza: 25–49 anni',
      'Senza: In offerta',
      'Senza: «x»',
      'Solo: «x»',
      'Senza: «x» e 25–49 anni',
      'Senza: «x» e In offerta',
    ])
    expect(labels([0, 1, 0, 9, 9, 9])).toEqual(['Senza: In offerta'])
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

describe('searches with a place', () => {
  const filter: FilterState = { destinationId: ['jpn'], priceTo: 150_000, status: ['CONFIRMED'] }
  const searches = all(filter)
  const found = (totals: Record<string, number>) =>
    relaxations(site, filter, searches, counted(searches.map(({ label }) => totals[label] ?? 0))).map(
      ({ label }) => label,
    )
  const without = {
    place: 'Senza: Giappone',
    price: 'Senza: Fino a 1.500\u00a0€',
    both: 'Solo: Giappone',
  }

  it('give up two other wishes before the place', () =>
    expect(found({ [without.place]: 5, [without.both]: 58 })).toEqual([without.both, without.place]))

  it('give up one other wish before two, and before the place', () =>
    expect(found({ [without.place]: 5, [without.price]: 1, [without.both]: 58 })).toEqual([
      without.price,
      without.place,
    ]))

  it('give up the place where nothing else helps', () => expect(found({ [without.place]: 5 })).toEqual([without.place]))

  it('count pairs of other wishes although there are many', () => {
    const wishes: FilterState = { ...filter, ...MARCH, groupLanguage: ['it'] }
    expect(all(wishes).map(({ label }) => label)).toContain('Senza: Fino a 1.500\u00a0€ e Confermata')
  })
})

describe('dateless', () => {
  it('links to the same search for travels when there are any', () => {
    const filter: FilterState = { textSearch: 'gabon', page: 2, show: 'prices' }
    expect(dateless(site, filter, 1)).toEqual([
      {
        ...{ label: 'Viaggi senza date, per ora', total: '1 viaggio', href: '/cerca?tab=travels&textSearch=gabon' },
        filter: { tab: 'travels', textSearch: 'gabon' },
      },
    ])
    expect(dateless(site, filter, 0)).toEqual([])
    expect(dateless(site, filter)).toEqual([])
  })
})

describe('relaxations', () => {
  it('are at most six searches with results: a little more money first, then small changes with their price, then most results first, last without the text', () => {
    const filter: FilterState = { ...MARCH, textSearch: 'x', discounted: true, ageBadge: 'ALL', priceTo: 90_000 }
    const cheapest = [
      ...[null, null, null, { price: 91_850, startingDate: '2027-03-25' }],
      { price: 37_900, startingDate: '2027-05-08' },
    ]
    const found = relaxations(site, filter, all(filter), counted([2, 0, 4, 3, 1200, 0, 6, 7, 4], cheapest))
    expect(found.map(({ label, total }) => `${label}: ${total}`)).toEqual([
      'Con 19 € in più: 25 mar 2027',
      'Con date flessibili (± 7 giorni): 2 partenze',
      'Aprile 2027: 4 partenze',
      'Senza: Marzo 2027: 1.200 partenze · da 379\u00a0€ l’8 mag 2027',
      'Senza: In offerta: 7 partenze',
      'Senza: «x»: 4 partenze',
    ])
    expect(found[0]?.href).toContain('priceTo=91900')
  })

  it('offer each departure once, and none that is shown already', () => {
    const filter: FilterState = { ...MARCH, discounted: true, ageBadge: 'ALL' }
    const [shown, march, may] = [
      { price: 20_000, startingDate: '2027-03-02' },
      { price: 37_900, startingDate: '2027-03-25' },
      { price: 37_900, startingDate: '2027-05-08' },
    ]
    const counts = counted([2, 3, 4, 5, 6, 7], [shown, march, null, march, may, shown])
    const found = relaxations(site, filter, all(filter), counts, { total: 1, first: shown })
    expect(found.map(({ total }) => total)).toEqual([
      '3 partenze · da 379\u00a0€ il 25 mar 2027',
      '4 partenze',
      '6 partenze · da 379\u00a0€ l’8 mag 2027',
    ])
  })

  it('raise the limit by three tenths at most', () => {
    const filter: FilterState = { discounted: true, priceTo: 50_000 }
    const labels = (price: number) =>
      relaxations(site, filter, all(filter), counted([1], [{ price, startingDate: '2027-03-25' }])).map(
        ({ label }) => label,
      )
    expect([labels(65_000), labels(65_100)]).toEqual([['Con 150\u00a0€ in più'], []])
  })

  it('count travels on their tab, and are empty without counts', () => {
    const filter: FilterState = { tab: 'travels', discounted: true }
    expect(relaxations(site, filter, all(filter), counted([14]))).toEqual([
      { label: 'Senza: In offerta', total: '14 viaggi', href: '/cerca?tab=travels', filter: { tab: 'travels' } },
    ])
    expect(relaxations(site, filter, all(filter), counted([]))).toEqual([])
  })
})
