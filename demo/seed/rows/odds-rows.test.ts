import { expect, it } from 'vitest'
import { readSources } from '../sources.ts'
import { oddsRows } from './odds-rows.ts'

it('counts groups of two years, of which more take place the more people they have, and the later', () => {
  const rows = oddsRows(readSources().travels, '2026-11-21', 4000)
  const share = (months: number, going: number) => {
    const { groups = 0, went = 0 } = rows.find((row) => row.months === months && row.going === going) ?? {}
    expect(groups).toBeGreaterThanOrEqual(20)
    return went / groups
  }
  expect(share(3, 4)).toBeGreaterThan(0.5)
  expect(share(3, 4)).toBeLessThan(1)
  expect(share(3, 6)).toBeGreaterThan(share(3, 1))
  expect(share(5, 4)).toBeGreaterThan(share(1, 4))
})
