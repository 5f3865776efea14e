import { describe, expect, it } from 'vitest'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { sampleFilters, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { continentLinks, moodLinks } from './quick-links-model.ts'

const links = (filter: FilterState) => continentLinks(sampleSite(), filter, sampleFilters)

describe('continentLinks', () => {
  it('link to the first page of the same search there', () => {
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
  ])('are empty for %j', (filter) => {
    expect(links(filter)).toEqual([])
  })

  it('are empty without metadata', () => {
    expect(continentLinks(sampleSite(), {}, null)).toEqual([])
  })
})

const moods = (filter = {}) => moodLinks(sampleSite(), filter, sampleFilters)

describe('moodLinks', () => {
  it('filter by the listed styles of a mood, without moods that have none', () => {
    expect(moods({ discounted: true, page: 2 })).toEqual([
      { mood: 'NATURE', label: 'Natura', href: '/cerca?discounted=true&travelStyles%5B%5D=TREKKING', current: false },
      { mood: 'CULTURE', label: 'Cultura', href: '/cerca?discounted=true&travelStyles%5B%5D=CITY', current: false },
      { mood: 'PARTY', label: 'Festa', href: '/cerca?discounted=true&travelStyles%5B%5D=CITY', current: false },
    ])
  })

  it('remove the active mood', () => {
    const [nature, culture] = moods({ travelStyles: ['TREKKING'] })
    expect([nature?.current, nature?.href, culture?.current]).toEqual([true, '/cerca', false])
  })

  it('have no moods without metadata', () => expect(moodLinks(sampleSite(), {}, null)).toEqual([]))
})
