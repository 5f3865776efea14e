import type { Prices } from '../../../shared/contracts/money.ts'
import type { TourSnapshot } from '../../../shared/contracts/tour.ts'
import { DAY_MS } from '../../../shared/dates/iso-days.ts'
import { type PriceColumns, pricesOf } from '../sql/fragment.ts'
import { pricesBy } from './prices.ts'

/** Spec section 3, base price. */
const PRICE_DAYS = 30

type SnapshotRow = Omit<TourSnapshot, 'price'> & PriceColumns<'price'>

export const loadHistory = async (db: D1Database, tourId: string): Promise<TourSnapshot[]> => {
  const { results } = await db
    .prepare(
      `SELECT taken_at AS takenAt, status AS salesStatus, free_seats AS freeSeats, seats_to_confirm AS seatsToConfirm,
        price_eur, price_gbp, price_usd FROM tour_snapshots WHERE tour_id = ? ORDER BY taken_at`,
    )
    .bind(tourId)
    .all<SnapshotRow>()
  return results.map(({ price_eur, price_gbp, price_usd, ...snapshot }) => ({
    ...snapshot,
    price: pricesOf(price_eur, price_gbp, price_usd),
  }))
}

/** Lowest price in force in the 30 days before an instant; `history` is sorted oldest first. */
export const lowestPrice = (history: readonly TourSnapshot[], instant: string): Prices | null => {
  const from = new Date(Date.parse(instant) - PRICE_DAYS * DAY_MS).toISOString()
  const known = history.filter(({ takenAt }) => takenAt <= instant)
  // The snapshot before the span was still in force at its start.
  const first = Math.max(
    0,
    known.findLastIndex(({ takenAt }) => takenAt <= from),
  )
  const inForce = known.slice(first)
  if (inForce.length === 0) return null
  return pricesBy((currency) => Math.min(...inForce.map(({ price }) => price[currency])))
}

/** The lowest price of the 30 days before if that is higher, else the price itself. */
export const basePriceFor = (price: Prices, before: Prices | null): Prices =>
  pricesBy((currency) => Math.max(price[currency], before?.[currency] ?? 0))
