import { type BookingRules, COMMON_BOOKING_RULES } from '../common-booking-rules.ts'

export const bookingRules: readonly BookingRules[] = COMMON_BOOKING_RULES
