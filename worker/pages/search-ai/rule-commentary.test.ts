import { expect, it } from 'vitest'
import { sampleFilters, samplePage, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { prices, sampleTour } from '../../../tests/support/builders/sample-travel.ts'
import { ruleCommentary } from './rule-commentary.ts'

const site = sampleSite('it')
const search = {
  filters: sampleFilters,
  facets: null,
  counts: {},
  grid: null,
  pins: null,
  relaxations: [],
  suggested: null,
}

it('says how many departures fit and names the first', () => {
  const tour = {
    ...sampleTour({ startingDate: '2027-04-10', endingDate: '2027-04-20', price: prices(129_900) }),
    ...{ match: null, shiftedDays: null },
  }
  const listOf = (total: number) => ({
    tab: 'tours' as const,
    page: { ...samplePage([tour], { total }), matchingTravels: 1 },
  })
  const { title } = tour.travel
  expect([3, 1].map((total) => ruleCommentary(site, { search: { ...search, list: listOf(total) } }))).toEqual([
    `Ho trovato 3 partenze che fanno per te. Comincerei da ${title} (10–20 apr 2027, 1.299\u00a0€).`,
    `C’è una partenza che fa per te: ${title} (10–20 apr 2027, 1.299\u00a0€).`,
  ])
})

it('says that nothing fits, and whether a change helps', () => {
  const list = { tab: 'tours' as const, page: { ...samplePage([]), matchingTravels: 0 } }
  const relaxations = [{ label: 'Con date flessibili (± 7 giorni)', total: '6 partenze', href: '/cerca' }]
  const comments = [relaxations, []].map((each) =>
    ruleCommentary(site, { search: { ...search, list, relaxations: each } }),
  )
  expect(comments[0]).toMatch(/basta cambiarne una o due/)
  expect(comments[1]).toMatch(/altre idee/)
})
