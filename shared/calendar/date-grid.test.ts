import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, isIsoDay, yearMonth } from '../dates/iso-days.ts'
import { shownMonths, weekdayOf } from './calendar-months.ts'
import { dayByKey } from './grid-keys.ts'
import {
  isPickable,
  NOTHING_PICKED,
  type PickedRange,
  periodOfRange,
  pickDay,
  rangeOf,
  rangeOfFields,
} from './pick-range.ts'

const day = fc.integer({ min: -400, max: 800 }).map((offset) => addDays('2027-01-01', offset))
const clicks = (...days: string[]): PickedRange => days.reduce(pickDay, NOTHING_PICKED)

describe('pickDay and isPickable', () => {
  it.each<[string[], PickedRange]>([
    [[], { from: null, to: null }],
    [['2027-03-12'], { from: '2027-03-12', to: null }],
    [['2027-03-12', '2027-03-20'], { from: '2027-03-12', to: '2027-03-20' }],
    [['2027-03-20', '2027-03-12'], { from: '2027-03-12', to: '2027-03-20' }],
    [['2027-03-12', '2027-03-12'], { from: '2027-03-12', to: null }],
    [['2027-03-12', '2027-03-20', '2027-04-01'], { from: '2027-04-01', to: null }],
    [['2027-03-12', '2027-03-20', '2027-03-12'], { from: '2027-03-12', to: null }],
    [['2027-03-12', '2027-03-12', '2027-03-20'], { from: '2027-03-12', to: '2027-03-20' }],
    [['2026-12-31', '2027-01-01'], { from: '2026-12-31', to: '2027-01-01' }],
  ])('%j gives %j (§4)', (days, expected) => expect(clicks(...days)).toEqual(expected))

  it('returns ordered ends that include the last click (§4)', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), (days) => {
        const { from, to } = clicks(...days)
        expect(from).not.toBeNull()
        if (from !== null && to !== null) expect(from < to).toBe(true)
        expect([from, to]).toContain(days.at(-1))
      }),
    )
  })

  it.each([
    [null, false],
    ['2027-01-14', false],
    ['2027-01-15', false],
    ['2027-01-16', true],
  ])('%j is pickable on 2027-01-15: %s (§4)', (each, expected) => expect(isPickable(each, '2027-01-15')).toBe(expected))
})

describe('periods and ranges', () => {
  it.each<[PickedRange, ReturnType<typeof periodOfRange>]>([
    [NOTHING_PICKED, -1],
    [
      { from: '2027-03-12', to: null },
      { startingDate: '2027-03-12', endingDate: '2027-03-12' },
    ],
    [
      { from: '2027-03-12', to: '2027-03-20' },
      { startingDate: '2027-03-12', endingDate: '2027-03-20' },
    ],
  ])('%j is the period %j (§3, §4)', (range, period) => expect(periodOfRange(range)).toEqual(period))

  it.each<[unknown, unknown, PickedRange]>([
    ['2027-03-12', '2027-03-20', { from: '2027-03-12', to: '2027-03-20' }],
    ['2027-03-12', '2027-03-12', { from: '2027-03-12', to: null }],
    ['2027-02-30', '2027-03-20', { from: null, to: null }],
    ['2027-03-12', 'soon', { from: '2027-03-12', to: null }],
    ['2027-03-12', '2027-03-01', { from: '2027-03-12', to: null }],
    [undefined, null, { from: null, to: null }],
    [20270312, {}, { from: null, to: null }],
  ])('%j to %j is shown as %j (§5)', (from, to, expected) => expect(rangeOf(from, to)).toEqual(expected))

  it.each<[unknown, unknown, PickedRange]>([
    ['2027-03-12', '2027-03-20', { from: '2027-03-12', to: '2027-03-20' }],
    ['2027-03-20', '2027-03-12', { from: '2027-03-12', to: '2027-03-20' }],
    ['', '2027-03-20', { from: '2027-03-20', to: null }],
    ['2027-03-12', '', { from: '2027-03-12', to: null }],
    ['2027-03-12', '2027-03-12', { from: '2027-03-12', to: null }],
    ['', null, { from: null, to: null }],
  ])('fields %j and %j: %j', (from, to, expected) => expect(rangeOfFields(from, to)).toEqual(expected))

  it('converts a range to a period and back', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), (days) => {
        const range = clicks(...days)
        const period = periodOfRange(range)
        expect(period).not.toBe(-1)
        if (period !== -1) expect(rangeOf(period.startingDate, period.endingDate)).toEqual(range)
      }),
    )
  })

  it('accepts existing days only', () => {
    fc.assert(fc.property(day, (each) => isIsoDay(each)))
    fc.assert(fc.property(fc.string(), (text) => isIsoDay(text) === (/^\d{4}-\d\d-\d\d$/.test(text) && isIsoDay(text))))
    for (const no of ['2027-02-29', '2027-13-01', '2027-00-10', '2027-1-1', '', null, 5])
      expect(isIsoDay(no)).toBe(false)
  })
})

