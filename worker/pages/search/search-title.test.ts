import { expect, it } from 'vitest'
import { sampleFilters } from '../../../tests/support/builders/sample-search.ts'
import { searchTracking } from './search-title.ts'

it('searchTracking contains no typed text', () => {
  const filter = { textSearch: 'secret', priceTo: 80_000, durations: 'MAX_6', sort: 'price:asc' } as const
  expect(searchTracking(filter, sampleFilters, 'EUR', 14)).toEqual({
    tab: 'tours',
    sort: 'price:asc',
    total: 14,
    durations: ['MAX_6'],
    price: 'MAX_800',
    priceRange: 'suggested-range',
    currency: 'EUR',
  })
  expect(searchTracking({ tab: 'travels' }, null, 'EUR', 0)).toEqual({
    tab: 'travels',
    sort: 'relevance:desc',
    total: 0,
    durations: [],
  })
})
