import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { filterQuery, parseFilterQuery, withoutKeys } from '../../../shared/filters/filter-query.ts'
import { resolveFormAliases } from '../../../shared/filters/form-query.ts'
import { arbitraryFilter } from '../../../tests/support/builders/arbitrary-filter.ts'
import { sampleFilters, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { searchBar } from './toolbar-model.ts'
import { monthOptions } from './when-field.ts'

const site = sampleSite()

/** Query that a browser without scripts sends when the box is submitted, optionally with another text. */
const submit = (filter: FilterState, text?: string): FilterState => {
  const { hidden, place, text: shown, when } = searchBar(site, filter, sampleFilters)
  const fields = new URLSearchParams([
    ...hidden.map(([name, value]) => [name, value]),
    ...(place === null ? [] : [['place', place]]),
    ['textSearch', text ?? shown],
    ['when', when.value],
  ])
  return parseFilterQuery(resolveFormAliases(fields))
}

describe('the search box', () => {
  it('lists this month and the next 18', () => {
    expect(monthOptions(site)).toHaveLength(19)
    expect(monthOptions(site)[1]).toEqual({ value: '2027-02', label: 'Febbraio 2027' })
  })

  it.each<[FilterState, string, string | null, object | null]>([
    [{ textSearch: 'giapone' }, 'giapone', null, null],
    [{ destinationId: ['jpn'] }, 'Giappone', 'jpn Giappone', { kind: 'destination', id: 'jpn', name: 'Giappone' }],
    [{ continentId: ['asia'] }, 'Asia', 'continent:asia Asia', { kind: 'continent', id: 'asia', name: 'Asia' }],
    [{ destinationId: ['jpn', 'lka'] }, 'Giappone, Sri Lanka', 'jpn,lka Giappone, Sri Lanka', null],
    [{ textSearch: 'mare', destinationId: ['jpn'] }, 'mare', null, null],
  ])('%j', (filter, text, place, selected) => {
    expect(searchBar(site, filter, sampleFilters)).toMatchObject({ text, place, selected })
  })

  it('unchanged, without a script, submits the first page of the same search', () => {
    const reachable = arbitraryFilter.map((filter) => ({
      ...filter,
      travelId: undefined,
      // How flexible the days are says nothing without days.
      ...(filter.dateFrom === undefined && { daysSpan: undefined }),
      // As many places as the text field can name.
      ...(filter.continentId && { continentId: filter.continentId.slice(0, 3) }),
      ...(filter.destinationId && { destinationId: filter.destinationId.slice(0, 3) }),
      // A text and a place exclude each other (spec section 4).
      ...(filter.textSearch && { continentId: undefined, destinationId: undefined }),
    }))
    fc.assert(
      fc.property(reachable, (filter) => {
        const requested = withoutKeys(filter, 'page', 'perPage')
        expect(filterQuery(submit(filter))).toBe(filterQuery(requested))
      }),
    )
  })

  it('with another text drops the place and preserves other filters', () => {
    const filter: FilterState = { destinationId: ['jpn'], discounted: true, dateFrom: '2027-03-01', page: 4 }
    expect(submit(filter, 'perù')).toEqual({ textSearch: 'perù', discounted: true, dateFrom: '2027-03-01' })
    expect(submit(filter, '')).toEqual({ discounted: true, dateFrom: '2027-03-01' })
  })
})
