import { endingInNine, pricesBy } from '../../../backend/api/catalogue/prices.ts'
import { hashInt, hashUnit } from '../../../backend/api/hash.ts'
import { pricesIn } from '../../../backend/api/sql/fragment.ts'
import type { Prices } from '../../../shared/contracts/money.ts'
import type { SalesStatus } from '../../../shared/contracts/tour.ts'
import { addDays, daysBetween } from '../../../shared/dates/iso-days.ts'
import { GROUP } from '../departures/status.ts'
import type { TourRow } from './tour-rows.ts'

type Standing = { status: SalesStatus; freeSeats: number; seatsToConfirm: number }

/** Days on sale before the departure. */
const ON_SALE: [number, number] = [260, 420]
/** Minimum days on sale, so that a reduced price has more than thirty days before it. */
const SHORTEST_PAST = 75
/** Age of a reduction in days. */
const REDUCED: [number, number] = [2, 24]
const ROSE_SHARE = 0.2
/** Age of a price increase in days: some within the last thirty days, some before. */
const ROSE: [number, number] = [6, 60]

/** Statuses before each status, in order. */
const BEFORE: Record<SalesStatus, SalesStatus[]> = {
  PLANNED: [],
  ALMOST_CONFIRMED: ['PLANNED'],
  CONFIRMED: ['PLANNED', 'ALMOST_CONFIRMED'],
  ALMOST_FULL: ['PLANNED', 'ALMOST_CONFIRMED', 'CONFIRMED'],
  WAITING_LIST: ['PLANNED', 'ALMOST_CONFIRMED', 'CONFIRMED', 'ALMOST_FULL'],
  SOLD_OUT: ['PLANNED', 'ALMOST_CONFIRMED', 'CONFIRMED', 'ALMOST_FULL'],
}

/**
 * History of departures up to the seeding day, by hashes, newest first: an interrupted seeding leaves shorter
 * histories, never wrong ones. Reduced departures had their base price for more than thirty days.
 */
export const snapshotRows = (tours: readonly TourRow[], seedDay: string) =>
  tours.flatMap((tour) =>
    pastOf(tour, seedDay)
      .map(({ day, standing, price }) => ({
        tour_id: tour.id,
        taken_at: `${day}T06:00:00.000Z`,
        status: standing.status,
        free_seats: standing.freeSeats,
        seats_to_confirm: standing.seatsToConfirm,
        price_eur: price.EUR,
        price_gbp: price.GBP,
        price_usd: price.USD,
      }))
      .reverse(),
  )

const pastOf = (tour: TourRow, seedDay: string) => {
  const onSale = firstDay(tour, seedDay)
  const standings = standingsOf(tour)
  const span = daysBetween(onSale, seedDay)
  const changes = new Map<string, Standing>()
  standings.forEach((standing, index) => {
    const share = index === 0 ? 0 : (index - 1 + 0.2 + 0.7 * hashUnit(tour.id, 'snapshot', index)) / standings.length
    changes.set(addDays(onSale, Math.floor(span * share)), standing)
  })
  const past = priceOf(tour, seedDay)
  const days = [...new Set([...changes.keys(), ...(past === null ? [] : [past.until])])].sort()
  let standing = standings[0] as Standing
  return days.map((day) => {
    standing = changes.get(day) ?? standing
    const price = past !== null && day < past.until ? past.price : pricesIn(tour, 'price')
    return { day, standing, price }
  })
}

const firstDay = (tour: TourRow, seedDay: string): string => {
  const usual = addDays(tour.starting_date, -hashInt(...ON_SALE, tour.id, 'on sale'))
  const latest = addDays(seedDay, -SHORTEST_PAST - hashInt(0, 40, tour.id, 'on sale late'))
  return usual < latest ? usual : latest
}

const standingsOf = (tour: TourRow): Standing[] => {
  const spare = GROUP.max - GROUP.min
  const waiting = (status: SalesStatus, missing: number): Standing => ({
    status,
    freeSeats: spare + missing,
    seatsToConfirm: missing,
  })
  const now: Standing = { status: tour.status, freeSeats: tour.free_seats, seatsToConfirm: tour.seats_to_confirm }
  const before = BEFORE[tour.status].map((status): Standing => {
    switch (status) {
      case 'PLANNED':
        return waiting(status, GROUP.min)
      case 'ALMOST_CONFIRMED':
        return waiting(status, hashInt(1, 3, tour.id, 'was missing'))
      case 'CONFIRMED':
        return { status, freeSeats: Math.max(4, spare), seatsToConfirm: 0 }
      default:
        return { status, freeSeats: hashInt(1, 3, tour.id, 'was free'), seatsToConfirm: 0 }
    }
  })
  const first = before.length === 0 && now.seatsToConfirm < GROUP.min ? [waiting('PLANNED', GROUP.min)] : []
  return [...first, ...before, now]
}

/** Price before the last change, and the day of that change; `null` without one. */
const priceOf = (tour: TourRow, seedDay: string): { price: Prices; until: string } | null => {
  if (tour.discount > 0)
    return {
      price: pricesIn(tour, 'base'),
      until: addDays(seedDay, -hashInt(...REDUCED, tour.id, 'reduced')),
    }
  // Prices of unavailable departures do not rise.
  if (tour.free_seats === 0 || hashUnit(tour.id, 'rose') >= ROSE_SHARE) return null
  const now = pricesIn(tour, 'price')
  const lower = (cents: number) => Math.min(cents, endingInNine(cents * 0.95))
  return {
    price: pricesBy((currency) => lower(now[currency])),
    until: addDays(seedDay, -hashInt(...ROSE, tour.id, 'rose on')),
  }
}
