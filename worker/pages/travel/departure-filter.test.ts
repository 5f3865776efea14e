import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { fitsDeparture } from '../../../shared/filters/departure-part.ts'
import { prices, sampleTour } from '../../../tests/support/builders/sample-travel.ts'
import { departureFilter, departureQuery, filterOptions } from './departure-filter.ts'

const market = markets.it
const canonical = (query: string) => departureQuery(departureFilter(new URLSearchParams(query), market))
const tours = [
  sampleTour({ startingDate: '2027-03-12', price: prices(149_900), salesStatus: 'CONFIRMED' }),
  sampleTour({ startingDate: '2027-03-30', price: prices(99_900), salesStatus: 'PLANNED', discounted: true }),
  sampleTour({ startingDate: '2027-05-01', price: prices(119_900), salesStatus: 'PLANNED', ageBadge: '35-49' }),
  sampleTour({ startingDate: '2027-05-08', price: prices(89_900), salesStatus: 'SOLD_OUT' }),
]

describe('departure filter', () => {
  it.each([
    ['', ''],
    ['view=calendar&dateFrom=2027-03-01', 'dateFrom=2027-03-01&view=calendar'],
    ['reviews=all&view=calendar', 'view=calendar&reviews=all'],
    ['reviews=3', ''],
    ['dateFrom=19/03/2027&priceTo=120000', 'dateFrom=2027-03-19&priceTo=120000&currency=EUR'],
    // With its reason in the form.
    ['dateFrom=2027-02-30&discounted=true', 'discounted=true&dateFrom=2027-02-30'],
    ['dateTo=2027-05-10&daysSpan=3', 'dateTo=2027-05-10&daysSpan=3'],
    ['daysSpan=3', ''],
    ['status[]=GONE&priceTo=-1&view=grid', ''],
    ['status[]=CONFIRMED&priceTo=120000&currency=USD', 'priceTo=120000&status%5B%5D=CONFIRMED&currency=USD'],
    ['priceFrom=90000&currency=XXX', 'priceFrom=90000&currency=EUR'],
    [
      'ageBadge=35-49&discounted=true&isNoSharingRoomAvailable=1',
      'ageBadge=35-49&discounted=true&isNoSharingRoomAvailable=true',
    ],
    // Only what applies to departures stays of a search.
    [
      'tab=travels&textSearch=giappone&durations=MAX_6&moods[]=RELAX&sort=price:asc&page=3&discounted=true',
      'discounted=true',
    ],
    ['currency=USD', ''],
    // The form's own field for dates.
    ['when=2027-03&status[]=&priceTo=', 'dateFrom=2027-03-01&dateTo=2027-03-31'],
  ])('canonicalizes %j to %j', (input, query) => expect(canonical(input)).toBe(query))

  it('leaves a canonical query unchanged', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(canonical(canonical(query))).toBe(canonical(query))
      }),
    )
  })

  it.each<[FilterState, number]>([
    [{}, 3],
    [{ dateFrom: '2027-03-01', dateTo: '2027-03-31' }, 2],
    [{ dateFrom: '2027-04-02', daysSpan: 3 }, 2],
    [{ dateTo: '2027-03-10', daysSpan: 2 }, 1],
    [{ status: ['PLANNED'] }, 2],
    [{ status: ['PLANNED', 'SOLD_OUT'] }, 3],
    [{ priceTo: 119_900 }, 2],
    [{ priceFrom: 100_000, priceTo: 149_900 }, 2],
    [{ ageBadge: '35-49' }, 1],
    [{ discounted: true }, 1],
    [{ groupLanguage: ['en'] }, 0],
    [{ dateFrom: '2028-01-01' }, 0],
  ])('%j matches %i departures', (filter, count) =>
    expect(tours.filter(fitsDeparture(filter, 'EUR'))).toHaveLength(count),
  )

  it('lists existing months and statuses, and price limits below the highest price', () => {
    expect(filterOptions(tours.slice(0, 3), 'EUR')).toEqual({
      dates: ['2027-03', '2027-05'],
      languages: ['it'],
      statuses: ['PLANNED', 'CONFIRMED'],
      prices: [100_000, 120_000],
    })
    expect(filterOptions([], 'EUR')).toEqual({ dates: [], languages: [], statuses: [], prices: [] })
  })

  it('lists chosen values even when nothing matches them', () => {
    const chosen: FilterState = { dateFrom: '2020-01-03', status: ['SOLD_OUT'], priceTo: 123_456 }
    expect(filterOptions(tours.slice(0, 3), 'EUR', chosen)).toEqual({
      dates: ['2020-01-03_', '2027-03', '2027-05'],
      languages: ['it'],
      statuses: ['PLANNED', 'CONFIRMED', 'SOLD_OUT'],
      prices: [100_000, 120_000, 123_456],
    })
  })
})
