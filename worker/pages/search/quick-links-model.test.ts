import { describe, expect, it } from 'vitest'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { SearchFacets } from '../../../shared/contracts/search.ts'
import { sampleFacets, sampleFilters, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { continentLinks, languageLink, moodLinks } from './quick-links-model.ts'

const links = (filter: FilterState) => continentLinks(sampleSite(), filter, sampleFilters)

describe('continentLinks', () => {
  it('link to the first page of the same search there (§2)', () => {
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

describe('languageLink', () => {
  const link = (filter: FilterState, facets: SearchFacets | null = sampleFacets) =>
    languageLink(sampleSite(), filter, facets)

  it('filters by the language of the market, with the number of its departures, and back', () => {
    const label = 'In italiano · 14'
    const href = '/cerca?groupLanguage%5B%5D=it&discounted=true'
    expect(link({ discounted: true, page: 3 })).toEqual({ label, href, current: false })
    expect(link({ groupLanguage: ['it'] })).toEqual({ label, href: '/cerca', current: true })
  })

  it('is missing where its number is zero or unknown', () => {
    expect(link({}, null)).toBeNull()
    expect(languageLink(sampleSite('de'), {}, sampleFacets)).toBeNull()
  })
})

const moods = (filter: FilterState = {}) => moodLinks(sampleSite(), filter)

describe('moodLinks', () => {
  it('filter by each mood of the specification, from the first page (§2)', () => {
    expect(moods({ discounted: true, page: 2 })).toEqual([
      { mood: 'NATURE', label: 'Natura', href: '/cerca?discounted=true&moods%5B%5D=NATURE', current: false },
      { mood: 'RELAX', label: 'Relax', href: '/cerca?discounted=true&moods%5B%5D=RELAX', current: false },
      { mood: 'HISTORY', label: 'Storia', href: '/cerca?discounted=true&moods%5B%5D=HISTORY', current: false },
      { mood: 'CULTURE', label: 'Cultura', href: '/cerca?discounted=true&moods%5B%5D=CULTURE', current: false },
      { mood: 'PARTY', label: 'Festa', href: '/cerca?discounted=true&moods%5B%5D=PARTY', current: false },
    ])
  })

  it('remove the active mood', () => {
    const [nature, relax] = moods({ moods: ['NATURE'] })
    expect([nature?.current, nature?.href, relax?.current]).toEqual([true, '/cerca', false])
  })
})
