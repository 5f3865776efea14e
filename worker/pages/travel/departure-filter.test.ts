import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prices, sampleTour } from '../../../tests/support/builders/sample-travel.ts'
import { departureFilter, departureQuery, filterOptions, fitsFilter, NO_FILTER } from './departure-filter.ts'

const market = { currency: 'EUR' as const }
const canonical = (query: string) => departureQuery(departureFilter(new URLSearchParams(query), market))
const tours = [
  sampleTour({ startingDate: '2027-03-12', price: prices(149_900), salesStatus: 'CONFIRMED' }),
  sampleTour({ startingDate: '2027-03-30', price: prices(99_900), salesStatus: 'PLANNED' }),
  sampleTour({ startingDate: '2027-05-01', price: prices(119_900), salesStatus: 'PLANNED' }),
]

describe('departure filter', () => {
  it.each([
    ['', ''],
    ['view=calendar&month=2027-03', 'month=2027-03&view=calendar'],
    ['month=2027-04-10', 'month=2027-04-10'],
    ['month=2027-02-30', ''],
    ['month=2027-13&status=GONE&priceTo=-1&view=grid', ''],
    ['status=CONFIRMED&priceTo=120000&currency=USD', 'status=CONFIRMED&priceTo=120000&currency=USD'],
    ['priceTo=120000&currency=XXX', 'priceTo=120000&currency=EUR'],
    ['currency=USD', ''],
    ['priceTo=1e9', ''],
  ])('canonicalizes %j to %j', (input, query) => expect(canonical(input)).toBe(query))

  it('leaves a canonical query unchanged', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(canonical(canonical(query))).toBe(canonical(query))
      }),
    )
  })

  it.each([
    [{}, 3],
    [{ month: '2027-03' }, 2],
    [{ status: 'PLANNED' as const }, 2],
    [{ priceTo: 119_900 }, 2],
    [{ month: '2027-03', status: 'PLANNED' as const, priceTo: 99_900 }, 1],
    [{ month: '2027-03-30' }, 1],
    [{ month: '2028-01' }, 0],
  ])('%j matches %i departures', (over, count) =>
    expect(tours.filter(fitsFilter({ ...NO_FILTER, ...over }, 'EUR'))).toHaveLength(count),
  )

  it('lists existing months and statuses, and price limits below the highest price', () => {
    expect(filterOptions(tours, 'EUR')).toEqual({
      months: ['2027-03', '2027-05'],
      statuses: ['PLANNED', 'CONFIRMED'],
      prices: [100_000, 120_000].filter((limit) => limit < 149_900).slice(0, 2),
    })
    expect(filterOptions([], 'EUR')).toEqual({ months: [], statuses: [], prices: [] })
  })

  it('lists chosen values even when nothing matches them', () => {
    const chosen = { ...NO_FILTER, month: '2020-01', status: 'SOLD_OUT' as const, priceTo: 123_456 }
    expect(filterOptions(tours, 'EUR', chosen)).toEqual({
      months: ['2020-01', '2027-03', '2027-05'],
      statuses: ['PLANNED', 'CONFIRMED', 'SOLD_OUT'],
      prices: [100_000, 120_000, 123_456],
    })
  })
})
