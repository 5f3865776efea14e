import { describe, expect, it } from 'vitest'
import type { FilterState, ListRequest } from '../../../shared/contracts/filter-state.ts'
import { countRequest, listRequest } from './load-search.ts'

describe('listRequest (spec section 9, relevance)', () => {
  it.each<[FilterState, boolean, Partial<ListRequest>]>([
    [{}, false, { sort: 'date:asc' }],
    [{}, true, { sort: 'date:asc' }],
    [{ tab: 'tours', sort: 'relevance:desc' }, true, { sort: 'date:asc' }],
    [{ sort: 'price:asc', show: 'prices', page: 2 }, false, { sort: 'price:asc', page: 2 }],
    [{ tab: 'travels' }, false, { sort: 'relevance:desc' }],
    [{ tab: 'travels' }, true, { sort: 'relevance:desc', relevance: 'meili' }],
    [{ tab: 'travels', sort: 'relevance:desc' }, true, { sort: 'relevance:desc', relevance: 'meili' }],
    [{ tab: 'travels', sort: 'discount:desc' }, true, { sort: 'discount:desc' }],
  ])('%j, engine relevance %s: %j', (filter, searchEngineRelevance, expected) => {
    const site = { currency: 'GBP', variations: { searchEngineRelevance } } as const
    expect(listRequest(filter, site)).toEqual({ ...expected, currency: 'GBP' })
  })

  it('countRequest ignores order and page', () => {
    const filter: FilterState = { tab: 'travels', discounted: true, sort: 'price:asc', page: 3, perPage: 40, show: 'x' }
    expect(countRequest(filter, 'EUR')).toEqual({ discounted: true, currency: 'EUR' })
  })
})
