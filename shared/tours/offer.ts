import type { SalesStatus } from '../contracts/tour.ts'
import { isBookable, type Seats } from './seat-label.ts'

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
