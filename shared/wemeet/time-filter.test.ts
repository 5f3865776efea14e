import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../dates/iso-days.ts'
import { instantOf, localTime } from './local-time.ts'
import { daysOfFilter, TIME_FILTERS, type TimeFilter } from './time-filter.ts'

const MONDAY = 1
const SUNDAY = 0

describe('daysOfFilter', () => {
  it.each<[TimeFilter, string, 0 | 1, string]>([
    // A Wednesday.
    ['today', '2027-01-20', MONDAY, '2027-01-20 2027-01-20'],
    ['tomorrow', '2027-01-20', MONDAY, '2027-01-21 2027-01-21'],
    ['this-week', '2027-01-20', MONDAY, '2027-01-20 2027-01-24'],
    ['this-week', '2027-01-20', SUNDAY, '2027-01-20 2027-01-23'],
    ['next-week', '2027-01-20', MONDAY, '2027-01-25 2027-01-31'],
    ['next-week', '2027-01-20', SUNDAY, '2027-01-24 2027-01-30'],
    ['this-weekend', '2027-01-20', MONDAY, '2027-01-23 2027-01-24'],
    ['this-weekend', '2027-01-20', SUNDAY, '2027-01-23 2027-01-24'],
    ['this-month', '2027-01-20', MONDAY, '2027-01-20 2027-01-31'],
    ['next-30-days', '2027-01-20', MONDAY, '2027-01-20 2027-02-18'],
    // A Saturday, the last day of a week that begins on Sunday.
    ['this-weekend', '2027-01-23', SUNDAY, '2027-01-23 2027-01-24'],
    ['this-week', '2027-01-23', SUNDAY, '2027-01-23 2027-01-23'],
    ['this-week', '2027-01-23', MONDAY, '2027-01-23 2027-01-24'],
    // A Sunday: what is left of the weekend; the end of one week, the beginning of another.
    ['this-weekend', '2027-01-24', MONDAY, '2027-01-24 2027-01-24'],
    ['this-week', '2027-01-24', MONDAY, '2027-01-24 2027-01-24'],
    ['this-week', '2027-01-24', SUNDAY, '2027-01-24 2027-01-30'],
    ['next-week', '2027-01-24', MONDAY, '2027-01-25 2027-01-31'],
    // Ends of months and years.
    ['tomorrow', '2026-12-31', MONDAY, '2027-01-01 2027-01-01'],
    ['this-month', '2028-02-29', MONDAY, '2028-02-29 2028-02-29'],
    ['this-month', '2027-02-01', MONDAY, '2027-02-01 2027-02-28'],
    ['next-week', '2026-12-28', MONDAY, '2027-01-04 2027-01-10'],
  ])('%s on %s, weeks from %i: %s (§9)', (filter, today, first, days) => {
    const { from, to } = daysOfFilter(filter, today, first) ?? {}
    expect(`${from} ${to}`).toBe(days)
  })

  it('returns null for whenever', () => expect(daysOfFilter('whenever', '2027-01-20', MONDAY)).toBeNull())

  const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2026-01-01', days))
  const first = fc.constantFrom<0 | 1>(SUNDAY, MONDAY)

  it('never returns a start before today or an end before the start', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TIME_FILTERS), day, first, (filter, today, weekday) => {
        const days = daysOfFilter(filter, today, weekday)
        if (days === null) return
        expect(days.from >= today).toBe(true)
        expect(days.to >= days.from).toBe(true)
      }),
    )
  })

  it('returns a next week of seven days right after this week', () => {
    fc.assert(
      fc.property(day, first, (today, weekday) => {
        const [week, next] = [daysOfFilter('this-week', today, weekday), daysOfFilter('next-week', today, weekday)]
        expect(next?.from).toBe(addDays(week?.to ?? '', 1))
        expect(daysBetween(next?.from ?? '', next?.to ?? '')).toBe(6)
      }),
    )
  })

  it('returns the local today and tomorrow in nights of clock changes', () => {
    // Both changes of the year in Rome, New York and Sydney, and a place without.
    const nights = ['2027-03-28', '2027-10-31', '2027-03-14', '2027-11-07', '2027-04-04', '2027-10-03']
    const zone = fc.constantFrom('Europe/Rome', 'America/New_York', 'Australia/Sydney', 'America/Phoenix')
    fc.assert(
      fc.property(zone, fc.constantFrom(...nights), fc.integer({ min: 0, max: 1439 }), (timeZone, night, minute) => {
        const now = instantOf(timeZone, night, '00:00') + minute * 60_000
        const { day: today } = localTime(timeZone, now)
        const evening = instantOf(timeZone, today, '20:00')
        // An event of this evening counts as today in the time zone of its place.
        expect(localTime(timeZone, evening).day).toBe(daysOfFilter('today', today, MONDAY)?.from)
        const next = daysOfFilter('tomorrow', today, MONDAY)?.from ?? ''
        expect(localTime(timeZone, instantOf(timeZone, next, '00:00')).day).toBe(next)
        expect(instantOf(timeZone, next, '00:00')).toBeGreaterThan(now)
      }),
    )
  })
})
