import type { CurrencyColumn } from '../sql/fragment.ts'

export type ChangeMark = { id: string; tourId: string; travelId: string; instant: string; today: string }

/**
 * Records what a change means to alerts. `before` and `after` surround the change in its batch, to compare one
 * transaction.
 */
export const recordChange = (
  db: D1Database,
  { id, tourId, travelId, instant, today }: ChangeMark,
): { before: D1PreparedStatement; after: D1PreparedStatement[] } => ({
  before: db
    .prepare(
      `INSERT INTO tour_changes (id, travel_id, tour_id, happened_at, departures_before,
        status_before, eur_before, gbp_before, usd_before)
      SELECT ?1, ?2, ?3, ?4, ${DEPARTURES}, t.status, t.price_eur, t.price_gbp, t.price_usd
      FROM (SELECT 1) LEFT JOIN tours AS t ON t.id = ?3`,
    )
    .bind(id, travelId, tourId, instant, today),
  after: [
    db
      .prepare(
        `UPDATE tour_changes SET departures_after = ${DEPARTURES},
          (status_after, eur_after, gbp_after, usd_after) =
          (SELECT status, price_eur, price_gbp, price_usd FROM tours WHERE id = ?3 AND starting_date > ?5)
        WHERE id = ?1`,
      )
      .bind(id, travelId, tourId, instant, today),
    db
      .prepare(
        `DELETE FROM tour_changes WHERE id = ? AND (status_after IS NULL
          OR NOT (${OPENED} OR ${CONFIRMED} OR ${cheaper('eur')} OR ${cheaper('gbp')} OR ${cheaper('usd')}))`,
      )
      .bind(id),
  ],
})

const DEPARTURES = `(SELECT count(*) FROM tours WHERE travel_id = ?2 AND starting_date > ?5 AND status <> 'SOLD_OUT')`

export const OPENED = `(departures_before = 0 AND departures_after > 0)`

export const CONFIRMED = `coalesce(status_before IN ('PLANNED', 'ALMOST_CONFIRMED')
  AND status_after IN ('CONFIRMED', 'ALMOST_FULL'), 0)`

export const cheaper = (currency: CurrencyColumn): string =>
  `coalesce(${currency}_after < ${currency}_before AND status_after <> 'SOLD_OUT', 0)`
