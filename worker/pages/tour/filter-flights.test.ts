import { describe, expect, it } from 'vitest'
import type { FlightSuggestion } from '../../../shared/contracts/flights.ts'
import { filterFlights } from './filter-flights.ts'

const way = (code: string, via: string[]): FlightSuggestion => ({
  from: { code, name: code },
  to: 'HND',
  via,
  minutes: 800,
  departsOn: '2027-05-31',
  returnsOn: '2027-06-10',
  minimumPrice: { EUR: 60_900, GBP: 52_900, USD: 68_900 },
})
const all = [way('FCO', ['HEL']), way('BRI', ['FCO', 'IST']), way('FCO', []), way('MXP', [])]

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
