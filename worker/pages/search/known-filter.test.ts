import { describe, expect, it } from 'vitest'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { sampleFilters } from '../../../tests/support/builders/sample-search.ts'
import { knownFilter, namesCodes } from './known-filter.ts'

describe('unknown codes', () => {
  it.each<[FilterState, FilterState]>([
    [{ badgeId: ['NOPE'], discounted: true }, { discounted: true }],
    [{ badgeId: ['NOPE', 'HOT'] }, { badgeId: ['HOT'] }],
    [{ travelStyles: ['FLYING'], travelTypes: ['EXPRESS', 'x'] }, { travelTypes: ['EXPRESS'] }],
    [{ costCenters: ['MOON'], continentId: ['moon', 'asia'] }, { continentId: ['asia'] }],
    [{ destinationId: ['JPN', 'xyz'] }, { destinationId: ['jpn'] }],
    // A country that has no departures now is a country.
    [{ destinationId: ['lka'] }, { destinationId: ['lka'] }],
    [{ travelId: ['t1', 'gone'] }, { travelId: ['t1'] }],
    [{ travelId: ['gone'], page: 2 }, { page: 2 }],
    [{ badgeId: ['__proto__'], travelStyles: ['constructor'] }, {}],
    [{}, {}],
  ])('%j becomes %j', (filter, expected) => {
    expect(knownFilter(filter, sampleFilters, ['t1', 't2'])).toEqual(expected)
    // Without metadata all codes stay.
    expect(knownFilter(filter, null, null)).toEqual(filter)
  })

  it.each<[FilterState, boolean]>([
    [{}, false],
    [{ textSearch: 'x', status: ['CONFIRMED'], page: 2, priceTo: 1 }, false],
    [{ badgeId: ['HOT'] }, true],
    [{ travelId: ['t1'] }, true],
  ])('are possible in %j: %s', (filter, expected) => expect(namesCodes(filter)).toBe(expected))
})
