import type { SalesStatus } from '../contracts/tour.ts'

/** When to buy flights (spec section 4). */
export type FlightAdvice = 'wait-for-confirmation' | 'wait-for-booking-confirmation' | 'can-be-bought'

const ADVICE: Readonly<Record<SalesStatus, FlightAdvice | null>> = {
  PLANNED: 'wait-for-confirmation',
  ALMOST_CONFIRMED: 'wait-for-confirmation',
  CONFIRMED: 'can-be-bought',
  ALMOST_FULL: 'can-be-bought',
  WAITING_LIST: 'wait-for-booking-confirmation',
  SOLD_OUT: null,
}

/** The advice for a departure; null where there is nothing to buy a flight for. */
export const flightAdvice = (status: SalesStatus): FlightAdvice | null => ADVICE[status]
