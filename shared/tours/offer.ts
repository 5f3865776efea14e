import type { IsoDate } from '../contracts/iso-date.ts'
import type { SalesStatus, Tour } from '../contracts/tour.ts'

/** What can be done about a departure: book it, ask customer support for it, or nothing. */
export type Offer = 'book' | 'on-request' | 'sold-out' | 'closed'

/**
 * The status comes first: what is on request is booked through customer support only, what is sold out is
 * unavailable, whatever the seats say (spec section 4).
 */
export const offerOf = (tour: Seats): Offer => BY_STATUS[tour.salesStatus] ?? (isBookable(tour) ? 'book' : 'closed')

const BY_STATUS: Partial<Record<SalesStatus, Offer>> = { WAITING_LIST: 'on-request', SOLD_OUT: 'sold-out' }

/** Whether somebody can still get onto it, by themselves or through customer support. */
export const isAvailable = (offer: Offer): boolean => offer === 'book' || offer === 'on-request'

/** A tour is upcoming when its date is in the future (spec section 4): it starts after today. */
export const isUpcoming = (tour: Pick<Tour, 'startingDate'>, today: IsoDate): boolean => tour.startingDate > today

/** Which status a day shows when several departures start on it: lower wins (spec section 4). */
export const STATUS_PRIORITY: Readonly<Record<SalesStatus, number>> = {
  ALMOST_FULL: 1,
  CONFIRMED: 2,
  ALMOST_CONFIRMED: 3,
  PLANNED: 4,
  WAITING_LIST: 5,
  SOLD_OUT: 6,
}

/** Each of the statuses once, the one that wins first. */
export const byPriority = (statuses: readonly SalesStatus[]): SalesStatus[] =>
  [...new Set(statuses)].sort((a, b) => STATUS_PRIORITY[a] - STATUS_PRIORITY[b])

/** A sold-out departure does not mark its day as busy (spec section 4). */
export const marksDayBusy = (status: SalesStatus): boolean => status !== 'SOLD_OUT'

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
