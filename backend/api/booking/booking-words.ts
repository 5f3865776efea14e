import type { SalesStatus } from '../../../shared/contracts/tour.ts'

/** What the booking desk says in a market. */
export type BookingWords = {
  /** date-fns locale and pattern. */
  locale: string
  pattern: string
  eyebrow: string
  title: string
  dates: string
  days: (days: number) => string
  code: string
  price: string
  basePrice: string
  deposit: string
  until: (day: string) => string
  balance: string
  seats: string
  seatsFree: (seats: number) => string
  seatsToConfirm: (seats: number) => string
  statuses: Record<Extract<SalesStatus, 'SOLD_OUT' | 'WAITING_LIST'>, string>
  demo: string
  /** Button that pretends a booking, and what is said afterwards. */
  book: string
  booked: string
  bookedText: string
  payment: string
  missingTitle: string
  missing: string
}
