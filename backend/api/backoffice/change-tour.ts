import type { SalesStatus } from '../../../shared/contracts/tour.ts'
import { offersStatement } from '../catalogue/offers.ts'
import { pricesOf } from '../sql/currency-column.ts'
import { applyChange, contradictions, type TourChange, type TourState } from './tour-change.ts'

type StateRow = {
  travel_id: string
  travel_slug: string
  status: SalesStatus
  free_seats: number
  seats_to_confirm: number
  base_eur: number
  base_gbp: number
  base_usd: number
  price_eur: number
  price_gbp: number
  price_usd: number
}

export type ChangeOutcome =
  | { kind: 'changed'; tour: TourState & { id: string }; travelSlug: string }
  | { kind: 'unknown' }
  | { kind: 'refused'; reasons: string[] }

/**
 * Changes a departure and what its travel's cards say of it, both or neither.
 * @param instant of the change, ISO
 */
export async function changeTour(
  db: D1Database,
  id: string,
  change: TourChange,
  { today, instant }: { today: string; instant: string },
): Promise<ChangeOutcome> {
  const row = await db
    .prepare(
      `SELECT travel_id, (SELECT slug FROM travels WHERE travels.id = travel_id) AS travel_slug, status, free_seats,
        seats_to_confirm, base_eur, base_gbp, base_usd, price_eur, price_gbp, price_usd FROM tours WHERE id = ?`,
    )
    .bind(id)
    .first<StateRow>()
  if (!row) return { kind: 'unknown' }
  const state = applyChange(stateOf(row), change)
  const reasons = contradictions(state)
  if (reasons.length) return { kind: 'refused', reasons }
  await db.batch([updateStatement(db, id, state, instant), offersStatement(db, today, row.travel_id)])
  return { kind: 'changed', tour: { id, ...state }, travelSlug: row.travel_slug }
}

const stateOf = (row: StateRow): TourState => ({
  status: row.status,
  freeSeats: row.free_seats,
  seatsToConfirm: row.seats_to_confirm,
  basePrice: pricesOf(row.base_eur, row.base_gbp, row.base_usd),
  price: pricesOf(row.price_eur, row.price_gbp, row.price_usd),
})

const updateStatement = (
  db: D1Database,
  id: string,
  { status, freeSeats, seatsToConfirm, basePrice, price }: TourState,
  instant: string,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE tours SET status = ?, free_seats = ?, seats_to_confirm = ?, base_eur = ?, base_gbp = ?, base_usd = ?,
        price_eur = ?, price_gbp = ?, price_usd = ?, discount = ?, edited_at = ? WHERE id = ?`,
    )
    .bind(
      ...[status, freeSeats, seatsToConfirm, basePrice.EUR, basePrice.GBP, basePrice.USD],
      ...[price.EUR, price.GBP, price.USD, discount(basePrice.EUR, price.EUR), instant, id],
    )

/** Thousandths of the base price; at least one when there is any discount at all. */
const discount = (base: number, price: number): number =>
  price < base ? Math.max(1, Math.round(((base - price) / base) * 1000)) : 0
