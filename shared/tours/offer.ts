import type { IsoDate } from '../contracts/iso-date.ts'
import type { SalesStatus, Tour } from '../contracts/tour.ts'

export type Seats = Pick<Tour, 'salesStatus' | 'freeSeats' | 'seatsToConfirm'>

/** Action that a departure offers: booking, a request to customer support, or none. */
export type Offer = 'book' | 'on-request' | 'sold-out' | 'closed'

const OFFER_BY_STATUS: Partial<Record<SalesStatus, Offer>> = { WAITING_LIST: 'on-request', SOLD_OUT: 'sold-out' }

/** The status takes precedence over the seats (spec section 4). */
export const offerOf = (tour: Seats): Offer =>
  OFFER_BY_STATUS[tour.salesStatus] ?? (isBookable(tour) ? 'book' : 'closed')

/** Whether travellers can still join, also through customer support. */
export const isAvailable = (offer: Offer): boolean => offer === 'book' || offer === 'on-request'

export const isUpcoming = (tour: Pick<Tour, 'startingDate'>, today: IsoDate): boolean => tour.startingDate > today

/** Priority among departures of one day: lower wins (spec section 4). */
export const STATUS_PRIORITY: Readonly<Record<SalesStatus, number>> = {
  ALMOST_FULL: 1,
  CONFIRMED: 2,
  ALMOST_CONFIRMED: 3,
  PLANNED: 4,
  WAITING_LIST: 5,
  SOLD_OUT: 6,
}

/** The distinct statuses by priority. */
export const byPriority = (statuses: readonly SalesStatus[]): SalesStatus[] =>
  [...new Set(statuses)].sort((a, b) => STATUS_PRIORITY[a] - STATUS_PRIORITY[b])

export const marksDayBusy = (status: SalesStatus): boolean => status !== 'SOLD_OUT'

export const isConfirmed = ({ salesStatus }: Pick<Tour, 'salesStatus'>): boolean =>
  salesStatus === 'CONFIRMED' || salesStatus === 'ALMOST_FULL'

/** Message about the seats: travellers that are missing, or free seats (spec section 4); null for neither. */
export const seatLabel = (tour: Seats): 'notConfirmedTour' | 'confirmedTour' | null => {
  if (tour.seatsToConfirm > 0) return 'notConfirmedTour'
  return isConfirmed(tour) && tour.freeSeats > 0 ? 'confirmedTour' : null
}

export const isBookable = (tour: Seats): boolean => seatLabel(tour) !== null

/** When to buy flights (spec section 4). */
export type FlightAdvice = 'wait-for-confirmation' | 'wait-for-booking-confirmation' | 'can-be-bought'

/** Flight advice for a departure; null for a sold-out one. */
export const flightAdvice = (status: SalesStatus): FlightAdvice | null => {
  if (status === 'SOLD_OUT') return null
  if (status === 'WAITING_LIST') return 'wait-for-booking-confirmation'
  return isConfirmed({ salesStatus: status }) ? 'can-be-bought' : 'wait-for-confirmation'
}
