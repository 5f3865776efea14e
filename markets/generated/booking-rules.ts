// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { bookingRules as itBookingRules } from '../it/booking-rules.ts'
import { bookingRules as usBookingRules } from '../us/booking-rules.ts'
import { bookingRules as weBookingRules } from '../we/booking-rules.ts'
import { bookingRules as esBookingRules } from '../es/booking-rules.ts'
import { bookingRules as frBookingRules } from '../fr/booking-rules.ts'
import { bookingRules as deBookingRules } from '../de/booking-rules.ts'

/** `bookingRules` of every market. */
export const bookingRulesByMarket = Object.freeze({
  it: itBookingRules,
  us: usBookingRules,
  we: weBookingRules,
  es: esBookingRules,
  fr: frBookingRules,
  de: deBookingRules,
})
