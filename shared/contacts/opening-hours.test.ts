import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markets } from '../../markets/registry.ts'
import { clockIn, dayRuns, openingAt } from './opening-hours.ts'

const office = [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }]
const night = [{ days: [6], from: '22:00', to: '02:00' }]

describe('local time of a market', () => {
  it.each([
    ['Europe/Rome', '2027-01-15T10:00:00Z', 5, '11:00'],
    ['Europe/Rome', '2027-07-15T10:00:00Z', 4, '12:00'],
    ['America/New_York', '2027-01-15T02:30:00Z', 4, '21:30'],
    ['Europe/Berlin', '2027-01-15T23:00:00Z', 6, '00:00'],
  ])('in %s at %s is day %i, %s', (zone, instant, day, time) =>
    expect(clockIn(zone, Date.parse(instant))).toMatchObject({ day, time }),
  )
})

describe('opening hours', () => {
  it.each([
    [office, 'Europe/Rome', '2027-01-15T07:59:00Z', false],
    [office, 'Europe/Rome', '2027-01-15T08:00:00Z', true],
    [office, 'Europe/Rome', '2027-01-15T16:59:00Z', true],
    [office, 'Europe/Rome', '2027-01-15T17:00:00Z', false],
    [office, 'America/New_York', '2027-01-15T10:00:00Z', false],
    [office, 'Europe/Rome', '2027-01-16T10:00:00Z', false],
    [night, 'Europe/Rome', '2027-01-16T22:30:00Z', true],
    [night, 'Europe/Rome', '2027-01-17T00:30:00Z', true],
    [night, 'Europe/Rome', '2027-01-17T01:00:00Z', false],
    [night, 'Europe/Rome', '2027-01-17T22:30:00Z', false],
    [[], 'Europe/Rome', '2027-01-17T03:00:00Z', true],
  ] as const)('%j in %s at %s: %s', (hours, timeZone, instant, open) => {
    const { publicHolidays } = markets.it
    expect(openingAt(hours, { timeZone, publicHolidays }, Date.parse(instant)) === 'open').toBe(open)
  })

  const always = { days: [0, 1, 2, 3, 4, 5, 6], from: '22:00', to: '02:00' }
  it.each([
    ['it', office, '2026-12-25T10:00:00Z', 'holiday'],
    ['it', office, '2027-10-04T10:00:00Z', 'holiday'],
    ['it', office, '2027-10-05T10:00:00Z', 'open'],
    ['us', office, '2026-11-26T16:00:00Z', 'holiday'],
    // In New York it is still Thanksgiving.
    ['us', office, '2026-11-27T03:00:00Z', 'holiday'],
    ['us', office, '2026-11-27T16:00:00Z', 'open'],
    ['we', office, '2026-12-28T10:00:00Z', 'holiday'],
    ['es', office, '2027-10-12T10:00:00Z', 'holiday'],
    ['fr', office, '2026-05-14T10:00:00Z', 'holiday'],
    ['de', office, '2027-05-17T10:00:00Z', 'holiday'],
    // The night before a holiday ends on it, its own does not begin.
    ['it', [always], '2026-12-24T23:30:00Z', 'open'],
    ['it', [always], '2026-12-25T21:30:00Z', 'holiday'],
    ['it', [], '2026-12-25T10:00:00Z', 'open'],
  ] as const)('%s, %j at %s: %s', (id, hours, instant, state) =>
    expect(openingAt(hours, markets[id], Date.parse(instant))).toBe(state),
  )
})

describe('weekday ranges', () => {
  it.each([
    [[1, 2, 3, 4, 5], 1, [[1, 5]]],
    [[0, 6], 1, [[6, 0]]],
    [[0, 6], 0, [[6, 0]]],
    [[0, 1, 2, 3, 4, 5, 6], 0, [[0, 6]]],
    [
      [1, 2, 3, 6],
      1,
      [
        [1, 3],
        [6, 6],
      ],
    ],
    [[], 0, []],
  ] as [number[], 0 | 1, [number, number][]][])('of %j from %i are %j', (days, first, runs) =>
    expect(dayRuns(days, first)).toEqual(runs),
  )

  it('contain every day once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 6 })), fc.constantFrom<0 | 1>(0, 1), (days, first) => {
        const all = dayRuns(days, first).flatMap(([from, to]) =>
          Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7),
        )
        expect([...all].sort()).toEqual([...days].sort())
      }),
    )
  })
})
