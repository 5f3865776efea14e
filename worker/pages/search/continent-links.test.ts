import { describe, expect, it } from 'vitest'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { sampleFilters, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { continentLinks } from './continent-links.ts'

const links = (filter: FilterState) => continentLinks(sampleSite(), filter, sampleFilters)

describe('continents', () => {
  it('lead to the same search there, from its first page on', () => {
    expect(links({ discounted: true, page: 3 })).toEqual([
      { name: 'Asia', href: '/cerca?continentId%5B%5D=asia&discounted=true' },
      { name: 'Europa', href: '/cerca?continentId%5B%5D=europe&discounted=true' },
    ])
  })

  it.each<FilterState>([
    { textSearch: 'giapone' },
    { continentId: ['asia'] },
    { destinationId: ['jpn'] },
    { travelId: ['a'] },
  ])('are of no use to %j', (filter) => {
    expect(links(filter)).toEqual([])
  })

  it('are left out when the back end cannot name them', () => {
    expect(continentLinks(sampleSite(), {}, null)).toEqual([])
  })
})
