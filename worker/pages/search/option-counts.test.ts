import { describe, expect, it } from 'vitest'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { sampleFacets, sampleFilters, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { filterForm } from './filter-form.ts'
import { searchesToCount } from './option-counts.ts'

const march = { dateFrom: '2027-03-01', dateTo: '2027-03-31' }

describe('counts of options without facets', () => {
  it.each<[string, FilterState, FilterState[]]>([
    ['nothing where nothing is chosen', { travelStyles: ['CITY'], page: 2 }, []],
    ['a price: any', { priceFrom: 0, priceTo: 90_000, discounted: true }, [{ discounted: true }]],
    ['a length and an age: any of each', { durationTo: 4, ageBadge: 'ALL' }, [{ ageBadge: 'ALL' }, { durationTo: 4 }]],
    [
      'days: whenever, and each flexibility but the present one',
      { ...march, daysSpan: 3 },
      [{}, { ...march, daysSpan: 0 }, { ...march, daysSpan: 1 }, { ...march, daysSpan: 7 }],
    ],
    ['flexibility without days: whenever alone', { daysSpan: 3 }, [{}]],
  ])('%s', (_, filter, searches) => {
    expect(searchesToCount(filter).map(([, search]) => search)).toEqual(searches)
  })

  it('are shown at their options, with the present search and its range', () => {
    const filter: FilterState = { ...march, daysSpan: 3, priceTo: 91_000 }
    const counts = Object.fromEntries(searchesToCount(filter).map(([option], index) => [option, 100 + index]))
    const { when, price, days } = filterForm(sampleSite(), filter, sampleFilters, sampleFacets, counts)
    expect(when.any.count).toBe(100)
    expect([price[0]?.count, price.at(-1)?.count]).toEqual([101, sampleFacets.total])
    expect(days[0]?.count).toBe(sampleFacets.total)
    expect(when.flexible.map(({ value, count }) => [value, count])).toEqual([
      ['', 102],
      ['1', 103],
      ['3', sampleFacets.total],
      ['7', 104],
    ])
  })

  it('are null when the back end fails, and without dates', () => {
    const { when, price } = filterForm(sampleSite(), { priceTo: 91_000 }, sampleFilters, null, {})
    expect([when.any.count, price[0]?.count, price.at(-1)?.count]).toEqual([null, null, null])
    const without = filterForm(sampleSite(), {}, sampleFilters, sampleFacets, {})
    expect(without.when.flexible.map(({ count }) => count)).toEqual([null, null, null, null])
  })
})
