import { waitsForPlace } from '../../../../shared/alerts/alert-types.ts'
import type { SalesStatus } from '../../../../shared/contracts/tour.ts'
import { isConfirmed } from '../../../../shared/tours/offer.ts'
import type { TourState } from '../../backoffice/tour-change.ts'

/** How long a place is held for one person. */
export const HOLD_MS = 15 * 60_000

type Freed = {
  id: string
  before: SalesStatus
  state: TourState
  instant: string
  /** Id of the change that freed the place first. */
  freedBy: string
}

/**
 * Holds places that a change frees for those who wait, in turn: the departure shows what is left, and the statements
 * offer each held place, if the departure has changed.
 */
export const holdPlaces = async (
  db: D1Database,
  { id, before, state, instant, freedBy }: Freed,
): Promise<{ state: TourState; held: number; offers: D1PreparedStatement[] }> => {
  if (!waitsForPlace(before) || !isConfirmed({ salesStatus: state.status }) || state.freeSeats === 0)
    return { state, held: 0, offers: [] }
  const { results } = await db.prepare(WAITING).bind(id, freedBy, state.freeSeats).all<Waiting>()
  if (results.length === 0) return { state, held: 0, offers: [] }
  const freeSeats = state.freeSeats - results.length
  const expiresAt = Date.parse(instant) + HOLD_MS
  return {
    state: { ...state, freeSeats, status: freeSeats === 0 ? 'SOLD_OUT' : state.status },
    held: results.length,
    offers: results.flatMap(({ alert, person }) => {
      const offer = crypto.randomUUID()
      return [
        db
          .prepare(
            `INSERT INTO place_offers SELECT ?1, id, ?2, ?3, ?4, 'open' FROM tours WHERE id = ?5 AND edited_at = ?6`,
          )
          .bind(offer, freedBy, alert, expiresAt, id, instant),
        db
          .prepare(
            `INSERT INTO alert_messages (key, person_id, alert_id, offer_id, state, created_at)
            SELECT 'place/' || id, ?2, alert_id, id, 'due', ?3 FROM place_offers WHERE id = ?1`,
          )
          .bind(offer, person, instant),
      ]
    }),
  }
}

/** Lets an offer lapse, if the departure has changed with it. */
export const lapseStatement = (
  db: D1Database,
  { id, instant, offer }: Pick<Freed, 'id' | 'instant'> & { offer: string },
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE place_offers SET state = 'lapsed' WHERE id = ?1 AND state = 'open'
        AND EXISTS (SELECT 1 FROM tours WHERE id = ?2 AND edited_at = ?3)`,
    )
    .bind(offer, id, instant)

type Waiting = { alert: string; person: string }

/** Mail comes at once, whatever the cadence: a place is held for minutes. */
const WAITING = `
  SELECT a.id AS alert, p.id AS person FROM alerts AS a JOIN alert_people AS p ON p.id = a.person_id
  WHERE a.tour_id = ?1 AND a.place_since IS NOT NULL AND a.state = 'active' AND p.paused_at IS NULL
    AND NOT EXISTS (
      SELECT 1 FROM place_offers AS o WHERE o.alert_id = a.id AND (o.change_id = ?2 OR o.state = 'open'))
  ORDER BY max(a.place_since, a.active_at), a.id LIMIT ?3`
