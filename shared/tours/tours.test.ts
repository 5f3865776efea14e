import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SALES_STATUSES, type SalesStatus } from '../contracts/tour.ts'
import { flightAdvice } from './flight-advice.ts'
import { isUpcoming } from './is-upcoming.ts'
import { isBookable, seatLabel } from './seat-label.ts'
import { leadingStatus, marksDayBusy, STATUS_PRIORITY } from './status-priority.ts'

const status = fc.constantFrom(...SALES_STATUSES)

describe('seats', () => {
  it.each<[SalesStatus, number, number, boolean, ReturnType<typeof seatLabel>]>([
    // status, free seats, seats to confirm, bookable, label
    ['PLANNED', 12, 5, true, 'notConfirmedTour'],
    ['PLANNED', 12, 0, false, null],
    ['PLANNED', 0, 1, true, 'notConfirmedTour'],
    ['ALMOST_CONFIRMED', 6, 2, true, 'notConfirmedTour'],
    ['ALMOST_CONFIRMED', 6, 0, false, null],
    ['CONFIRMED', 4, 0, true, 'confirmedTour'],
    ['CONFIRMED', 0, 0, false, null],
    ['CONFIRMED', 4, 1, true, 'notConfirmedTour'],
    ['ALMOST_FULL', 1, 0, true, 'confirmedTour'],
    ['ALMOST_FULL', 0, 0, false, null],
    ['WAITING_LIST', 3, 0, false, null],
    ['WAITING_LIST', 0, 0, false, null],
    ['SOLD_OUT', 3, 0, false, null],
    ['SOLD_OUT', 0, 0, false, null],
  ])(
    '%s with %i free and %i to confirm: bookable %s, label %s',
    (salesStatus, freeSeats, seatsToConfirm, bookable, label) => {
      const tour = { salesStatus, freeSeats, seatsToConfirm }
      expect(isBookable(tour)).toBe(bookable)
      expect(seatLabel(tour)).toBe(label)
    },
  )

  it('has a label exactly when it is bookable, and the label counts something', () => {
    fc.assert(
      fc.property(status, fc.nat(20), fc.nat(20), (salesStatus, freeSeats, seatsToConfirm) => {
        const label = seatLabel({ salesStatus, freeSeats, seatsToConfirm })
        expect(label !== null).toBe(isBookable({ salesStatus, freeSeats, seatsToConfirm }))
        if (label === 'confirmedTour') expect(freeSeats).toBeGreaterThan(0)
        if (label === 'notConfirmedTour') expect(seatsToConfirm).toBeGreaterThan(0)
      }),
    )
  })
})

describe('upcoming', () => {
  it.each([
    ['2027-03-11', false],
    ['2027-03-12', false],
    ['2027-03-13', true],
    ['2028-01-01', true],
  ])('a start on %s seen on 2027-03-12: %s', (startingDate, expected) => {
    expect(isUpcoming({ startingDate }, '2027-03-12')).toBe(expected)
  })
})

describe('status of a day', () => {
  it('follows the order of the specification', () => {
    const order = [...SALES_STATUSES].sort((a, b) => STATUS_PRIORITY[a] - STATUS_PRIORITY[b])
    expect(order).toEqual(['ALMOST_FULL', 'CONFIRMED', 'ALMOST_CONFIRMED', 'PLANNED', 'WAITING_LIST', 'SOLD_OUT'])
  })

  it.each<[SalesStatus[], SalesStatus | null]>([
    [[], null],
    [['SOLD_OUT'], 'SOLD_OUT'],
    [['PLANNED', 'ALMOST_FULL', 'CONFIRMED'], 'ALMOST_FULL'],
    [['SOLD_OUT', 'WAITING_LIST'], 'WAITING_LIST'],
  ])('%j shows %s', (statuses, expected) => {
    expect(leadingStatus(statuses)).toBe(expected)
  })

  it('does not depend on the order of the departures', () => {
    fc.assert(
      fc.property(fc.array(status), (statuses) => {
        expect(leadingStatus(statuses)).toBe(leadingStatus([...statuses].reverse()))
      }),
    )
  })

  it.each(SALES_STATUSES)('%s marks the day as busy unless it is sold out', (salesStatus) => {
    expect(marksDayBusy(salesStatus)).toBe(salesStatus !== 'SOLD_OUT')
  })
})

describe('flight advice', () => {
  it.each<[SalesStatus, ReturnType<typeof flightAdvice>]>([
    ['PLANNED', 'wait-for-confirmation'],
    ['ALMOST_CONFIRMED', 'wait-for-confirmation'],
    ['CONFIRMED', 'can-be-bought'],
    ['ALMOST_FULL', 'can-be-bought'],
    ['WAITING_LIST', 'wait-for-booking-confirmation'],
    ['SOLD_OUT', null],
  ])('%s: %s', (salesStatus, expected) => {
    expect(flightAdvice(salesStatus)).toBe(expected)
  })
})
