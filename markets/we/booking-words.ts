import type { BookingWords } from '../../backend/api/booking/booking-words.ts'

export const bookingWords: BookingWords = {
  locale: 'en-GB',
  pattern: 'd MMMM yyyy',
  eyebrow: 'Booking',
  title: 'Your departure',
  dates: 'Dates',
  days: (days) => `${days} days`,
  code: 'Departure code',
  price: 'Price per person',
  basePrice: 'instead of',
  deposit: 'Deposit',
  until: (day) => `available until ${day}`,
  balance: 'Balance due by',
  seats: 'Places',
  seatsFree: (seats) => (seats === 1 ? 'Last place' : `${seats} places left`),
  seatsToConfirm: (seats) => (seats === 1 ? '1 more person to confirm' : `${seats} more people to confirm`),
  statuses: { SOLD_OUT: 'Sold out', WAITING_LIST: 'On request only' },
  demo: 'This is a demo: the booking is completed by the real booking service. Nothing is paid here and no place is taken.',
  book: 'Pretend to book',
  booked: 'Booked, in a manner of speaking',
  bookedText:
    'With the real booking service you would be on board now. Nothing was paid here, and the place is still free.',
  payment: 'Payment is in EUR or GBP, depending on your home address.',
  missingTitle: 'This departure is not here',
  missing: 'It may have left already, or the link is incomplete. Go back to the trip and choose another date.',
}