describe('shownMonths (§9)', () => {
  const today = '2027-01-15'
  it.each<[string, readonly string[], boolean, string, string, number]>([
    ['without tours', [], false, '2027-01', '2027-03', 3],
    ['in filter mode', [], true, '2027-01', addMonths('2027-01', 18), 19],
    ['in filter mode with tours', ['2027-05-01'], true, '2027-01', '2028-07', 19],
    ['from the first tour to the last', ['2027-06-30', '2027-04-01'], false, '2027-04', '2027-06', 3],
    ['one more when all are in one month', ['2027-01-20'], false, '2027-01', '2027-02', 2],
  ])('%s', (_, days, filterMode, first, last, count) => {
    const months = shownMonths({ today, days, filterMode })
    expect([months[0], months.at(-1), months.length]).toEqual([first, last, count])
  })

  it('has at least two months without gaps (§9)', () => {
    fc.assert(
      fc.property(day, fc.array(day), fc.boolean(), (now, days, filterMode) => {
        const months = shownMonths({ today: now, days, filterMode })
        expect(months.length).toBeGreaterThanOrEqual(2)
        expect(months[0]).toBe(yearMonth(filterMode ? now : ([...days].sort()[0] ?? now)))
        if (!filterMode) for (const each of days) expect(months).toContain(yearMonth(each))
        expect(months).toEqual(months.map((_, index) => addMonths(months[0] ?? '', index)))
      }),
    )
  })
})

const grid = { firstWeekday: 1, first: '2027-01-16', last: '2028-07-31' } as const
const press = (from: string, key: string, shiftKey = false, firstWeekday: 0 | 1 = 1) =>
  dayByKey(from, { key, shiftKey }, { ...grid, firstWeekday })

describe('dayByKey', () => {
  it.each<[string, string, boolean, 0 | 1, string | null]>([
    // Friday 12 March 2027
    ['2027-03-12', 'ArrowLeft', false, 1, '2027-03-11'],
    ['2027-03-12', 'ArrowRight', false, 1, '2027-03-13'],
    ['2027-03-12', 'ArrowUp', false, 1, '2027-03-05'],
    ['2027-03-12', 'ArrowDown', false, 1, '2027-03-19'],
    ['2027-03-12', 'Home', false, 1, '2027-03-08'],
    ['2027-03-12', 'Home', false, 0, '2027-03-07'],
    ['2027-03-12', 'End', false, 1, '2027-03-14'],
    ['2027-03-12', 'End', false, 0, '2027-03-13'],
    ['2027-03-31', 'PageUp', false, 1, '2027-02-28'],
    ['2027-03-31', 'PageDown', false, 1, '2027-04-30'],
    ['2027-03-12', 'PageDown', true, 1, '2028-03-12'],
    ['2028-02-29', 'PageUp', true, 1, '2027-02-28'],
    ['2027-03-31', 'ArrowRight', false, 1, '2027-04-01'],
    ['2027-01-16', 'ArrowLeft', false, 1, '2027-01-16'],
    ['2027-02-10', 'PageUp', true, 1, '2027-01-16'],
    ['2028-07-31', 'ArrowDown', false, 1, '2028-07-31'],
    ['2027-03-12', 'Enter', false, 1, null],
    ['2027-03-12', 'x', false, 1, null],
  ])('from %s, %s (shift %s, week from %i): %s', (from, key, shift, weekday, to) =>
    expect(press(from, key, shift, weekday)).toBe(to),
  )

  it('stays in the calendar, and in the week for Home and End', () => {
    const inside = fc.integer({ min: 0, max: daysBetween(grid.first, grid.last) }).map((n) => addDays(grid.first, n))
    const key = fc.constantFrom('ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown')
    fc.assert(
      fc.property(inside, key, fc.boolean(), fc.constantFrom<0 | 1>(0, 1), (from, pressed, shift, weekday) => {
        const to = press(from, pressed, shift, weekday) ?? ''
        expect(to >= grid.first && to <= grid.last).toBe(true)
        if (pressed === 'Home' && to !== grid.first) expect(weekdayOf(to)).toBe(weekday)
        if (pressed === 'Home' || pressed === 'End') expect(Math.abs(daysBetween(from, to))).toBeLessThan(7)
      }),
    )
  })
})
