import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCY_CODES } from '../contracts/money.ts'
import { SALES_STATUSES, type SalesStatus } from '../contracts/tour.ts'
import { addDays, monthRange } from '../dates/iso-days.ts'
import { STATUS_PRIORITY } from '../tours/offer.ts'
import { calendarMonths, type FirstWeekday, monthWeeks, shownMonths, weekdays } from './calendar-months.ts'
import { type DepartureGroup, departureDays } from './departure-days.ts'

const month = fc
  .tuple(fc.integer({ min: 1990, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, index]) => `${year}-${String(index).padStart(2, '0')}`)
const first = fc.constantFrom<FirstWeekday>(0, 1)
const departure = fc.record({
  day: fc.integer({ min: 0, max: 120 }).map((offset) => addDays('2027-01-01', offset)),
  tours: fc.integer({ min: 1, max: 3 }),
  salesStatus: fc.constantFrom(...SALES_STATUSES),
  bookable: fc.boolean(),
  basePrice: fc.record({ EUR: fc.nat(), GBP: fc.nat(), USD: fc.nat() }),
  price: fc.record({ EUR: fc.nat(9), GBP: fc.nat(9), USD: fc.nat(9) }),
})
const dayOf = (day: string, salesStatus: SalesStatus = 'PLANNED', cents = 100): DepartureGroup => ({
  day,
  tours: 1,
  salesStatus,
  bookable: salesStatus !== 'WAITING_LIST',
  basePrice: { EUR: cents, GBP: cents, USD: cents },
  price: { EUR: cents, GBP: cents, USD: cents },
})

describe('monthWeeks', () => {
  it.each<[string, FirstWeekday, number, number]>([
    // month, first weekday, blanks before the first, cells
    ['2027-02', 1, 0, 35], // 28 days from a Monday: four rows, padded
    ['2027-02', 0, 1, 35],
    ['2026-02', 0, 0, 35],
    ['2027-03', 1, 0, 35],
    ['2027-05', 1, 5, 42], // 31 days from a Saturday
    ['2027-05', 0, 6, 42],
    ['2027-08', 1, 6, 42],
    ['2027-08', 0, 0, 35],
    ['2028-02', 1, 1, 35],
  ])('%s with weeks from day %i: %i blanks, %i cells', (text, weekday, blanks, cells) => {
    const all = monthWeeks(text, weekday).flat()
    expect(all.findIndex((day) => day !== null)).toBe(blanks)
    expect(all).toHaveLength(cells)
  })

  it('contains every day once in the column of its weekday, in 35 or 42 cells (§9)', () => {
    fc.assert(
      fc.property(month, first, (text, weekday) => {
        const weeks = monthWeeks(text, weekday)
        const days = weeks.flat().filter((day) => day !== null)
        const { from, to } = monthRange(text)
        expect(days[0]).toBe(from)
        expect(days.at(-1)).toBe(to)
        expect(days).toEqual(days.map((_, index) => addDays(from, index)))
        expect([35, 42]).toContain(weeks.flat().length)
        for (const week of weeks)
          week.forEach((day, column) => {
            if (day !== null) expect(new Date(day).getUTCDay()).toBe((weekday + column) % 7)
          })
      }),
    )
  })

  it('orders the weekdays from the first one (§9)', () => {
    expect(weekdays(0).map((day) => new Date(day).getUTCDay())).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(weekdays(1).map((day) => new Date(day).getUTCDay())).toEqual([1, 2, 3, 4, 5, 6, 0])
  })
})

describe('departureDays', () => {
  it.each<[SalesStatus[], SalesStatus[]]>([
    [
      ['PLANNED', 'ALMOST_FULL', 'PLANNED'],
      ['ALMOST_FULL', 'PLANNED'],
    ],
    [
      ['WAITING_LIST', 'PLANNED', 'CONFIRMED'],
      ['CONFIRMED', 'PLANNED', 'WAITING_LIST'],
    ],
    [['SOLD_OUT', 'WAITING_LIST'], ['WAITING_LIST']],
    [['SOLD_OUT'], []],
  ])('%j on one day: %j', (statuses, shown) => {
    const days = departureDays(statuses.map((status) => dayOf('2027-03-12', status)))
    expect(days.flatMap(({ statuses }) => statuses)).toEqual(shown)
  })

  it('has one entry per day, in order, with statuses and the lowest price of bookable departures, else of all', () => {
    fc.assert(
      fc.property(fc.array(departure), (departures) => {
        const days = departureDays(departures)
        expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].sort())
        const open = departures.filter(({ salesStatus }) => salesStatus !== 'SOLD_OUT')
        expect(days.map(({ day }) => day)).toEqual([...new Set(open.map(({ day }) => day))].sort())
        for (const { day, tours, statuses, bookable, basePrice, price } of days) {
          const own = open.filter((each) => each.day === day)
          expect(tours).toBe(own.reduce((sum, each) => sum + each.tours, 0))
          expect(new Set(statuses)).toEqual(new Set(own.map((each) => each.salesStatus)))
          const order = statuses.map((status) => STATUS_PRIORITY[status])
          expect(order).toEqual([...new Set(order)].sort())
          expect(bookable).toBe(own.some((each) => each.bookable))
          const priced = own.filter((each) => each.bookable === bookable)
          for (const code of CURRENCY_CODES) {
            expect(price[code]).toBe(Math.min(...priced.map((each) => each.price[code])))
            // The base price is that of a departure which has the lowest price.
            const lowest = priced.filter((each) => each.price[code] === price[code])
            expect(lowest.map((each) => each.basePrice[code])).toContain(basePrice[code])
          }
        }
      }),
    )
  })
})

describe('calendarMonths', () => {
  const options = { today: '2027-03-12', firstWeekday: 1 } as const

  it('has the requested months and marks past days (§3)', () => {
    const months = calendarMonths([dayOf('2027-03-12'), dayOf('2027-03-13'), dayOf('2027-06-01')], {
      ...options,
      months: ['2027-03', '2027-06'],
    })
    expect(months.map(({ month, tourCounter }) => [month, tourCounter])).toEqual([
      ['2027-03', 2],
      ['2027-06', 1],
    ])
    expect(months.flatMap(({ weeks }) => weeks).every((week) => week.length === 7)).toBe(true)
    const cells = months[0]!.weeks.flat().filter((cell) => cell !== null)
    expect(cells.filter(({ entry }) => entry !== null).map(({ day, old }) => [day, old])).toEqual([
      ['2027-03-12', true],
      ['2027-03-13', false],
    ])
  })

  it('contains every departure (§3)', () => {
    fc.assert(
      fc.property(fc.array(departure), (departures) => {
        const days = departureDays(departures)
        const shown = calendarMonths(days, {
          ...options,
          months: shownMonths({ ...options, days: days.map(({ day }) => day), filterMode: false }),
        }).flatMap(({ weeks }) => weeks.flat().flatMap((cell) => cell?.entry ?? []))
        expect(shown).toEqual(days)
      }),
    )
  })
})
