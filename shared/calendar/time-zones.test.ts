import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/iso-days.ts'

/** Runs in one process per zone, because a process has one time zone; in some zones summer time starts at midnight. */
const SCRIPT = `
  const { text } = await import('node:stream/consumers')
  const { addDays, addMonths, isIsoDay, monthRange } = await import('./shared/dates/iso-days.ts')
  const { calendarMonths } = await import('./shared/calendar/calendar-months.ts')
  const { daysOfTours } = await import('./shared/calendar/departure-days.ts')
  const { dayByKey } = await import('./shared/calendar/grid-keys.ts')
  const { monthWeeks } = await import('./shared/calendar/calendar-months.ts')
  const { isPickable, NOTHING_PICKED, periodOfRange, pickDay, rangeOf } = await import('./shared/calendar/pick-range.ts')
  const { seasonsAhead } = await import('./shared/calendar/seasons.ts')
  const { shownMonths } = await import('./shared/calendar/calendar-months.ts')
  const grid = { firstWeekday: 1, first: '2026-01-01', last: '2028-12-31' }
  const keys = ['ArrowRight', 'ArrowDown', 'Home', 'End', 'PageDown', 'PageUp']
  const results = JSON.parse(await text(process.stdin)).map(({ today, days }) => {
    const price = { EUR: 1, GBP: 1, USD: 1 }
    const tours = days.map((startingDate) => ({ startingDate, salesStatus: 'PLANNED', basePrice: price, price }))
    const busy = daysOfTours(tours)
    const range = days.reduce(pickDay, NOTHING_PICKED)
    const period = periodOfRange(range)
    const months = shownMonths({ today, days, filterMode: false })
    return {
      next: addDays(today, 1),
      month: [addMonths(today.slice(0, 7), 1), monthRange(today.slice(0, 7)), isIsoDay(today)],
      weeks: [0, 1].map((first) => monthWeeks(today.slice(0, 7), first)),
      range,
      period,
      again: period === -1 ? range : rangeOf(period.startingDate, period.endingDate),
      pickable: days.map((day) => isPickable(day, today)),
      months,
      filter: shownMonths({ today, days, filterMode: true }),
      calendar: calendarMonths(busy, { today, firstWeekday: 1, months }),
      seasons: seasonsAhead(today, 5),
      keys: keys.map((key) => dayByKey(today, { key, shiftKey: false }, grid)),
    }
  })
  console.log(JSON.stringify(results))`

type Sample = { today: string; days: string[] }
type Result = {
  next: string
  range: object
  again: object
  pickable: boolean[]
  calendar: { weeks: ({ day: string; old: boolean; entry: object | null } | null)[][] }[]
  seasons: { from: string; to: string }[]
}

const resultsIn = (zone: string, samples: readonly Sample[]): Result[] =>
  JSON.parse(
    execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', SCRIPT], {
      env: { ...process.env, TZ: zone },
      input: JSON.stringify(samples),
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    }),
  )

const day = fc.integer({ min: 0, max: 800 }).map((offset) => addDays('2026-06-01', offset))
const sample = fc.record({ today: day, days: fc.array(day, { maxLength: 6 }) })
/** Ends of months and years, a leap day, and the days on which these zones change their clocks. */
const EDGES = ['2026-12-31', '2027-02-28', '2027-03-28', '2027-04-04', '2027-09-05', '2027-10-31', '2028-02-29']

describe('calendar functions in other time zones', () => {
  const samples = [...EDGES.map((today) => ({ today, days: EDGES })), ...fc.sample(sample, 60)]
  const here = resultsIn('UTC', samples)

  it.each(['Pacific/Kiritimati', 'America/Santiago', 'Europe/Rome'])('%s: returns the same days as UTC', (zone) => {
    expect(resultsIn(zone, samples)).toEqual(here)
  })

  it('loses no day, marks no day as old too early, and has seasons without gaps', () => {
    for (const [index, { today, days }] of samples.entries()) {
      const result = here[index]!
      expect(result.next > today).toBe(true)
      expect(result.again).toEqual(result.range)
      expect(result.pickable).toEqual(days.map((each) => each > today))
      const cells = result.calendar.flatMap(({ weeks }) => weeks.flat().flatMap((cell) => cell ?? []))
      expect(cells.filter(({ entry }) => entry !== null).map((cell) => cell.day)).toEqual([...new Set(days)].sort())
      for (const cell of cells) expect(cell.old).toBe(cell.day <= today)
      expect(result.seasons[0]?.from).toBe(result.next)
      for (const [at, { from }] of result.seasons.slice(1).entries())
        expect(from).toBe(addDays(result.seasons[at]?.to ?? '', 1))
    }
  })
})
