import type { Tour } from '../contracts/tour.ts'

/** What the seats of a departure depend on. */
export type Seats = Pick<Tour, 'salesStatus' | 'freeSeats' | 'seatsToConfirm'>

/** The statuses in which a departure goes for sure. */
export const isConfirmed = ({ salesStatus }: Pick<Tour, 'salesStatus'>): boolean =>
  salesStatus === 'CONFIRMED' || salesStatus === 'ALMOST_FULL'

/** Bookable (spec section 4): somebody is still missing, or it goes for sure and has free seats. */
export const isBookable = (tour: Seats): boolean => tour.seatsToConfirm > 0 || (isConfirmed(tour) && tour.freeSeats > 0)

/**
 * Which line says how it stands with the seats (spec section 4): `notConfirmedTour` counts the travellers that are
 * missing, `confirmedTour` the seats that are free, null says nothing.
 */
export const seatLabel = (tour: Seats): 'notConfirmedTour' | 'confirmedTour' | null => {
  if (tour.seatsToConfirm > 0) return 'notConfirmedTour'
  return isConfirmed(tour) && tour.freeSeats > 0 ? 'confirmedTour' : null
}
