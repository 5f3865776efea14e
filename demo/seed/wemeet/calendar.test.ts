import { describe, expect, it } from 'vitest'
import { eventCountries } from '../../../backend/api/wemeet/cities.ts'
import { markets } from '../../../markets/registry.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { localTime } from '../../../shared/wemeet/local-time.ts'
import { endingDateOf } from '../departures/calendar.ts'
import { ledDepartures } from '../rows/led-departures.ts'
import { wemeetEventRows } from '../rows/wemeet-rows.ts'
import { readSources } from '../sources.ts'
import { meetings } from './calendar.ts'

const DAY = '2027-01-15'
const sources = readSources()
const { wemeet, coordinators } = sources
const { cities, kinds } = wemeet
const known = ledDepartures(sources, DAY, 4000)
const rowsOn = (day: string) => wemeetEventRows({ ...wemeet, coordinators, known }, day)
const rows = rowsOn(DAY)

describe('event sources', () => {
  it('name existing time zones, and every coordinator in one city', () => {
    const residents = cities.flatMap((city) => city.coordinators)
    expect(residents.sort()).toEqual(coordinators.map(({ slug }) => slug).sort())
    for (const { timeZone } of cities) expect(localTime(timeZone, 0).day).toMatch(/^19(69|70)-/)
  })

  it('have cities in the countries of every market', () => {
    for (const id of ['it', 'us', 'es', 'fr', 'de'] as const)
      expect(cities.filter(({ country }) => eventCountries(id).includes(country)).length).toBeGreaterThan(5)
    const listed = (['it', 'us', 'es', 'fr', 'de'] as const).flatMap(eventCountries)
    expect(cities.filter(({ country }) => !listed.includes(country))).toEqual([])
    expect(eventCountries('us')).toEqual(expect.arrayContaining(markets.we.countries))
  })
})

describe('event calendar', () => {
  it('has several hundred future events that last up to one day (§3)', () => {
    expect(rows.length).toBeGreaterThan(600)
    expect(rows.length).toBeLessThan(1500)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    for (const row of rows) {
      const hours = (row.ends_at - row.starts_at) / 3_600_000
      expect(hours).toBeGreaterThanOrEqual(1)
      expect(hours).toBeLessThanOrEqual(24)
      expect(row.starts_on >= DAY && row.starts_on <= addDays(DAY, 98)).toBe(true)
      expect(row.guests).toBeGreaterThan(0)
      expect(row.guests).toBeLessThanOrEqual(row.capacity)
    }
    const full = rows.filter(({ guests, capacity }) => guests === capacity)
    expect(full.length / rows.length).toBeGreaterThan(0.03)
    expect(full.length / rows.length).toBeLessThan(0.15)
  })

  it('has events that start on the local day in their id', () => {
    for (const { id, city_id, starts_at, starts_on } of rows) {
      const zone = cities.find(({ slug }) => slug === city_id)?.timeZone ?? ''
      expect(localTime(zone, starts_at).day).toBe(starts_on)
      expect(id.endsWith(starts_on)).toBe(true)
    }
  })

  it('stays the same when extended later, with more at the end', () => {
    const later = addDays(DAY, 17)
    const again = new Map(rowsOn(later).map((row) => [row.id, row]))
    for (const row of rows.filter(({ starts_on }) => starts_on >= later)) expect(again.get(row.id)).toEqual(row)
    expect([...again.keys()].some((id) => !rows.some((row) => row.id === id))).toBe(true)
  })

  it('has coordinators as hosts where they live, once a day, with two days to the next departure or the last', () => {
    const hosted = rows.filter(({ coordinator_id }) => coordinator_id !== null)
    for (const { coordinator_id, city_id, starts_on } of hosted) {
      expect(cities.find(({ slug }) => slug === city_id)?.coordinators).toContain(coordinator_id)
      const led = known.filter(({ leader }) => leader === coordinator_id)
      expect(
        led.filter(
          ({ departure }) =>
            addDays(departure.startingDate, -2) <= starts_on && addDays(endingDateOf(departure), 2) >= starts_on,
        ),
      ).toEqual([])
    }
    expect(new Set(hosted.map((row) => `${row.coordinator_id} ${row.starts_on}`)).size).toBe(hosted.length)
  })

  it('has coordinators and community members as hosts, and picnics only in warm places (§3)', () => {
    const byCoordinators = rows.filter(({ coordinator_id }) => coordinator_id !== null)
    expect(byCoordinators.length).toBeGreaterThan(rows.length * 0.15)
    expect(byCoordinators.length).toBeLessThan(rows.length * 0.7)
    const picnics = meetings(cities, kinds, DAY).filter(({ kind, day }) => kind.slug === 'picnic' && day < '2027-03-25')
    expect(picnics.length).toBeGreaterThan(0)
    expect(picnics.every(({ city }) => city.latitude < 0)).toBe(true)
  })

  it('show different pictures in a row of events, seldom the same twice', () => {
    const soon = rows.filter(({ city_id }) => cities.find(({ slug }) => slug === city_id)?.country === 'IT')
    const sorted = soon.toSorted((a, b) => a.starts_at - b.starts_at)
    const repeated = sorted.filter(({ picture }, index) => picture === sorted[index - 1]?.picture)
    expect(repeated.length).toBeLessThan(sorted.length * 0.2)
    const most = Math.max(...[...Map.groupBy(sorted, ({ picture }) => picture).values()].map((all) => all.length))
    expect(most).toBeLessThan(sorted.length * 0.25)
  })
})
