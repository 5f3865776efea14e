import { AGE_BADGES, GROUP_LANGUAGES, SALES_STATUSES } from '../../../../shared/contracts/tour.ts'
import { addDays, daysBetween } from '../../../../shared/dates/iso-days.ts'
import type { StoredCurrency } from '../../sources/stored-currency.ts'

const cases = (column: string, values: readonly string[]): string =>
  `CASE ${column} ${values.map((value, index) => `WHEN '${value}' THEN ${index}`).join(' ')} END`

/** SQL form of shared/tours/offer.ts (spec section 4). */
export const BOOKABLE_SQL = `(t.status NOT IN ('WAITING_LIST', 'SOLD_OUT')
  AND (t.seats_to_confirm > 0 OR (t.status IN ('CONFIRMED', 'ALMOST_FULL') AND t.free_seats > 0)))`

const LANGUAGES_SQL = `(${GROUP_LANGUAGES.map((code, index) => `(t.language = '${code}') * ${1 << index}`).join(' + ')})`

/** What a departure `t` is packed from: width in bits and SQL, from the lowest bit. */
const FIELDS = {
  status: [3, cases('t.status', SALES_STATUSES)],
  age: [2, cases('t.age_badge', AGE_BADGES)],
  privateRoom: [1, 't.no_sharing'],
  discounted: [1, '(t.discount > 0)'],
  bookable: [1, BOOKABLE_SQL],
  languages: [GROUP_LANGUAGES.length, LANGUAGES_SQL],
  /** Until 2059. */
  day: [15, 'unixepoch(t.starting_date) / 86400'],
} as const satisfies Record<string, readonly [width: number, sql: string]>

const names = Object.keys(FIELDS) as (keyof typeof FIELDS)[]
const shiftOf = (name: keyof typeof FIELDS): number =>
  names.slice(0, names.indexOf(name)).reduce((bits, before) => bits + FIELDS[before][0], 0)
const place = (name: keyof typeof FIELDS) => ({ shift: shiftOf(name), mask: 2 ** FIELDS[name][0] - 1 })

/** Packs the filterable traits of a departure `t`. */
export const TRAITS_SQL = names.map((name) => `${FIELDS[name][1]} * ${2 ** shiftOf(name)}`).join(' + ')

const EPOCH = '1970-01-01'
export const dayNumber = (day: string): number => daysBetween(EPOCH, day)
export const isoDay = (days: number): string => addDays(EPOCH, days)

const STATUS = place('status')
const AGE = place('age')
const PRIVATE_ROOM = place('privateRoom')
const DISCOUNTED = place('discounted')
const BOOKABLE = place('bookable')
const LANGUAGES = place('languages')
const DAY = place('day')

/** Index in SALES_STATUSES. */
export const statusOf = (traits: number): number => (traits >>> STATUS.shift) & STATUS.mask
/** Index in AGE_BADGES. */
export const ageOf = (traits: number): number => (traits >>> AGE.shift) & AGE.mask
export const hasPrivateRoom = (traits: number): boolean => ((traits >>> PRIVATE_ROOM.shift) & PRIVATE_ROOM.mask) !== 0
export const isDiscounted = (traits: number): boolean => ((traits >>> DISCOUNTED.shift) & DISCOUNTED.mask) !== 0
export const canBeBooked = (traits: number): boolean => ((traits >>> BOOKABLE.shift) & BOOKABLE.mask) !== 0
/** A bit per item of GROUP_LANGUAGES. */
export const languagesOf = (traits: number): number => (traits >>> LANGUAGES.shift) & LANGUAGES.mask
/** Days since 1970. */
export const dayOf = (traits: number): number => (traits >>> DAY.shift) & DAY.mask

const reduction = (currency: string): string =>
  `coalesce(1000 * (t.base_${currency} - t.price_${currency}) / t.base_${currency}, 0)`

/** Ten bits each. */
const SHIFTS: Record<StoredCurrency, number> = { EUR: 0, GBP: 10, USD: 20 }

/** Packs the discounts of a departure `t`, in thousandths of the base price. */
export const DISCOUNTS_SQL = Object.entries(SHIFTS)
  .map(([currency, shift]) => `${reduction(currency.toLowerCase())} * ${2 ** shift}`)
  .join(' + ')

/** Thousandths of the base price. */
export const discountIn = (currency: StoredCurrency, discounts: number): number =>
  (discounts >>> SHIFTS[currency]) & 1023
