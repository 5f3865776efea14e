// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { bookingWords as itBookingWords } from '../it/booking-words.ts'
import { bookingWords as usBookingWords } from '../us/booking-words.ts'
import { bookingWords as weBookingWords } from '../we/booking-words.ts'
import { bookingWords as esBookingWords } from '../es/booking-words.ts'
import { bookingWords as frBookingWords } from '../fr/booking-words.ts'
import { bookingWords as deBookingWords } from '../de/booking-words.ts'

/** `bookingWords` of every market. */
export const bookingWordsByMarket = Object.freeze({
  it: itBookingWords,
  us: usBookingWords,
  we: weBookingWords,
  es: esBookingWords,
  fr: frBookingWords,
  de: deBookingWords,
})
