import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { readSources } from '../sources.ts'
import { HORIZON_DAYS, weekOf } from '../weeks.ts'
import { type Departure, departures } from './calendar.ts'

const { travels } = readSources()
const START = '2026-11-21'
const key = ({ travel, slot, startingDate }: Departure) => `${travel.slug} ${startingDate} ${slot}`
const keys = (found: Departure[]) => found.map(key)

const seedDays = fc.integer({ min: 0, max: 730 }).map((days) => addDays(START, days))

/** Weeks in which the Tayrona park is closed. */
const RESTS = [
  ['02-01', '02-15'],
  ['06-01', '06-15'],
  ['10-19', '11-02'],
] as const

describe('seeded departures', { timeout: 30_000 }, () => {
  it('reach the requested number on any seeding day', () => {
    fc.assert(
      fc.property(seedDays, fc.constantFrom(1000, 4000), (day, target) => {
        const { length } = departures(travels, day, target)
        expect(length).toBeGreaterThanOrEqual(target)
        expect(length).toBeLessThan(target * 1.2)
      }),
      { numRuns: 30 },
    )
  })

  it('start after the seeding day, within the horizon, in months that suit the travel', () => {
    fc.assert(
      fc.property(seedDays, (day) => {
        for (const { travel, startingDate } of departures(travels, day, 1000)) {
          expect(startingDate > day).toBe(true)
          expect(startingDate <= addDays(day, HORIZON_DAYS + 6)).toBe(true)
          expect(travel.months).toContain(Number(startingDate.slice(5, 7)))
        }
      }),
      { numRuns: 5 },
    )
  })

  it('see the Taj Mahal on no Friday, and Tayrona in none of its weeks of rest', () => {
    const of = (slug: string) => departures(travels, '2026-11-21', 12_000).filter(({ travel }) => travel.slug === slug)
    const taj = of('india-rajasthan').map(({ startingDate }) => new Date(addDays(startingDate, 3)).getUTCDay())
    expect(taj.length).toBeGreaterThan(100)
    expect(taj).not.toContain(5)
    const tayrona = of('colombia-cocora-cartagena-tayrona').flatMap(({ startingDate }) =>
      [9, 10, 11].map((later) => addDays(startingDate, later).slice(5)),
    )
    expect(tayrona.length).toBeGreaterThan(300)
    expect(tayrona.filter((day) => RESTS.some(([from, to]) => day >= from && day <= to))).toEqual([])
  })

  it('stay the same when seeded later, with more after the last week only', () => {
    fc.assert(
      fc.property(seedDays, fc.integer({ min: 1, max: 200 }), (day, later) => {
        const before = departures(travels, day, 1000)
        const after = departures(travels, addDays(day, later), 1000)
        const lastWeek = weekOf(addDays(day, HORIZON_DAYS))
        expect(keys(after.filter(({ startingDate }) => weekOf(startingDate) <= lastWeek))).toEqual(
          keys(before.filter(({ startingDate }) => startingDate > addDays(day, later))),
        )
      }),
      { numRuns: 20 },
    )
  })

  it('stay the same in a larger catalogue, with more in between only', () => {
    const few = keys(departures(travels, START, 1000))
    const many = new Set(keys(departures(travels, START, 6000)))
    expect(few.filter((each) => !many.has(each))).toEqual([])
    expect(many.size).toBeGreaterThan(few.length * 5)
  })

  it('are more frequent for popular travels', () => {
    const counts = new Map<number, number[]>()
    const found = departures(travels, START, 4000)
    for (const travel of travels) {
      const perMonth = found.filter((each) => each.travel === travel).length / travel.months.length
      counts.set(travel.popularity, [...(counts.get(travel.popularity) ?? []), perMonth])
    }
    const average = (numbers: number[] = [0]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
    expect(average(counts.get(5))).toBeGreaterThan(average(counts.get(2)) * 1.5)
  })
})
