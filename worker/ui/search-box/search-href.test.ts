import { describe, expect, it } from 'vitest'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { defaultToTravelsTab, hiddenFields, searchHref } from './search-href.ts'

const MARCH = { dateFrom: '2027-03-01', dateTo: '2027-03-31' }

describe('defaultToTravelsTab', () => {
  it.each<[FilterState, FilterState['tab']]>([
    [{}, 'travels'],
    [{ textSearch: 'giappone', daysSpan: 3 }, 'travels'],
    [MARCH, 'travels'],
    [{ tab: 'tours' }, 'tours'],
    [{ tab: 'tours', ...MARCH }, 'tours'],
    [{ tab: 'travels', dateFrom: '2027-03-02' }, 'travels'],
    [{ dateFrom: '2027-03-01', dateTo: '2027-03-30' }, undefined],
    [{ dateFrom: '2027-03-01', dateTo: '2027-04-30' }, undefined],
    [{ dateFrom: '2027-03-01' }, undefined],
    [{ dateTo: '2027-03-31' }, undefined],
  ])('opens %j with the tab %s (§9)', (filter, tab) => expect(defaultToTravelsTab(filter).tab).toBe(tab))
})

describe('searchHref', () => {
  const plain = sampleSite()
  const arm = { ...plain, variations: { searchTravelsFirst: true } }
  it.each<[FilterState, string, string]>([
    [{}, '/cerca', '/cerca?tab=tours'],
    [{ tab: 'tours', discounted: true }, '/cerca?discounted=true', '/cerca?discounted=true&tab=tours'],
    [{ tab: 'travels' }, '/cerca?tab=travels', '/cerca?tab=travels'],
    [{ dateFrom: '2027-03-02' }, '/cerca?dateFrom=2027-03-02', '/cerca?dateFrom=2027-03-02'],
    [{ priceTo: 90_000 }, '/cerca?priceTo=90000&currency=EUR', '/cerca?priceTo=90000&currency=EUR&tab=tours'],
  ])('%j', (filter, usual, inArm) => {
    expect([searchHref(plain, filter), searchHref(arm, filter)]).toEqual([usual, inArm])
  })

  it('adds the departures tab to forms', () => {
    expect(hiddenFields(plain, { tab: 'tours', page: 2 }, ['page'])).toEqual([])
    expect(hiddenFields(arm, {}, [])).toEqual([['tab', 'tours']])
    expect(hiddenFields(arm, { tab: 'travels' }, [])).toEqual([['tab', 'travels']])
  })
})
