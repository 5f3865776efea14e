import { AGE_BADGES, SALES_STATUSES } from '../../../../shared/contracts/tour.ts'
import { daysBetween } from '../../../../shared/dates/iso-days.ts'

const cases = (column: string, values: readonly string[]): string =>
  `CASE ${column} ${values.map((value, index) => `WHEN '${value}' THEN ${index}`).join(' ')} END`

/** SQL form of shared/tours/offer.ts (spec section 4). */
export const BOOKABLE_SQL = `(t.status NOT IN ('WAITING_LIST', 'SOLD_OUT')
  AND (t.seats_to_confirm > 0 OR (t.status IN ('CONFIRMED', 'ALMOST_FULL') AND t.free_seats > 0)))`

/**
 * Packs traits of a departure `t`: the sign is set unless it can be booked; 15 bits of day (until 2059), 10 of
 * discount, then private room, age, status.
 */
export const TRAITS_SQL = `unixepoch(t.starting_date) / 86400 * 65536 + t.discount * 64 + t.no_sharing * 32
  + ${cases('t.age_badge', AGE_BADGES)} * 8 + ${cases('t.status', SALES_STATUSES)}
  - CASE WHEN ${BOOKABLE_SQL} THEN 0 ELSE 2147483648 END`

const EPOCH = '1970-01-01'
/** Days since 1970. */
export const dayOf = (traits: number): number => (traits >>> 16) & 0x7fff
export const canBeBooked = (traits: number): boolean => traits >= 0
export const dayNumber = (day: string): number => daysBetween(EPOCH, day)

/** Thousandths of the base price. */
export const discountOf = (traits: number): number => (traits >>> 6) & 1023
export const hasOwnRoom = (traits: number): boolean => (traits & 32) !== 0
/** Index in AGE_BADGES. */
export const ageOf = (traits: number): number => (traits >>> 3) & 3
/** Index in SALES_STATUSES. */
export const statusOf = (traits: number): number => traits & 7
