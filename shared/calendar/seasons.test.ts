import { describe, expect, it } from 'vitest'
import { seasonsAhead } from './seasons.ts'

describe('seasonsAhead (§2)', () => {
  it.each([
    [
      '2027-01-15',
      ['winter 2026 2027-01-16 2027-02-28', 'spring 2027 2027-03-01 2027-05-31', 'summer 2027 2027-06-01 2027-08-31'],
    ],
    // On a season's last day the next one starts tomorrow.
    ['2027-02-28', ['spring 2027 2027-03-01 2027-05-31', 'summer 2027 2027-06-01 2027-08-31']],
    ['2027-12-01', ['winter 2027 2027-12-02 2028-02-29']],
    ['2027-11-29', ['autumn 2027 2027-11-30 2027-11-30', 'winter 2027 2027-12-01 2028-02-29']],
  ])('on %s', (today, expected) => {
    const seasons = seasonsAhead(today, 5).map(({ season, year, from, to }) => [season, year, from, to].join(' '))
    expect(seasons.slice(0, expected.length)).toEqual(expected)
    expect(seasons).toHaveLength(5)
  })
})
