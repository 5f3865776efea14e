import type { CurrencyCode } from '../../../../shared/contracts/money.ts'
import { AGE_BADGES, GROUP_LANGUAGES, SALES_STATUSES } from '../../../../shared/contracts/tour.ts'
import { daysBetween } from '../../../../shared/dates/iso-days.ts'

const cases = (column: string, values: readonly string[]): string =>
  `CASE ${column} ${values.map((value, index) => `WHEN '${value}' THEN ${index}`).join(' ')} END`

/** SQL form of shared/tours/offer.ts (spec section 4). */
export const BOOKABLE_SQL = `(t.status NOT IN ('WAITING_LIST', 'SOLD_OUT')
  AND (t.seats_to_confirm > 0 OR (t.status IN ('CONFIRMED', 'ALMOST_FULL') AND t.free_seats > 0)))`

const LANGUAGES_SQL = `(${GROUP_LANGUAGES.map((code, index) => `(t.language = '${code}') * ${1 << index}`).join(' + ')})`

/**
 * Packs the filterable traits of a departure `t`: 15 bits of day (until 2059), then from bit 12 on the language of the
 * group (one bit each), bookable, discounted, private room, age, status.
 */
export const TRAITS_SQL = `unixepoch(t.starting_date) / 86400 * 65536
  + ${LANGUAGES_SQL} * 256 + ${BOOKABLE_SQL} * 128 + (t.discount > 0) * 64 + t.no_sharing * 32
  + ${cases('t.age_badge', AGE_BADGES)} * 8 + ${cases('t.status', SALES_STATUSES)}`

const EPOCH = '1970-01-01'
/** Days since 1970. */
export const dayOf = (traits: number): number => traits >>> 16
export const dayNumber = (day: string): number => daysBetween(EPOCH, day)

/** A bit per item of GROUP_LANGUAGES. */
export const languagesOf = (traits: number): number => (traits >>> 8) & 31
export const canBeBooked = (traits: number): boolean => (traits & 128) !== 0
export const isDiscounted = (traits: number): boolean => (traits & 64) !== 0
export const hasOwnRoom = (traits: number): boolean => (traits & 32) !== 0
/** Index in AGE_BADGES. */
export const ageOf = (traits: number): number => (traits >>> 3) & 3
/** Index in SALES_STATUSES. */
export const statusOf = (traits: number): number => traits & 7

const reduction = (currency: string): string =>
  `coalesce(1000 * (t.base_${currency} - t.price_${currency}) / t.base_${currency}, 0)`

/** Packs the discounts of a departure `t`, in thousandths of the base price: 10 bits per currency. */
export const DISCOUNTS_SQL = `${reduction('eur')} + ${reduction('gbp')} * 1024 + ${reduction('usd')} * 1048576`

const SHIFTS: Record<CurrencyCode, number> = { EUR: 0, GBP: 10, USD: 20 }

/** Thousandths of the base price. */
export const discountIn = (currency: CurrencyCode, discounts: number): number => (discounts >>> SHIFTS[currency]) & 1023
