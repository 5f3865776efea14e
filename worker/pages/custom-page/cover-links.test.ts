import { expect, it } from 'vitest'
import { noFacets } from '../../../shared/contracts/search.ts'
import { sampleFilters, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { coverLinks } from './cover-links.ts'

it('links of a cover narrow the page’s own filter by what has departures', () => {
  const facets = { ...noFacets(4), months: { '2027-02': 1200, '2027-01': 0, '2026-12': 2 } }
  facets.groupLanguages.it = 3
  facets.moods.NATURE = 1
  const links = coverLinks(sampleSite(), { status: ['CONFIRMED'] }, facets, sampleFilters)
  expect(links.map(({ label, href }) => `${label} ${decodeURIComponent(href)}`)).toEqual([
    'Filtri /cerca?status[]=CONFIRMED&modal=&type=filters',
    'In italiano · 3 /cerca?groupLanguage[]=it&status[]=CONFIRMED',
    'Dic · 2 /cerca?dateFrom=2026-12-01&dateTo=2026-12-31&status[]=CONFIRMED',
    'Feb · 1.200 /cerca?dateFrom=2027-02-01&dateTo=2027-02-28&status[]=CONFIRMED',
    'Natura /cerca?status[]=CONFIRMED&moods[]=NATURE',
  ])
})
