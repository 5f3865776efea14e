import { expect, it } from 'vitest'
import { sampleFilters, samplePage, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { prices, sampleTour } from '../../../tests/support/builders/sample-travel.ts'
import { ruleCommentary } from './rule-commentary.ts'

const site = sampleSite('it')
const filter = { priceTo: 150_000, travelStyles: ['TREKKING'] }
const search = {
  filters: sampleFilters,
  facets: null,
  counts: {},
  grid: null,
  pins: null,
  relaxations: [],
  suggested: null,
}

it('says what was understood and names a departure that fits', () => {
  const tour = {
    ...sampleTour({ startingDate: '2027-04-10', endingDate: '2027-04-20', price: prices(129_900) }),
    ...{ match: null, shiftedDays: null },
  }
  const list = { tab: 'tours' as const, page: { ...samplePage([tour], { total: 3 }), matchingTravels: 1 } }
  expect(ruleCommentary(site, { filter, search: { ...search, list } })).toBe(
    `Ho capito: fino a 1.500\u00a0€ e trekking. Ho trovato 3 partenze, per esempio ${tour.travel.title}, 10–20 apr 2027, a 1.299\u00a0€.`,
  )
})

it('names the closest search when nothing fits', () => {
  const list = { tab: 'tours' as const, page: { ...samplePage([]), matchingTravels: 0 } }
  const relaxations = [{ label: 'Con date flessibili (± 7 giorni)', total: '6 partenze', href: '/cerca' }]
  expect(ruleCommentary(site, { filter, search: { ...search, list, relaxations } })).toBe(
    'Ho capito: fino a 1.500\u00a0€ e trekking. Così com’è non parte nessun gruppo. La via più corta? Con date flessibili (± 7 giorni) – 6 partenze.',
  )
  expect(ruleCommentary(site, { filter: {}, search: { ...search, list } })).toBe(
    'Così com’è non parte nessun gruppo, ma qui sotto ci sono altre idee.',
  )
})
