import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryFilter } from '../../tests/support/builders/arbitrary-filter.ts'
import { FORM_FIELDS } from '../../tests/support/builders/form-fields.ts'
import type { FilterState } from '../contracts/filter-state.ts'
import { parseFilterQuery } from './filter-query.ts'
import { isFormQuery, resolveFormAliases } from './form-query.ts'
import { daysValue, priceValue, whenValue, whereValue } from './form-values.ts'

const resolve = (query: string | Record<string, string>) =>
  parseFilterQuery(resolveFormAliases(new URLSearchParams(query)))

describe('resolveFormAliases', () => {
  it.each<[string, FilterState]>([
    ['when=2027-03', { dateFrom: '2027-03-01', dateTo: '2027-03-31' }],
    ['when=2028-02', { dateFrom: '2028-02-01', dateTo: '2028-02-29' }],
    ['when=2027-13', {}],
    ['when=0000-01', {}],
    ['when=2027-12-20_2028-01-06', { dateFrom: '2027-12-20', dateTo: '2028-01-06' }],
    ['when=2027-12-20_', { dateFrom: '2027-12-20' }],
    ['when=_2027-12-20_3', { dateTo: '2027-12-20', daysSpan: 3 }],
    ['when=2027-02-30_2027-03-03', { dateTo: '2027-03-03' }],
    ['when=2027-03&daysSpan=3', { dateFrom: '2027-03-01', dateTo: '2027-03-31', daysSpan: 3 }],
    ['when=2027-12-20_2027-12-27_3&daysSpan=7', { dateFrom: '2027-12-20', dateTo: '2027-12-27', daysSpan: 7 }],
    ['when=&daysSpan=3', {}],
    ['when=&dateFrom=2027-03-01&daysSpan=3', { dateFrom: '2027-03-01', daysSpan: 3 }],
    ['when=soon', {}],
    ['price=0-100000', { priceTo: 100_000 }],
    ['price=-100000', { priceTo: 100_000 }],
    ['price=50000-100000', { priceFrom: 50_000, priceTo: 100_000 }],
    ['price=180000-', { priceFrom: 180_000 }],
    ['price=1-2-3', {}],
    ['price=80000-120000&budgetFrom=900&budgetTo=', { priceFrom: 90_000 }],
    ['price=&budgetFrom=&budgetTo=1.200', { priceTo: 120_000 }],
    ['budgetFrom=cheap&budgetTo=900', { priceTo: 90_000 }],
    ['days=MAX_6', { durations: 'MAX_6' }],
    ['days=MAX_6&durationFrom=8', { durations: 'MAX_6' }],
    ['days=MAX_7', {}],
    ['days=4-8', { durationFrom: 4, durationTo: 8 }],
    ['days=4-&durations=OVER_10', { durationFrom: 4 }],
    ['days=MAX_6&daysFrom=&daysTo=8', { durationTo: 8 }],
    ['days=MAX_6&daysFrom=0&daysTo=long', { durations: 'MAX_6' }],
    ['days=MAX_6&daysFrom=999&daysTo=', { durations: 'MAX_6' }],
    // Fields that say what they said at first have not been touched; both ends survive a change of one.
    ['price=50000-100000&budgetShown=50000-100000&budgetFrom=500&budgetTo=900', { priceFrom: 50_000, priceTo: 90_000 }],
    ['price=50000-100000&budgetTo=900', { priceFrom: 50_000, priceTo: 90_000 }],
    ['price=-80000&budgetShown=50000-100000&budgetFrom=500&budgetTo=1000', { priceTo: 80_000 }],
    ['price=&budgetShown=50000-100000&budgetFrom=500&budgetTo=1000', {}],
    ['price=50000-100000&budgetShown=50000-100000&budgetFrom=&budgetTo=', {}],
    ['price=50000-100000&budgetShown=50000-100000&budgetFrom=&budgetTo=1000', { priceTo: 100_000 }],
    ['price=-80000&budgetShown=50000-100000&budgetFrom=&budgetTo=', { priceTo: 80_000 }],
    ['price=50050-&budgetShown=50050-&budgetFrom=500.5&budgetTo=', { priceFrom: 50_050 }],
    ['days=4-8&daysShown=4-8&daysFrom=4&daysTo=9', { durationFrom: 4, durationTo: 9 }],
    ['days=4-8&daysTo=9', { durationFrom: 4, durationTo: 9 }],
    ['days=MAX_6&daysShown=4-8&daysFrom=4&daysTo=8', { durations: 'MAX_6' }],
    ['days=4-8&daysShown=4-8&daysFrom=0&daysTo=8', { durationTo: 8 }],
    // A field that cannot be read is not there: it takes nothing away.
    ["textSearch=giappone&where='", { textSearch: 'giappone' }],
    ['continentId[]=asia&where=../', { continentId: ['asia'] }],
    ["textSearch=giappone&place=' giappone", { textSearch: 'giappone' }],
    ['priceTo=80000&price=9-x', { priceTo: 80_000 }],
    ['priceTo=80000&price=-&budgetFrom=cheap', { priceTo: 80_000 }],
    ['durations=MAX_6&days=99999-', { durations: 'MAX_6' }],
    ['dateFrom=2027-05-01&dateTo=2027-05-31&when=_', { dateFrom: '2027-05-01', dateTo: '2027-05-31' }],
    ['when=2027-05-01_2027-05-31_3&daysSpan=99', { dateFrom: '2027-05-01', dateTo: '2027-05-31', daysSpan: 3 }],
    ["where='&where=jpn&price=x&price=-80000", { destinationId: ['jpn'], priceTo: 80_000 }],
    // Continents and countries exclude each other: the last choice wins, and countries when both change.
    ['placesShown=continent:europe&continentId[]=europe&destinationId[]=jpn', { destinationId: ['jpn'] }],
    ['placesShown=jpn&continentId[]=europe&destinationId[]=jpn', { continentId: ['europe'] }],
    ['placesShown=&continentId[]=europe&destinationId[]=jpn', { destinationId: ['jpn'] }],
    ['placesShown=continent:asia&continentId[]=asia&continentId[]=europe', { continentId: ['asia', 'europe'] }],
    ['continentId[]=europe&destinationId[]=jpn&when=', { continentId: ['europe'], destinationId: ['jpn'] }],
    ['where=jpn', { destinationId: ['jpn'] }],
    ['where=continent:asia', { continentId: ['asia'] }],
    ['where=', {}],
    ['where=<script>', {}],
    // Choosing a continent clears destination and text, choosing a destination clears the rest (spec section 4).
    ['where=continent:asia&destinationId[]=per&textSearch=pe', { continentId: ['asia'] }],
    ['where=jpn&continentId[]=europe&textSearch=pe', { destinationId: ['jpn'] }],
    ['where=jpn&destinationId[]=per', { destinationId: ['per', 'jpn'] }],
    // The text field as it was means the places whose names it shows.
    ['place=jpn+Giappone&textSearch=Giappone', { destinationId: ['jpn'] }],
    ['place=continent:asia+Asia&textSearch=+Asia', { continentId: ['asia'] }],
    ['place=jpn,lka+Giappone,+Sri+Lanka&textSearch=Giappone,+Sri+Lanka', { destinationId: ['jpn', 'lka'] }],
    ['place=jpn+Giappone&textSearch=per', { textSearch: 'per' }],
    ['place=jpn+Giappone&textSearch=', {}],
    ['place=jpn+Giappone&destinationId[]=per', { destinationId: ['per'] }],
    ['place=jpn&textSearch=jpn', { textSearch: 'jpn' }],
    // Everything else is as it was.
    ['utm_source=x&status[]=CONFIRMED&sort=&when=', { status: ['CONFIRMED'] }],
  ])('%s', (query, expected) => {
    expect(resolve(query)).toEqual(expected)
  })

  it.each<[string, boolean]>([
    ['', false],
    ['textSearch=giapone&page=2', false],
    ['utm_source=&utm_medium=mail', false],
    ['textSearch=', true],
    ['destinationId[]=', true],
    ['sort=price:asc&tab=', true],
    ["textSearch=giappone&where='", false],
    ['priceTo=80000&price=9-x&days=99999-&when=_&budgetFrom=x&place=x', false],
    ["where='&where=jpn", true],
    ...FORM_FIELDS.map((name): [string, boolean] => [`${name}=`, true]),
  ])('recognizes %s as a form query: %s', (query, expected) => {
    expect(isFormQuery(new URLSearchParams(query))).toBe(expected)
  })

  it('reverses the values of form fields for any filter', () => {
    fc.assert(
      fc.property(arbitraryFilter, (filter) => {
        const { durations, durationFrom, durationTo, dateFrom, dateTo, priceFrom, priceTo } = filter
        expect(resolve({ when: whenValue(filter) })).toEqual(
          defined({ dateFrom, dateTo, daysSpan: dateFrom === undefined ? undefined : filter.daysSpan || undefined }),
        )
        expect(resolve({ price: priceValue(filter) })).toEqual(defined({ priceFrom: priceFrom || undefined, priceTo }))
        expect(resolve({ days: daysValue(filter) })).toEqual(
          defined(durations === undefined ? { durationFrom, durationTo } : { durations }),
        )
        const [destination] = filter.destinationId ?? ['jpn']
        expect(resolve({ where: whereValue('destination', destination ?? '') })).toEqual({
          destinationId: [destination],
        })
      }),
    )
  })

  it('accepts any query', () => {
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.stringMatching(/^[0-9_:, -]{0,24}$/))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...FORM_FIELDS, 'textSearch'), value), (fields) => {
        expect(() => resolve(fields)).not.toThrow()
      }),
    )
  })
})

const defined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
