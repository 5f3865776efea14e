import { hashInt, hashPick, hashUnit, hashWeighted } from '../../../backend/api/hash.ts'
import { addDays, daysBetween } from '../../../shared/dates/iso-days.ts'
import { type Departure, endingDateOf } from '../departures/calendar.ts'
import { moneyOf } from '../departures/money.ts'
import { GROUP, openSales, salesOf } from '../departures/status.ts'
import type { TravelSource } from '../travel-source.ts'
import type { LedDeparture } from './led-departures.ts'

/** Days before a departure from which it has an announced coordinator, or does not take place. */
export const SOON_DAYS = 30
/** Days before a departure from which its coordinator is announced. */
const ANNOUNCED_DAYS = 365
const WITH_PROMO = 0.04
const NO_SHARING = 0.45
const AGE_BADGES = [
  ['ALL', 50],
  ['25-35', 28],
  ['35-49', 22],
] as const
const PROMO_CODES = ['EARLY50', 'TOGETHER', 'WINDOWSEAT', 'FIRSTTRIP']

/**
 * Rows of all departures after `seedDay`, soonest first. The id determines everything but sales, whether a coordinator
 * is announced, and whether a departure without one takes place, which depend on the days left.
 */
export const tourRows = (known: readonly LedDeparture[], travels: readonly TravelSource[], seedDay: string) => {
  const letters = travelLetters(travels)
  const lastSoon = addDays(seedDay, SOON_DAYS)
  return known
    .filter(({ departure: { startingDate }, leader }) => startingDate > (leader === null ? lastSoon : seedDay))
    .map((led) => tourRow(led, seedDay, letters))
}

const tourRow = ({ departure, id, language, leader }: LedDeparture, seedDay: string, letters: Map<string, string>) => {
  const { travel, startingDate } = departure
  const daysLeft = daysBetween(seedDay, startingDate)
  const announced = daysLeft <= ANNOUNCED_DAYS ? leader : null
  const sales = announced === null ? openSales(id, daysLeft, GROUP) : salesOf(id, travel.days, daysLeft, GROUP)
  const { base, price, deposit, flights } = moneyOf(id, travel, startingDate)
  const promo = price.EUR === base.EUR && hashUnit(id, 'promo') < WITH_PROMO
  return {
    id,
    code: tourCode(departure, letters),
    travel_id: travel.slug,
    starting_date: startingDate,
    ending_date: endingDateOf(departure),
    days: travel.days,
    status: sales.status,
    free_seats: sales.freeSeats,
    seats_to_confirm: sales.seatsToConfirm,
    language,
    age_badge: hashWeighted(AGE_BADGES, id, 'age'),
    no_sharing: !travel.sharedNights && hashUnit(id, 'no sharing') < NO_SHARING ? 1 : 0,
    base_eur: base.EUR,
    base_gbp: base.GBP,
    base_usd: base.USD,
    price_eur: price.EUR,
    price_gbp: price.GBP,
    price_usd: price.USD,
    discount: Math.round(((base.EUR - price.EUR) / base.EUR) * 1000),
    deposit_eur: deposit.EUR,
    deposit_gbp: deposit.GBP,
    deposit_usd: deposit.USD,
    promo_code: promo ? hashPick(PROMO_CODES, id, 'promo code') : null,
    promo_expires_on: promo ? addDays(startingDate, -60) : null,
    flights_eur: flights?.EUR ?? null,
    flights_gbp: flights?.GBP ?? null,
    flights_usd: flights?.USD ?? null,
    coordinator_id: announced,
    wishlisted_count: hashInt(0, 8 * travel.popularity, id, 'wishlisted'),
  }
}
export type TourRow = ReturnType<typeof tourRow>

/** "JPN-20270312-A": country, day, the travel's letter within its country; "A2" for a second departure. */
const tourCode = ({ travel, slot, startingDate }: Departure, letters: Map<string, string>): string =>
  `${travel.countries[0]}-${startingDate.replaceAll('-', '')}-${letters.get(travel.slug)}${slot ? slot + 1 : ''}`

const travelLetters = (travels: readonly TravelSource[]): Map<string, string> => {
  const counts = new Map<string, number>()
  return new Map(
    travels.map((travel) => {
      const country = travel.countries[0] ?? ''
      const position = counts.get(country) ?? 0
      counts.set(country, position + 1)
      return [travel.slug, String.fromCharCode(65 + position)]
    }),
  )
}
