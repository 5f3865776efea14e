import type { TourChange, TourState } from './tour-change.ts'

const FEW_MISSING = 3
const FEW_FREE = 3

/** Applies booked seats (spec section 4; negative numbers return seats). A confirmed departure stays confirmed. */
export const applyBooking = (state: TourState, seats: number): TourChange | { refused: string } => {
  const { status } = state
  if (status === 'WAITING_LIST' || (status === 'SOLD_OUT' && seats > 0)) return { refused: `not bookable: ${status}` }
  const freeSeats = state.freeSeats - seats
  if (freeSeats < 0) return { refused: `only ${state.freeSeats} seats are free` }
  const isWaiting = status === 'PLANNED' || status === 'ALMOST_CONFIRMED'
  const seatsToConfirm = isWaiting && freeSeats > 0 ? Math.max(0, state.seatsToConfirm - seats) : 0
  return { freeSeats, seatsToConfirm, status: statusWith(freeSeats, seatsToConfirm) }
}

const statusWith = (freeSeats: number, seatsToConfirm: number): TourState['status'] => {
  if (freeSeats === 0) return 'SOLD_OUT'
  if (seatsToConfirm > 0) return seatsToConfirm <= FEW_MISSING ? 'ALMOST_CONFIRMED' : 'PLANNED'
  return freeSeats <= FEW_FREE ? 'ALMOST_FULL' : 'CONFIRMED'
}
