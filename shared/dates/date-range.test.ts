import { describe, expect, it } from 'vitest'
import { formatDate } from '../../markets/format-date.ts'
import { markets } from '../../markets/registry.ts'
import { formatDateRange } from './date-range.ts'

const range = (id: keyof typeof markets, from: string, to: string): string => {
  const market = markets[id]
  return formatDateRange((day, pattern) => formatDate(day, market.dateFormats[pattern], market.locale), from, to)
}

describe('formatDateRange', () => {
  it.each([
    ['it', '2027-03-12', '2027-03-21', '12–21 mar 2027'],
    ['it', '2027-03-12', '2027-03-22', '12–22 mar 2027'],
    ['it', '2027-03-28', '2027-04-04', '28 mar – 4 apr 2027'],
    ['it', '2026-12-28', '2027-01-04', '28 dic 2026 – 4 gen 2027'],
    ['it', '2027-03-12', '2027-03-12', '12 mar 2027'],
    ['us', '2027-03-12', '2027-03-21', 'Mar 12–21, 2027'],
    ['us', '2027-03-28', '2027-04-04', 'Mar 28 – Apr 4, 2027'],
    ['we', '2027-03-12', '2027-03-21', '12–21 Mar 2027'],
    ['es', '2027-03-12', '2027-03-21', '12–21 mar 2027'],
    ['fr', '2027-03-12', '2027-03-21', '12–21 mars 2027'],
    ['de', '2027-03-12', '2027-03-21', '12.–21. März 2027'],
    ['de', '2027-03-28', '2027-04-04', '28. März – 4. Apr. 2027'],
  ] as const)('formats in %s the range %s to %s as %s', (id, from, to, expected) => {
    expect(range(id, from, to)).toBe(expected)
  })
})
