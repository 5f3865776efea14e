import { describe, expect, it } from 'vitest'
import type { FlightSuggestion } from '../../../shared/contracts/flights.ts'
import { filterFlights, tourChoices, tourQuery } from './tour-query.ts'

describe('tour query', () => {
  it.each([
    ['', ''],
    ['room=private&flexible=1&from=mxp', 'room=private&flexible=1&from=MXP'],
    ['from=FCO&utm_source=x&room=private', 'room=private&from=FCO'],
    ['room=double&flexible=yes&from=', ''],
    ['from=<b>&from=FCO', ''],
    ['from=ROME', ''],
    ['stops=direct&from=FCO', 'from=FCO&stops=direct'],
    ['stops=with', 'stops=with'],
    ['stops=none', ''],
  ])('canonicalizes %j to %j', (query, canonical) =>
    expect(tourQuery(tourChoices(new URLSearchParams(query)))).toBe(canonical),
  )
})

const flight = (code: string, via: string[]): FlightSuggestion => ({
  from: { code, name: code },
  to: 'HND',
  via,
  minutes: 800,
  departsOn: '2027-05-31',
  returnsOn: '2027-06-10',
  minimumPrice: { EUR: 60_900, GBP: 52_900, USD: 68_900 },
})
const all = [flight('FCO', ['HEL']), flight('BRI', ['FCO', 'IST']), flight('FCO', []), flight('MXP', [])]

describe('filterFlights', () => {
  it.each([
    [null, null, [0, 1, 2, 3]],
    ['FCO', null, [0, 2]],
    [null, 'direct', [2, 3]],
    [null, 'with', [0, 1]],
    ['FCO', 'direct', [2]],
    ['BRI', 'direct', []],
  ] as const)('from %s, %s: %j', (from, stops, expected) =>
    expect(filterFlights(all, { from, stops })).toEqual(expected.map((index) => all[index])),
  )
})
