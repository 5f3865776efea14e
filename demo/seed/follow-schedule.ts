import { recordChange } from '../../backend/api/alerts/record-change.ts'
import { IS_AWAY, TOO_CLOSE } from '../../backend/api/catalogue/coordinator-conditions.ts'
import { addDays } from '../../shared/dates/iso-days.ts'
import { GROUP } from './departures/status.ts'
import { SOON_DAYS } from './rows/tour-rows.ts'
import type { Seed } from './seed.ts'

/** Columns of a departure that depend on the seeding day or the schedule: of an edited one they stay. */
export const SCHEDULED = {
  columns: ['status', 'free_seats', 'seats_to_confirm', 'language', 'coordinator_id'],
  where: 'tours.edited_at IS NULL',
}

/**
 * Makes departures that no editor or booking has changed those of the seeding day: what the seed lacks did not take
 * place, and coordinators are free for edited departures and for events.
 */
export const followSchedule = (db: D1Database, { seedDay, rows }: Seed): D1PreparedStatement[] => [
  db.prepare(HOSTS_AT_HOME).bind(seedDay),
  db.prepare(SEPARATED).bind(seedDay, GROUP.max, GROUP.min),
  db.prepare(SETTLED).bind(seedDay, addDays(seedDay, SOON_DAYS), JSON.stringify(rows.tours.map(({ id }) => id))),
]

/** Changes of departures with an alert: `before` and `after` surround the loading of departures. */
export const recordChanges = async (
  db: D1Database,
  today: string,
): Promise<{ before: D1PreparedStatement[]; after: D1PreparedStatement[] }> => {
  const { results } = await db.prepare(WATCHED).bind(today).all<{ tourId: string; travelId: string }>()
  const marks = results.map((tour) =>
    recordChange(db, { ...tour, id: crypto.randomUUID(), instant: `${today}${MORNING}`, today }),
  )
  return { before: marks.map(({ before }) => before), after: marks.flatMap(({ after }) => after) }
}

const MORNING = 'T06:00:00.000Z'

const WATCHED = `
  SELECT id AS tourId, travel_id AS travelId FROM tours WHERE edited_at IS NULL AND starting_date > ? AND EXISTS (
    SELECT 1 FROM alerts AS alert
    WHERE alert.travel_id = tours.travel_id AND alert.tour_id IN ('', tours.id) AND alert.state = 'active')`

/** The back office refuses these for its own changes, so only events of the seed are removed. */
const HOSTS_AT_HOME = `
  DELETE FROM wemeet_events AS event WHERE event.starts_on > ?1 AND event.cancelled_at IS NULL AND EXISTS (
    SELECT 1 FROM tours
    WHERE tours.coordinator_id = event.coordinator_id AND tours.edited_at IS NOT NULL AND ${IS_AWAY})`

const SEPARATED = `
  UPDATE tours SET coordinator_id = NULL, status = 'PLANNED', free_seats = ?2, seats_to_confirm = ?3
  WHERE edited_at IS NULL AND starting_date > ?1 AND (
    EXISTS (
      SELECT 1 FROM tours AS other
      WHERE other.coordinator_id = tours.coordinator_id AND (other.edited_at IS NOT NULL OR other.starting_date <= ?1)
        AND ${TOO_CLOSE})
    OR EXISTS (
      SELECT 1 FROM wemeet_events AS event
      WHERE event.coordinator_id = tours.coordinator_id AND event.cancelled_at IS NULL AND ${IS_AWAY}))`

const SETTLED = `
  DELETE FROM tours WHERE edited_at IS NULL AND (
    (starting_date <= ?2 AND coordinator_id IS NULL)
    OR (starting_date <= ?1 AND seats_to_confirm > 0)
    OR (starting_date > ?1 AND id NOT IN (SELECT value FROM json_each(?3))))`

/** The last snapshot of a departure equals the departure. */
export const SNAPSHOTS = `
  INSERT OR REPLACE INTO tour_snapshots
  SELECT id, ?1 || '${MORNING}', status, free_seats, seats_to_confirm, price_eur, price_gbp, price_usd FROM tours
  WHERE edited_at IS NULL AND starting_date > ?1 AND (status, free_seats, seats_to_confirm) IS NOT (
    SELECT status, free_seats, seats_to_confirm FROM tour_snapshots
    WHERE tour_id = tours.id ORDER BY taken_at DESC LIMIT 1)`
