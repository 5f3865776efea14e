import { describe, expect, it } from 'vitest'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { FIRST_DAY } from '../departures/schedule.ts'
import { readSources } from '../sources.ts'
import { coordinatorRow } from './coordinator-rows.ts'
import { ledDepartures } from './led-departures.ts'

const sources = readSources()
const known = ledDepartures(sources, '2026-11-21', 4000)
/** The company exists since 2016. */
const YEARS_BEFORE = 10

describe('coordinatorRow', () => {
  it.each(sources.coordinators)('adds the ended departures of the record to earlier trips of $slug', (coordinator) => {
    const tripsOn = (day: string) => coordinatorRow(coordinator, known, day).trips_led
    const own = known.filter(({ leader }) => leader === coordinator.slug)
    const [first] = own
    expect(tripsOn(first?.departure.startingDate ?? '')).toBe(coordinator.tripsLed)
    expect(tripsOn('2029-01-01')).toBe(coordinator.tripsLed + own.length)
    const inAYear = tripsOn(addDays(FIRST_DAY, 365)) - coordinator.tripsLed
    expect(inAYear).toBeGreaterThanOrEqual(3)
    expect(inAYear).toBeLessThanOrEqual(16)
    expect(coordinator.tripsLed).toBeLessThanOrEqual(inAYear * YEARS_BEFORE)
  })
})
