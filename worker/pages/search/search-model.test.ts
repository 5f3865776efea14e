import { describe, expect, it } from 'vitest'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import {
  sampleFoundTour,
  sampleFoundTravel,
  samplePage,
  sampleSearch,
  sampleSite,
} from '../../../tests/support/builders/sample-search.ts'
import { type SearchData, searchModel } from './search-model.ts'

const tour = sampleFoundTour()
const tours = sampleSearch({ list: { tab: 'tours', page: samplePage([tour]) } })
const model = (filter: FilterState = {}, data: Partial<SearchData> = {}, site = sampleSite()) =>
  searchModel(site, filter, { ...tours, ...data })

describe('searchModel', () => {
  it('shares the rendered dates of the form among all prices, and its prices among all places', () => {
    const nothing: Partial<SearchData> = { facets: null, counts: {} }
    const keys = (filter: FilterState) => model(filter, nothing).formOf
    const [cheap, cheaper] = [keys({ priceTo: 200 }), keys({ priceTo: 100, destinationId: ['jpn'] })]
    expect(cheap.when).toBe(cheaper.when)
    expect(cheap.limits).not.toBe(cheaper.limits)
    expect(keys({ priceTo: 200, destinationId: ['jpn'] }).limits).toBe(cheap.limits)
    expect(keys({ dateFrom: '2039-01-01' }).when).not.toBe(cheap.when)
    expect(model({ priceTo: 200 }, { ...nothing, counts: { 'any price': 3 } }).formOf.limits).not.toBe(cheap.limits)
  })

  it('says on the page and in its modal what is not understood: narrow screens have no form beside the results', () => {
    const { notes, filtersHref } = searchModel(sampleSite(), { discounted: true }, tours, { budgetTo: 'poco' })
    expect(notes).toEqual(['«poco»: Scrivi un importo, per esempio 1.500\u00a0€.'])
    expect(filtersHref).toBe('/cerca?discounted=true&budgetTo=poco&modal=&type=filters')
    expect(model().notes).toEqual([])
  })

  it.each<[FilterState, string, string]>([
    [{}, 'Trova il tuo prossimo viaggio', 'Trova il tuo prossimo viaggio'],
    [{ destinationId: ['jpn'] }, 'Giappone', 'Viaggi di gruppo: Giappone'],
    [{ continentId: ['asia'], destinationId: ['isl'] }, 'Asia, Islanda', 'Viaggi di gruppo: Asia, Islanda'],
    [
      { destinationId: ['jpn'], dateFrom: '2027-03-01', dateTo: '2027-03-31' },
      'Giappone, marzo 2027',
      'Viaggi di gruppo: Giappone, marzo 2027',
    ],
    [{ dateFrom: '2027-03-01', dateTo: '2027-03-31' }, 'Marzo 2027', 'Viaggi di gruppo: marzo 2027'],
    [{ textSearch: 'giapone' }, '«giapone»', 'Viaggi di gruppo: «giapone»'],
    [{ destinationId: ['xyz'] }, 'Trova il tuo prossimo viaggio', 'Trova il tuo prossimo viaggio'],
    [
      { continentId: ['asia', 'europe'], destinationId: ['jpn', 'isl'] },
      'Trova il tuo prossimo viaggio',
      'Trova il tuo prossimo viaggio',
    ],
  ])('title of %j', (filter, heading, headTitle) => {
    expect(model(filter)).toMatchObject({ heading, headTitle })
  })

  it.each([
    ['it', 'tours', 1, false, '1 partenza'],
    ['it', 'tours', 4128, false, '4.128 partenze'],
    ['it', 'tours', 12_000, true, 'Almeno 12.000 partenze'],
    ['it', 'travels', 0, false, '0 viaggi'],
    ['us', 'tours', 2000, true, 'At least 2,000 departures'],
    ['de', 'travels', 1, false, '1 Reise'],
    ['fr', 'tours', 0, false, '0 départ'],
  ] as const)('%s: %s, %i in total (at least: %s) is "%s"', (id, tab, total, totalIsAtLeast, expected) => {
    const page = samplePage([], { total, totalIsAtLeast })
    expect(model({}, { list: { tab, page } }, sampleSite(id)).total).toBe(expected)
  })

  it('links to the other tab, pages and orders of the same search (§2)', () => {
    const filter: FilterState = { destinationId: ['jpn'], page: 3, sort: 'price:asc' }
    const { tabs, pageHref, clearHref, sort, currentPage, lastPage } = model(filter, {
      list: { tab: 'tours', page: samplePage([tour], { currentPage: 3, lastPage: 9 }) },
    })
    expect(tabs).toEqual([
      { label: 'Partenze', href: '/cerca?destinationId%5B%5D=jpn&sort=price%3Aasc', current: true },
      { label: 'Viaggi', href: '/cerca?tab=travels&destinationId%5B%5D=jpn&sort=price%3Aasc', current: false },
    ])
    expect(pageHref(1)).toBe('/cerca?destinationId%5B%5D=jpn&sort=price%3Aasc')
    expect(pageHref(4)).toBe('/cerca?destinationId%5B%5D=jpn&sort=price%3Aasc&page=4')
    expect(clearHref).toBe('/cerca?sort=price%3Aasc')
    expect([currentPage, lastPage]).toEqual([3, 9])
    expect(sort.hidden).toEqual([['destinationId[]', 'jpn']])
    expect(sort.value).toBe('price:asc')
    expect(sort.options).toHaveLength(7)
  })

  it('has departures by month, travels in their order, and best sellers without results', () => {
    expect(model().results).toMatchObject({ kind: 'tours', groups: [{ month: '2027-03', runs: [[tour]] }] })
    const travel = sampleFoundTravel()
    const travels = { list: { tab: 'travels' as const, page: samplePage([travel]) } }
    expect(model({ tab: 'travels' }, travels).results).toMatchObject({ kind: 'travels', travels: [travel] })
    const suggested = { areClosest: false, travels: [travel] }
    const nothing = { list: { tab: 'tours' as const, page: samplePage<typeof tour>([]) }, suggested }
    expect(model({}, nothing).results).toEqual({ kind: 'none', relaxations: [], suggested })
  })

  it('formats prices in the displayed currency for the market', () => {
    const filter: FilterState = { priceTo: 150_000 }
    const [label] = model(filter, {}, sampleSite('we')).activeFilters.map((each) => each.label)
    expect(label).toBe('Up to €1,500')
  })
})
