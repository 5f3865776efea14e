import type { SalesStatus } from '../../../shared/contracts/tour.ts'
import { recordChange } from '../alerts/record-change.ts'
import { offersStatements } from '../catalogue/offers.ts'
import { loadHistory, lowestPrice } from '../catalogue/tour-history.ts'
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
  | { kind: 'changed'; tour: TourState & { id: string }; travelSlug: string; changeId: string }
  | { kind: 'unknown' }
  | { kind: 'refused'; reasons: string[] }

/** How often a change is tried when others change the same departure meanwhile. */
const TRIES = 5
/** What the database says when the departure is no longer as it was read (`unchanged` below). */
const CONFLICT = /malformed JSON/i

/**
 * Changes a departure, notes how it now stands, what its travel's cards say of it, and what its alerts are about: all
 * or nothing. What changed since it was read is read again, so that of two bookings at once neither is lost.
 * @param change or how it follows from the departure as it is
 * @param instant of the change, ISO
 */
export async function changeTour(
  db: D1Database,
  id: string,
  change: TourChange | ((state: TourState) => TourChange | { refused: string }),
  when: { today: string; instant: string },
): Promise<ChangeOutcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await changeOnce(db, id, change, when)
    } catch (error) {
      if (tries === TRIES || !CONFLICT.test(String(error))) throw error
    }
  }
}

async function changeOnce(
  db: D1Database,
  id: string,
  change: Parameters<typeof changeTour>[2],
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
  const wanted = typeof change === 'function' ? change(stateOf(row)) : change
  if ('refused' in wanted) return { kind: 'refused', reasons: [wanted.refused] }
  const state = applyChange(stateOf(row), wanted, lowestPrice(await loadHistory(db, id), instant))
  const reasons = contradictions(state)
  if (reasons.length) return { kind: 'refused', reasons }
  const changeId = crypto.randomUUID()
  const { before, after } = recordChange(db, { id: changeId, tourId: id, travelId: row.travel_id, instant, today })
  await db.batch([
    unchanged(db, id, row),
    before,
    updateStatement(db, id, state, instant),
    snapshotStatement(db, id, state, instant),
    ...offersStatements(db, today, row.travel_id),
    ...after,
  ])
  return { kind: 'changed', tour: { id, ...state }, travelSlug: row.travel_slug, changeId }
}

/** Fails, and the transaction with it, when the departure is not as it was read. */
const unchanged = (db: D1Database, id: string, row: StateRow): D1PreparedStatement =>
  db
    .prepare(
      `SELECT json(CASE WHEN (status, free_seats, seats_to_confirm, price_eur, price_gbp, price_usd) = (?, ?, ?, ?, ?, ?)
        THEN '1' ELSE 'changed' END) FROM tours WHERE id = ?`,
    )
    .bind(...[row.status, row.free_seats, row.seats_to_confirm, row.price_eur, row.price_gbp, row.price_usd], id)

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

/** Two changes at one instant leave the later one. */
const snapshotStatement = (
  db: D1Database,
  id: string,
  { status, freeSeats, seatsToConfirm, price }: TourState,
  instant: string,
): D1PreparedStatement =>
  db
    .prepare('INSERT OR REPLACE INTO tour_snapshots VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    .bind(id, instant, status, freeSeats, seatsToConfirm, price.EUR, price.GBP, price.USD)

/** Thousandths of the base price; at least one when there is any discount at all. */
const discount = (base: number, price: number): number =>
  price < base ? Math.max(1, Math.round(((base - price) / base) * 1000)) : 0
