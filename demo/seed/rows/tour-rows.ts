import { hashInt, hashPick, hashUnit, hashWeighted } from '../../../backend/api/hash.ts'
import { addDays, daysBetween } from '../../../shared/dates/iso-days.ts'
import { type Departure, departures } from '../departures/calendar.ts'
import { moneyOf } from '../departures/money.ts'
import { salesOf } from '../departures/status.ts'
import type { CoordinatorSource, TravelSource } from '../travel-source.ts'
import { type TravelRow, travelRow } from './travel-rows.ts'

const WITH_COORDINATOR = 0.7
const WITH_PROMO = 0.04
const NO_SHARING = 0.45
const AGE_BADGES = [
  ['ALL', 50],
  ['25-35', 28],
  ['35-49', 22],
] as const
const PROMO_CODES = ['EARLY50', 'TOGETHER', 'WINDOWSEAT', 'FIRSTTRIP']

/**
 * Rows of all departures after `seedDay`, soonest first, at least `target`. The id determines everything but sales,
 * which depend on the days left when it is first seeded.
 */
export function tourRows(
  travels: readonly TravelSource[],
  coordinators: readonly CoordinatorSource[],
  seedDay: string,
  target: number,
) {
  const letters = travelLetters(travels)
  const groups = new Map(travels.map((travel) => [travel.slug, travelRow(travel)]))
  const leaders = coordinatorsByArea(coordinators)
  return departures(travels, seedDay, target)
    .map((departure) => {
      const id = tourId(departure)
      return { departure, id, order: `${departure.startingDate} ${hashUnit(id, 'order').toFixed(9)}` }
    })
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ departure, id }) => tourRow(departure, id, seedDay, groups, leaders, letters))
}

function tourRow(
  departure: Departure,
  id: string,
  seedDay: string,
  groups: Map<string, TravelRow>,
  leaders: Map<string, CoordinatorSource[]>,
  letters: Map<string, string>,
) {
  const { travel, startingDate } = departure
  const group = groups.get(travel.slug)
  const sales = salesOf(id, daysBetween(seedDay, startingDate), {
    min: group?.group_min ?? 8,
    max: group?.group_max ?? 14,
  })
  const { base, price, deposit, flights } = moneyOf(id, travel, startingDate)
  const leader = leaders.get(travel.continent) ?? []
  const promo = price.EUR === base.EUR && hashUnit(id, 'promo') < WITH_PROMO
  return {
    id,
    code: tourCode(departure, letters),
    travel_id: travel.slug,
    starting_date: startingDate,
    ending_date: addDays(startingDate, travel.days - 1),
    days: travel.days,
    status: sales.status,
    free_seats: sales.freeSeats,
    seats_to_confirm: sales.seatsToConfirm,
    age_badge: hashWeighted(AGE_BADGES, id, 'age'),
    no_sharing: hashUnit(id, 'no sharing') < NO_SHARING ? 1 : 0,
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
    coordinator_id:
      leader.length && hashUnit(id, 'led') < WITH_COORDINATOR ? hashPick(leader, id, 'leader').slug : null,
    wishlisted_count: hashInt(0, 8 * travel.popularity, id, 'wishlisted'),
  }
}
export type TourRow = ReturnType<typeof tourRow>

/** Stable key: travel, day, and number within the week after the first. */
const tourId = ({ travel, slot, startingDate }: Departure): string =>
  `${travel.slug}-${startingDate.replaceAll('-', '')}${slot ? `-${slot + 1}` : ''}`

/** "JPN-20270312-A": country, day, the travel's letter within its country; "A2" for a second departure. */
const tourCode = ({ travel, slot, startingDate }: Departure, letters: Map<string, string>): string =>
  `${travel.countries[0]}-${startingDate.replaceAll('-', '')}-${letters.get(travel.slug)}${slot ? slot + 1 : ''}`

function travelLetters(travels: readonly TravelSource[]): Map<string, string> {
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

function coordinatorsByArea(coordinators: readonly CoordinatorSource[]): Map<string, CoordinatorSource[]> {
  const byArea = new Map<string, CoordinatorSource[]>()
  for (const coordinator of coordinators)
    for (const area of coordinator.areas) byArea.set(area, [...(byArea.get(area) ?? []), coordinator])
  return byArea
}
