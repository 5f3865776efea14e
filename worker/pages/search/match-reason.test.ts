import { expect, it } from 'vitest'
import type { SearchMatch } from '../../../shared/contracts/search-match.ts'
import { sampleFoundTour, sampleFoundTravel, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { matchReason } from './match-reason.ts'

it.each<[SearchMatch | null, number | null, string | null]>([
  [null, null, null],
  [null, 0, null],
  [{ kind: 'destination', text: 'Giappone' }, null, 'Trovato in: Giappone'],
  [{ kind: 'alias', text: 'Regno Unito' }, null, 'Trovato in: Regno Unito'],
  [{ kind: 'place', text: 'Kyoto' }, 0, 'Tappa: Kyoto'],
  [null, -1, '1 giorno prima delle tue date'],
  [null, 3, '3 giorni dopo le tue date'],
  [{ kind: 'style', text: 'Trekking' }, 2, 'Stile: Trekking · 2 giorni dopo le tue date'],
])('match %j, shifted by %s days: %s', (match, shiftedDays, expected) =>
  expect(matchReason(sampleSite(), sampleFoundTour({ match, shiftedDays }))).toBe(expected),
)

it('travels say what the text was found in', () => {
  const travel = sampleFoundTravel({ match: { kind: 'travel', text: 'Giappone classico' } })
  expect(matchReason(sampleSite('de'), travel)).toBe('Im Titel gefunden')
  expect(matchReason(sampleSite(), sampleFoundTravel())).toBeNull()
})
