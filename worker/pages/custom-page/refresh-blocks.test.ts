import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { filterStateSchema } from '../../../shared/contracts/filter-state.ts'
import { blockQuery, narrowFilter } from './refresh-blocks.ts'

const read = (query: string) => blockQuery(new URLSearchParams(query), markets.it)

describe('blockQuery', () => {
  it.each([
    ['', ''],
    ['utm_source=mail&gclid=1', ''],
    ['modal=x&type=y&layout=z', ''],
    ['continentId[]=asia', 'continentId%5B%5D=asia'],
    [
      'sort=price:asc&continentId[]=europe&continentId[]=asia',
      'continentId%5B%5D=asia&continentId%5B%5D=europe&sort=price%3Aasc',
    ],
    ['page=3&perPage=5&tab=travels&show=x', 'page=3&perPage=5'],
    ['discounted=true&page=2', 'discounted=true&page=2'],
    ['page=1', ''],
    ['page=1001', 'page=1000'],
    ['perPage=20&sort=price:asc', 'sort=price%3Aasc&perPage=20'],
    // Lists may have another default order.
    ['sort=relevance:desc', 'sort=relevance%3Adesc'],
    ['perPage=101', ''],
    ['dateFrom=2027-02-30', ''],
    ['dateFrom=19.3.2027', 'dateFrom=2027-03-19'],
    ['priceFrom=abc&durations=MAX_6', 'durations=MAX_6'],
    ['priceTo=900', 'priceTo=900&currency=EUR'],
    ['priceTo=900&currency=GBP', 'priceTo=900&currency=GBP'],
    ['currency=GBP', ''],
  ])('%j: %j', (query, canonical) => expect(read(query)).toBe(canonical))

  it('leaves a canonical query unchanged', () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'currency',
        'continentId[]',
        'sort',
        'textSearch',
        'priceTo',
        'status[]',
        'page',
        'perPage',
        '__proto__',
      ),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string({ unit: 'binary' }))), (pairs) => {
        const once = blockQuery(
          new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])),
          markets.it,
        )
        expect(read(once)).toBe(once)
      }),
    )
  })
})

describe('narrowFilter', () => {
  it.each([
    ['own values stay', { ageBadge: '25-35' }, { ageBadge: '35-49' }, { ageBadge: '25-35' }],
    [
      'lists narrow to common values',
      { continentId: ['america', 'north-america'] },
      { continentId: ['asia', 'north-america'] },
      { continentId: ['north-america'] },
    ],
    [
      'a list without a common value stays',
      { continentId: ['asia'] },
      { continentId: ['europe'] },
      { continentId: ['asia'] },
    ],
    ['the order is that of the query', { sort: 'date:asc' }, { sort: 'price:asc' }, { sort: 'price:asc' }],
    ['other keys are added', { hasTours: true }, { durations: 'MAX_6' }, { hasTours: true, durations: 'MAX_6' }],
  ] as const)('%s', (_, own, query, expected) => {
    expect(narrowFilter(filterStateSchema.parse(own), filterStateSchema.parse(query))).toEqual(expected)
  })
})
