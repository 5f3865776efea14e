import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryFilter } from '../../tests/support/builders/arbitrary-filter.ts'
import { type FilterState, filterStateSchema } from '../contracts/filter-state.ts'
import { DEFAULT_STATUSES } from './definitions.ts'
import { MAX_LIST } from './filter-kinds.ts'
import { filterQuery, isFilterParameter, parseFilterQuery } from './filter-query.ts'

const parse = (query: string) => parseFilterQuery(new URLSearchParams(query))

describe('parseFilterQuery (§5)', () => {
  it.each<[string, FilterState]>([
    // Booleans.
    ['discounted=true', { discounted: true }],
    ['discounted=1&isNoSharingRoomAvailable=on', { discounted: true, isNoSharingRoomAvailable: true }],
    ['discounted=false&isNoSharingRoomAvailable=', {}],
    ['discounted=yes', {}],
    // Integers.
    ['daysSpan=3&page=2', { daysSpan: 3, page: 2 }],
    ['priceFrom=50000&priceTo=100000', { priceFrom: 50_000, priceTo: 100_000 }],
    ['durationFrom=4&durationTo=08', { durationFrom: 4, durationTo: 8 }],
    ['page=1.5&daysSpan=-1&priceFrom=1e3&priceTo=%201&durationFrom=abc&durationTo=0x10', {}],
    ['page=0', {}],
    ['page=1000', { page: 1000 }],
    ['page=1001', { page: 1000 }],
    ['page=99999999999999999999', { page: 1000 }],
    ['perPage=101', {}],
    ['priceTo=999999999', {}],
    ['priceFrom=0&priceTo=0', {}],
    // Lists.
    ['continentId[]=asia&continentId[]=europe', { continentId: ['asia', 'europe'] }],
    ['destinationId%5B%5D=jpn', { destinationId: ['jpn'] }],
    ['status[]=CONFIRMED&status[]=GONE&status[]=', { status: ['CONFIRMED'] }],
    ['status=CONFIRMED', {}],
    ['travelStyles[]=CITY&travelStyles[]=CITY', { travelStyles: ['CITY'] }],
    ['badgeId[]=%3Cscript%3E&badgeId[]=HOT', { badgeId: ['HOT'] }],
    ['page[]=2&textSearch[]=a', {}],
    // Words and dates.
    ['textSearch=%20%20giapone%20', { textSearch: 'giapone' }],
    ['textSearch=%20%20', {}],
    ['textSearch=%00%E2%80%AEper%C3%B9%0A', { textSearch: 'perù' }],
    ['textSearch=%00', {}],
    [`textSearch=${'a'.repeat(101)}`, { textSearch: 'a'.repeat(100) }],
    ['sort=price:asc&tab=travels&durations=OVER_10', { sort: 'price:asc', tab: 'travels', durations: 'OVER_10' }],
    ['sort=evil&tab=both&durations=MAX_99&ageBadge=18-20', {}],
    ['dateFrom=2027-03-01&dateTo=2027-03-31', { dateFrom: '2027-03-01', dateTo: '2027-03-31' }],
    ['dateFrom=2027-02-30', {}],
    // Contradictions.
    ['priceFrom=200&priceTo=100', { priceFrom: 100, priceTo: 200 }],
    ['durationFrom=9&durationTo=3&discounted=1', { durationFrom: 3, durationTo: 9, discounted: true }],
    ['dateFrom=2027-04-01&dateTo=2027-03-01', { dateFrom: '2027-03-01', dateTo: '2027-04-01' }],
    ['durations=MAX_6&durationFrom=9', { durationFrom: 9 }],
    ['durations=MAX_6&durationFrom=9&durationTo=3', { durationFrom: 3, durationTo: 9 }],
    // These parameters select the view: the price grid, or the start of a longer list.
    ['show=evil', {}],
    ['show=from-0', {}],
    ['show=prices', { show: 'prices' }],
    ['show=from-2&page=3', { show: 'from-2', page: 3 }],
    // The first value of a repeated key that can be read counts.
    ['priceTo=abc&priceTo=80000', { priceTo: 80_000 }],
    ['tab=x&tab=travels&page=abc&page=2', { tab: 'travels', page: 2 }],
    ['sort=bad&sort=price:asc&discounted=no&discounted=true', { sort: 'price:asc', discounted: true }],
    // Broken bytes are no text.
    ['textSearch=%E0%A4%A', {}],
    ['textSearch=%E0%A4%A&textSearch=giappone', { textSearch: 'giappone' }],
    // Unknown keys.
    ['utm_source=mail&fbclid=1&nonsense[]=1&__proto__=x&constructor=y', {}],
    ['page=2&page=3', { page: 2 }],
  ])('%s', (query, expected) => {
    expect(parse(query)).toEqual(expected)
  })

  it('limits the length of a list', () => {
    const query = Array.from({ length: 80 }, (_, i) => `travelId[]=t${i}`).join('&')
    expect(parse(query).travelId).toHaveLength(MAX_LIST)
  })

  it('recognizes filter parameters (§3, §5)', () => {
    expect(['page', 'status[]', 'textSearch'].every(isFilterParameter)).toBe(true)
    expect(['utm_source', 'where', 'toString', '__proto__', '[]', ''].some(isFilterParameter)).toBe(false)
  })

  it('returns a valid filter for any query (§5, §9)', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(...Object.keys(filterStateSchema.unwrap().shape)),
      fc.constantFrom(...Object.keys(filterStateSchema.unwrap().shape)).map((key) => `${key}[]`),
    )
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.integer().map(String),
      fc.constantFrom('true', 'MAX_6', '-', '2027-03-01'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
        const state = parseFilterQuery(new URLSearchParams(pairs))
        expect(filterStateSchema.parse(state)).toEqual(state)
        const canonical = filterQuery(state)
        expect(filterQuery(parse(canonical))).toBe(canonical)
      }),
    )
  })
})

