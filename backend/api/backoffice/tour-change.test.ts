import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { applyChange, contradictions, type TourState, tourChangeSchema } from './tour-change.ts'

const prices = (cents: number) => ({ EUR: cents, GBP: cents, USD: cents })
const STATE: TourState = {
  startingDate: '2027-06-05',
  status: 'PLANNED',
  freeSeats: 12,
  seatsToConfirm: 5,
  basePrice: prices(100_000),
  price: prices(100_000),
  ...({ coordinator: null, language: 'en', ageBadge: 'ALL', privateRoom: false } as const),
}

describe('tourChangeSchema', () => {
  it.each([
    {},
    { status: 'GONE' },
    { freeSeats: -1 },
    { freeSeats: 1.5 },
    { price: { EUR: 1 } },
    { status: 'PLANNED', id: 'x' },
    { basePrice: prices(1) },
    { coordinator: '' },
    null,
    [],
  ])('rejects %j', (change) => expect(tourChangeSchema.safeParse(change).success).toBe(false))

  it.each([
    { status: 'SOLD_OUT' },
    { freeSeats: 0 },
    { price: prices(1) },
    { coordinator: 'anna' },
    { coordinator: null },
  ])('accepts %j', (change) => expect(tourChangeSchema.safeParse(change).success).toBe(true))
})

describe('applyChange', () => {
  it.each([
    [{ status: 'SOLD_OUT' }, { freeSeats: 0, seatsToConfirm: 0 }],
    [{ status: 'WAITING_LIST' }, { freeSeats: 0, seatsToConfirm: 0 }],
    [{ status: 'CONFIRMED' }, { freeSeats: 12, seatsToConfirm: 0 }],
    [
      { status: 'ALMOST_CONFIRMED', seatsToConfirm: 2 },
      { freeSeats: 12, seatsToConfirm: 2 },
    ],
    [
      { status: 'SOLD_OUT', freeSeats: 3 },
      { freeSeats: 3, seatsToConfirm: 0 },
    ],
    [{ freeSeats: 2 }, { status: 'PLANNED', freeSeats: 2, seatsToConfirm: 5 }],
  ] as const)('%j', (change, after) => expect(applyChange(STATE, change, null)).toMatchObject(after))
})

describe('base price', () => {
  it.each([
    [90_000, 100_000, 100_000],
    [90_000, 95_000, 95_000],
    [100_000, 90_000, 100_000],
    [120_000, 100_000, 120_000],
    [90_000, null, 100_000],
  ])('for a new price of %i after a lowest price of %j is %i', (price, before, base) =>
    expect(applyChange(STATE, { price: prices(price) }, before === null ? null : prices(before)).basePrice).toEqual(
      prices(base),
    ),
  )

  it('is computed separately for each currency', () => {
    const price = { EUR: 1, GBP: 3, USD: 2 }
    expect(applyChange(STATE, { price }, prices(2)).basePrice).toEqual({ EUR: 2, GBP: 3, USD: 2 })
  })
})

describe('contradictions', () => {
  it.each([
    [{}, 0],
    [{ status: 'SOLD_OUT' }, 0],
    [{ status: 'SOLD_OUT', freeSeats: 3 }, 1],
    [{ status: 'CONFIRMED', seatsToConfirm: 1 }, 1],
    [{ seatsToConfirm: 0 }, 1],
    [{ status: 'ALMOST_FULL', freeSeats: 0 }, 1],
    [{ freeSeats: 16 }, 0],
    [{ freeSeats: 17 }, 1],
  ] as const)('in %j number %i', (change, count) =>
    expect(contradictions(applyChange(STATE, change, null), 16)).toHaveLength(count),
  )

  it('exclude departures that are both bookable and sold out', () => {
    const change = fc.record(
      {
        status: fc.constantFrom(...SALES_STATUSES),
        freeSeats: fc.nat({ max: 16 }),
        seatsToConfirm: fc.nat({ max: 8 }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(change, (each) => {
        const state = applyChange(STATE, each, null)
        const gone = state.status === 'SOLD_OUT' || state.status === 'WAITING_LIST'
        return contradictions(state, 16).length > 0 || !gone || state.freeSeats + state.seatsToConfirm === 0
      }),
    )
  })
})
