import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { prices, sampleTour } from '../../../tests/support/builders/sample-travel.ts'
import { cheapest, departureMonths, departureOn } from './departure.ts'

const rules = bookingRulesOn('2026-11-21', 'it')

describe('departureOn, for a departure on 12 March 2027', () => {
  const tour = sampleTour({
    startingDate: '2027-03-12',
    deposit: { amount: prices(20_000), cutOffDate: '2027-01-31' },
    balanceDueDate: '2027-02-09',
    promo: { code: 'EARLY50', expiresOn: '2027-01-11' },
  })
  it.each([
    // today, deposit, balance due, promo, free until, flexible until
    ['2026-11-21', true, '2027-02-09', true, '2027-02-09', '2027-03-04'],
    ['2027-01-11', true, '2027-02-09', true, '2027-02-09', '2027-03-04'],
    ['2027-01-12', true, '2027-02-09', false, '2027-02-09', '2027-03-04'],
    ['2027-01-31', true, '2027-02-09', false, '2027-02-09', '2027-03-04'],
    ['2027-02-01', false, '2027-02-09', false, '2027-02-09', '2027-03-04'],
    ['2027-02-08', false, '2027-02-09', false, '2027-02-09', '2027-03-04'],
    ['2027-02-09', false, null, false, '2027-02-09', '2027-03-04'],
    ['2027-02-10', false, null, false, null, '2027-03-04'],
    ['2027-03-04', false, null, false, null, '2027-03-04'],
    ['2027-03-05', false, null, false, null, null],
  ])(
    '%s: deposit %s, balance %s, promo %s, free %s, flexible %s',
    (today, deposit, balanceDue, promo, free, flexible) => {
      const departure = departureOn(today, tour, rules)
      expect(departure.deposit).toEqual(deposit ? { amount: prices(20_000), until: '2027-01-31' } : null)
      expect(departure.balanceDue).toBe(balanceDue)
      expect(departure.promo).toEqual(promo ? tour.promo : null)
      expect(departure.cancellation).toEqual({ freeUntil: free, flexibleUntil: flexible })
    },
  )

  it('uses the booking rules of the day', () => {
    const strict = { ...rules, freeCancellationDays: 60, flexibleCancellationDays: 30 }
    expect(departureOn('2026-11-21', tour, strict).cancellation).toEqual({
      freeUntil: '2027-01-11',
      flexibleUntil: '2027-02-10',
    })
  })

  it('contains no date in the past', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (daysLeft) => {
        const today = addDays(tour.startingDate, -daysLeft)
        const { freeUntil, flexibleUntil } = departureOn(today, tour, rules).cancellation
        expect(freeUntil !== null).toBe(daysLeft >= 31)
        expect(flexibleUntil !== null).toBe(daysLeft >= 8)
      }),
    )
  })

  it('has no deposit on the day on which the balance is due (§1)', () => {
    const due = { deposit: { amount: prices(20_000), cutOffDate: '2027-02-09' }, balanceDueDate: '2027-02-09' }
    expect(departureOn('2027-02-08', sampleTour(due), rules)).toMatchObject({
      deposit: { amount: prices(20_000), until: '2027-02-08' },
      balanceDue: '2027-02-09',
    })
    expect(departureOn('2027-02-09', sampleTour(due), rules)).toMatchObject({ deposit: null, balanceDue: null })
  })

  it('has null for a missing deposit and promo', () => {
    const departure = departureOn('2026-11-21', sampleTour({ deposit: null, promo: null }), rules)
    expect(departure).toMatchObject({ deposit: null, promo: null })
  })
})

const departure = (startingDate: string, over: Partial<Tour> = {}) =>
  departureOn('2026-11-21', sampleTour({ startingDate, ...over }), rules)

describe('departureMonths', () => {
  it('groups by the month of the first day, in order', () => {
    const days = ['2026-12-28', '2027-01-02', '2027-01-31', '2027-03-01']
    const months = departureMonths(
      days.map((day) => departure(day)),
      'EUR',
    )
    expect(months.map(({ month, departures }) => [month, departures.map(({ tour }) => tour.startingDate)])).toEqual([
      ['2026-12', ['2026-12-28']],
      ['2027-01', ['2027-01-02', '2027-01-31']],
      ['2027-03', ['2027-03-01']],
    ])
  })

  it.each([
    // departures per month, which months are open
    [[1], [true]],
    [
      [1, 1, 1, 1, 1],
      [true, true, true, true, false],
    ],
    [
      [3, 3, 3],
      [true, true, false],
    ],
    [
      [9, 1],
      [true, false],
    ],
    [[], []],
  ])('%j departures a month: open %j', (counts, open) => {
    const departures = counts.flatMap((count, month) =>
      Array.from({ length: count }, (_, day) => departure(`2027-0${month + 1}-0${day + 1}`)),
    )
    expect(departureMonths(departures, 'EUR').map((each) => each.open)).toEqual(open)
  })

  it.each([
    // departures per month, the only bookable month, which months are open
    [[5, 1, 1], 0, [true, false, false]],
    [[5, 1, 1], 1, [true, true, false]],
    [[5, 1, 1], 2, [true, true, true]],
    [[5, 1, 1], null, [true, false, false]],
  ])('%j departures a month, booking in month %j only: open %j', (counts, bookable, open) => {
    const departures = counts.flatMap((count, month) =>
      Array.from({ length: count }, (_, day) =>
        departure(
          `2027-0${month + 1}-0${day + 1}`,
          month === bookable ? {} : { salesStatus: 'SOLD_OUT', freeSeats: 0 },
        ),
      ),
    )
    expect(departureMonths(departures, 'EUR').map((each) => each.open)).toEqual(open)
  })

  it("takes a month's lowest price from bookable departures only", () => {
    const [month] = departureMonths(
      [
        departure('2027-01-02', { price: prices(120_000) }),
        departure('2027-01-03', { price: prices(90_000), salesStatus: 'SOLD_OUT' }),
        departure('2027-01-04', { price: prices(110_000), salesStatus: 'PLANNED', freeSeats: 9, seatsToConfirm: 5 }),
        departure('2027-01-05', { price: prices(80_000), salesStatus: 'WAITING_LIST', freeSeats: 0 }),
      ],
      'EUR',
    )
    expect(month?.from).toEqual({ day: '2027-01-04', price: prices(110_000) })
    // Sold-out departures are listed and not counted.
    expect([month?.departures.length, month?.count]).toEqual([4, 3])
  })

  it('has no price for a month without bookable departures', () => {
    expect(departureMonths([departure('2027-01-02', { salesStatus: 'SOLD_OUT' })], 'EUR')[0]?.from).toBeNull()
  })
})

describe('cheapest departure', () => {
  const a = departure('2027-01-02', { id: 'a', price: { EUR: 100_000, GBP: 90_000, USD: 120_000 } })
  const b = departure('2027-01-09', { id: 'b', price: { EUR: 110_000, GBP: 80_000, USD: 120_000 } })
  it.each([
    ['EUR', 'a'],
    ['GBP', 'b'],
    // Equal: the first one.
    ['USD', 'a'],
  ] as const)('in %s: %s', (currency, id) => {
    expect(cheapest([a, b], currency)?.tour.id).toBe(id)
  })

  it('is null without departures', () => {
    expect(cheapest([], 'EUR')).toBeNull()
  })
})
