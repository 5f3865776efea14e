import type { BookingWords } from '../../backend/api/booking/booking-words.ts'
import { bookingWords as english } from '../we/booking-words.ts'

/** They differ in how a day is written, and have spots for places. */
export const bookingWords: BookingWords = {
  ...english,
  locale: 'en-US',
  pattern: 'MMMM d, yyyy',
  seats: 'Spots',
  seatsFree: (seats) => (seats === 1 ? 'Last spot' : `${seats} spots left`),
  demo: english.demo.replace('place', 'spot'),
  bookedText: english.bookedText.replace('place', 'spot'),
}
