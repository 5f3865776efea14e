import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { applyBooking } from './apply-booking.ts'
import { contradictions, type TourState } from './tour-change.ts'

const prices = { EUR: 1, GBP: 1, USD: 1 }
const state = (status: TourState['status'], freeSeats: number, seatsToConfirm: number): TourState => ({
  startingDate: '2027-06-05',
  status,
  freeSeats,
  seatsToConfirm,
  basePrice: prices,
  price: prices,
  ...({ coordinator: null, language: 'en', ageBadge: 'ALL', privateRoom: false } as const),
})

describe('applyBooking', () => {
  it.each([
    ['PLANNED', 12, 6, 1, { status: 'PLANNED', freeSeats: 11, seatsToConfirm: 5 }],
    ['PLANNED', 12, 6, 3, { status: 'ALMOST_CONFIRMED', freeSeats: 9, seatsToConfirm: 3 }],
    ['ALMOST_CONFIRMED', 9, 3, 3, { status: 'CONFIRMED', freeSeats: 6, seatsToConfirm: 0 }],
    ['ALMOST_CONFIRMED', 9, 3, 7, { status: 'ALMOST_FULL', freeSeats: 2, seatsToConfirm: 0 }],
    ['CONFIRMED', 4, 0, 1, { status: 'ALMOST_FULL', freeSeats: 3, seatsToConfirm: 0 }],
    ['ALMOST_FULL', 2, 0, 2, { status: 'SOLD_OUT', freeSeats: 0, seatsToConfirm: 0 }],
    ['ALMOST_FULL', 2, 0, 3, { refused: 'only 2 seats are free' }],
    ['SOLD_OUT', 0, 0, 1, { refused: 'not bookable: SOLD_OUT' }],
    ['SOLD_OUT', 0, 0, -1, { status: 'ALMOST_FULL', freeSeats: 1, seatsToConfirm: 0 }],
    ['WAITING_LIST', 0, 0, 1, { refused: 'not bookable: WAITING_LIST' }],
    ['ALMOST_CONFIRMED', 9, 1, -2, { status: 'ALMOST_CONFIRMED', freeSeats: 11, seatsToConfirm: 3 }],
  ] as const)(
    'updates a %s departure with %i free and %i missing seats after %i are booked',
    (status, free, missing, seats, after) => expect(applyBooking(state(status, free, missing), seats)).toEqual(after),
  )

  it('never returns a contradictory departure (§4)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SALES_STATUSES),
        fc.nat(16),
        fc.nat(8),
        fc.integer({ min: -5, max: 20 }),
        (status, free, missing, seats) => {
          const before = state(status, free, missing)
          fc.pre(contradictions(before, 60).length === 0)
          const change = applyBooking(before, seats)
          return 'refused' in change || contradictions({ ...before, ...change }, 60).length === 0
        },
      ),
    )
  })
})
