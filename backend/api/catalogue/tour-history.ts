import type { Prices } from '../../../shared/contracts/money.ts'
import type { SalesStatus, TourSnapshot } from '../../../shared/contracts/tour.ts'
import { pricesOf } from '../sql/fragment.ts'

/** Spec section 3, base price. */
const PRICE_DAYS = 30
const DAY_MS = 86_400_000

type SnapshotRow = {
  taken_at: string
  status: SalesStatus
  free_seats: number
  seats_to_confirm: number
  price_eur: number
  price_gbp: number
  price_usd: number
}

export async function loadHistory(db: D1Database, tourId: string): Promise<TourSnapshot[]> {
  const { results } = await db
    .prepare('SELECT * FROM tour_snapshots WHERE tour_id = ? ORDER BY taken_at')
    .bind(tourId)
    .all<SnapshotRow>()
  return results.map((row) => ({
    takenAt: row.taken_at,
    salesStatus: row.status,
    freeSeats: row.free_seats,
    seatsToConfirm: row.seats_to_confirm,
    price: pricesOf(row.price_eur, row.price_gbp, row.price_usd),
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
  const lowest = (currency: keyof Prices) => Math.min(...inForce.map(({ price }) => price[currency]))
  return { EUR: lowest('EUR'), GBP: lowest('GBP'), USD: lowest('USD') }
}

/** The lowest price of the 30 days before if that is higher, else the price itself. */
export const basePriceFor = (price: Prices, before: Prices | null): Prices => {
  const base = (currency: keyof Prices) => Math.max(price[currency], before?.[currency] ?? 0)
  return { EUR: base('EUR'), GBP: base('GBP'), USD: base('USD') }
}
