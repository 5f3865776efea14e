import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, localTime, zonedIso } from './local-time.ts'

/** With and without summer time, in both halves of the world, with half hours and across the date line. */
const ZONES = [
  'Europe/Rome',
  'Europe/London',
  'Atlantic/Canary',
  'America/New_York',
  'America/Phoenix',
  'Pacific/Honolulu',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Auckland',
] as const

describe('local time of a place', () => {
  it.each([
    ['Europe/Rome', '2027-01-15T23:30:00Z', '2027-01-16', '00:30'],
    ['Europe/Rome', '2027-03-28T00:59:00Z', '2027-03-28', '01:59'],
    ['Europe/Rome', '2027-03-28T01:00:00Z', '2027-03-28', '03:00'],
    ['America/New_York', '2027-01-01T04:59:00Z', '2026-12-31', '23:59'],
    ['Pacific/Auckland', '2027-01-15T12:00:00Z', '2027-01-16', '01:00'],
    ['Pacific/Honolulu', '2027-01-15T09:59:00Z', '2027-01-14', '23:59'],
  ])('%s at %s: %s %s', (zone, instant, day, time) =>
    expect(localTime(zone, Date.parse(instant))).toEqual({ day, time }),
  )

  it.each([
    ['Europe/Rome', '2027-01-20', '19:00', '2027-01-20T18:00:00.000Z'],
    ['Europe/Rome', '2027-07-20', '19:00', '2027-07-20T17:00:00.000Z'],
    ['America/New_York', '2027-03-14', '03:00', '2027-03-14T07:00:00.000Z'],
    ['Australia/Sydney', '2027-01-20', '08:30', '2027-01-19T21:30:00.000Z'],
    // Skipped in spring: what clocks show instead.
    ['Europe/Rome', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    // Twice in autumn: the first.
    ['Europe/Rome', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
  ])('%s, %s %s is %s', (zone, day, time, instant) =>
    expect(new Date(instantOf(zone, day, time)).toISOString()).toBe(instant),
  )

  const instants = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2030-01-01') })

  it('is reversible, even in the night of a clock change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instants, (zone, instant) => {
        const shown = localTime(zone, instant)
        expect(localTime(zone, instantOf(zone, shown.day, shown.time))).toEqual(shown)
      }),
    )
  })

  it('is formatted with its UTC offset for the same instant', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instants, (zone, instant) => {
        const minute = Math.floor(instant / 60_000) * 60_000
        expect(Date.parse(zonedIso(zone, instant))).toBe(minute)
      }),
    )
    expect(zonedIso('America/New_York', Date.parse('2027-01-20T18:00:00Z'))).toBe('2027-01-20T13:00:00-05:00')
  })
})