describe('filterQuery', () => {
  it.each<[FilterState, string]>([
    [{}, ''],
    [{ page: 1, perPage: 20, tab: 'tours', sort: 'relevance:desc', status: DEFAULT_STATUSES }, ''],
    [{ status: [...DEFAULT_STATUSES].reverse() }, ''],
    [{ status: ['SOLD_OUT', 'CONFIRMED'] }, 'status%5B%5D=CONFIRMED&status%5B%5D=SOLD_OUT'],
    [{ discounted: false, destinationId: [] }, ''],
    [{ page: 3, show: 'from-2' }, 'show=from-2&page=3'],
    // Where nothing was lengthened, there is nothing to say.
    [{ page: 3, show: 'from-9' }, 'page=3'],
    [{ page: 3, show: 'from-3' }, 'page=3'],
    [{ page: 2, textSearch: 'sri lanka', tab: 'travels' }, 'tab=travels&textSearch=sri+lanka&page=2'],
    [{ destinationId: ['per', 'jpn', 'per'] }, 'destinationId%5B%5D=jpn&destinationId%5B%5D=per'],
  ])('%j', (filter, expected) => {
    expect(filterQuery(filter)).toBe(expected)
  })

  it('encodes values like a form', () => {
    const texts = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w.:*+ !'()~%-]{1,9}$/))
    fc.assert(
      fc.property(texts, texts, (textSearch, id) => {
        const query = new URLSearchParams([
          ['textSearch', textSearch],
          ['travelId[]', id],
        ])
        expect(filterQuery({ textSearch, travelId: [id] })).toBe(query.toString())
      }),
    )
  })

  it('is reversed by parsing except for defaults, order and duplicates', () => {
    fc.assert(
      fc.property(arbitraryFilter, (filter) => {
        const back = parse(filterQuery(filter))
        expect(normal(back)).toEqual(normal(filter))
      }),
    )
  })

  it('returns one query per filter for any order of parameters', () => {
    fc.assert(
      fc.property(
        arbitraryFilter.chain((filter) => fc.tuple(fc.constant(filter), shuffled(filterQuery(filter)))),
        ([filter, pairs]) => {
          expect(filterQuery(parseFilterQuery(new URLSearchParams(pairs)))).toBe(filterQuery(filter))
        },
      ),
    )
  })
})

const shuffled = (query: string): fc.Arbitrary<[string, string][]> => {
  const pairs = [...new URLSearchParams(query)]
  return fc.shuffledSubarray(pairs, { minLength: pairs.length, maxLength: pairs.length })
}

/** A filter without what says nothing: defaults, false, order of lists. */
const normal = (filter: FilterState): FilterState => {
  const isDefaultStatus = filter.status?.length === 5 && !filter.status.includes('SOLD_OUT')
  const entries = Object.entries(filter).filter(
    ([key, value]) =>
      value !== undefined &&
      value !== false &&
      !(key === 'page' && value === 1) &&
      !(key === 'perPage' && value === 20) &&
      !(key === 'tab' && value === 'tours') &&
      !(key === 'sort' && value === 'relevance:desc') &&
      !(key === 'status' && isDefaultStatus),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value]))
}
