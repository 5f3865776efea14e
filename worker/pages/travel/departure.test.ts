import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { prices, sampleTour } from '../../../tests/support/builders/sample-travel.ts'
import { departureOn } from './departure.ts'

const rules = bookingRulesOn('2026-11-21', 'it')

describe('terms on a day, for a departure on 12 March 2027', () => {
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
      expect(departure.deposit).toEqual(deposit ? tour.deposit : null)
      expect(departure.balanceDue).toBe(balanceDue)
      expect(departure.promo).toEqual(promo ? tour.promo : null)
      expect(departure.cancellation).toEqual({ freeUntil: free, flexibleUntil: flexible })
    },
  )

  it('takes the days from the rules in force', () => {
    const strict = { ...rules, freeCancellationDays: 60, flexibleCancellationDays: 30 }
    expect(departureOn('2026-11-21', tour, strict).cancellation).toEqual({
      freeUntil: '2027-01-11',
      flexibleUntil: '2027-02-10',
    })
  })

  it('never promises a day that is past', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (daysLeft) => {
        const today = addDays(tour.startingDate, -daysLeft)
        const { freeUntil, flexibleUntil } = departureOn(today, tour, rules).cancellation
        expect(freeUntil !== null).toBe(daysLeft >= 31)
        expect(flexibleUntil !== null).toBe(daysLeft >= 8)
      }),
    )
  })

  it('asks for no deposit on the day on which the balance is due', () => {
    const due = { deposit: { amount: prices(20_000), cutOffDate: '2027-02-09' }, balanceDueDate: '2027-02-09' }
    expect(departureOn('2027-02-08', sampleTour(due), rules)).toMatchObject({
      deposit: due.deposit,
      balanceDue: '2027-02-09',
    })
    expect(departureOn('2027-02-09', sampleTour(due), rules)).toMatchObject({ deposit: null, balanceDue: null })
  })

  it('without deposit or promo says nothing of them', () => {
    const departure = departureOn('2026-11-21', sampleTour({ deposit: null, promo: null }), rules)
    expect(departure).toMatchObject({ deposit: null, promo: null })
  })
})
