import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SALES_STATUSES, type SalesStatus } from '../contracts/tour.ts'
import {
  byPriority,
  flightAdvice,
  isAvailable,
  isBookable,
  isUpcoming,
  marksDayBusy,
  type Offer,
  offerOf,
  STATUS_PRIORITY,
  seatLabel,
} from './offer.ts'

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

  /** Every status with few and many seats, checked against the sentences of the specification. */
  const table = SALES_STATUSES.flatMap((salesStatus) =>
    [0, 1, 2, 12].flatMap((freeSeats) =>
      [0, 1, 3].map((seatsToConfirm) => ({ salesStatus, freeSeats, seatsToConfirm })),
    ),
  )
  it.each(table)('$salesStatus, $freeSeats free, $seatsToConfirm to confirm (§4)', (tour) => {
    const goes = tour.salesStatus === 'CONFIRMED' || tour.salesStatus === 'ALMOST_FULL'
    const missing = tour.seatsToConfirm > 0
    const seats = goes && tour.freeSeats > 0
    expect(isBookable(tour)).toBe(missing || seats)
    expect(seatLabel(tour)).toBe(missing ? 'notConfirmedTour' : seats ? 'confirmedTour' : null)
  })

  it('has a label with a positive count exactly when bookable (§4)', () => {
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

describe('offerOf', () => {
  it.each<[SalesStatus, number, number, Offer]>([
    // status, free seats, seats to confirm
    ['PLANNED', 10, 6, 'book'],
    ['PLANNED', 10, 0, 'closed'],
    ['ALMOST_CONFIRMED', 5, 1, 'book'],
    ['ALMOST_CONFIRMED', 5, 0, 'closed'],
    ['CONFIRMED', 1, 0, 'book'],
    ['CONFIRMED', 0, 0, 'closed'],
    ['CONFIRMED', 0, 2, 'book'],
    ['ALMOST_FULL', 2, 0, 'book'],
    ['ALMOST_FULL', 0, 0, 'closed'],
    ['WAITING_LIST', 0, 0, 'on-request'],
    ['WAITING_LIST', 3, 2, 'on-request'],
    ['SOLD_OUT', 0, 0, 'sold-out'],
    ['SOLD_OUT', 3, 2, 'sold-out'],
  ])('%s with %i free and %i to confirm: %s', (salesStatus, freeSeats, seatsToConfirm, offer) => {
    expect(offerOf({ salesStatus, freeSeats, seatsToConfirm })).toBe(offer)
  })

  it('agrees with isBookable (§4)', () => {
    fc.assert(
      fc.property(status, fc.nat(3), fc.nat(3), (salesStatus, freeSeats, seatsToConfirm) => {
        const tour = { salesStatus, freeSeats, seatsToConfirm }
        const offer = offerOf(tour)
        if (offer === 'book') expect(isBookable(tour)).toBe(true)
        if (offer === 'closed') expect(isBookable(tour)).toBe(false)
        expect(isAvailable(offer)).toBe(offer === 'book' || salesStatus === 'WAITING_LIST')
      }),
    )
  })
})

describe('isUpcoming', () => {
  it.each([
    ['2027-03-11', false],
    ['2027-03-12', false],
    ['2027-03-13', true],
    ['2028-01-01', true],
  ])('start on %s, today 2027-03-12: %s (§4)', (startingDate, expected) => {
    expect(isUpcoming({ startingDate }, '2027-03-12')).toBe(expected)
  })
})

describe('byPriority', () => {
  it('follows the order of the specification (§4)', () => {
    expect(STATUS_PRIORITY).toEqual({
      ALMOST_FULL: 1,
      CONFIRMED: 2,
      ALMOST_CONFIRMED: 3,
      PLANNED: 4,
      WAITING_LIST: 5,
      SOLD_OUT: 6,
    })
  })

  it.each<[SalesStatus[], SalesStatus[]]>([
    [[], []],
    [['SOLD_OUT'], ['SOLD_OUT']],
    [
      ['PLANNED', 'ALMOST_FULL', 'PLANNED', 'CONFIRMED'],
      ['ALMOST_FULL', 'CONFIRMED', 'PLANNED'],
    ],
    [
      ['SOLD_OUT', 'WAITING_LIST'],
      ['WAITING_LIST', 'SOLD_OUT'],
    ],
  ])('%j shows %j', (statuses, expected) => expect(byPriority(statuses)).toEqual(expected))

  it('is independent of the order of the departures (§4)', () => {
    fc.assert(
      fc.property(fc.array(status), (statuses) => {
        expect(byPriority(statuses)).toEqual(byPriority([...statuses].reverse()))
      }),
    )
  })

  it.each(SALES_STATUSES)('%s marks the day as busy unless it is sold out (§4)', (salesStatus) => {
    expect(marksDayBusy(salesStatus)).toBe(salesStatus !== 'SOLD_OUT')
  })
})

describe('flight advice (§4)', () => {
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
