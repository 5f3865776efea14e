import { IS_AWAY, notSpoken, REST_DAYS, speaks, TOO_CLOSE } from '../catalogue/coordinator-conditions.ts'

/** A departure that a coordinator shall lead. `no`: null for a new one */
type Led = { no: number | null; travelId: string; startingDate: string; endingDate: string; language: string }

export type Refusal = { kind: 'refused'; reasons: string[] } | { kind: 'busy'; reason: string }

type Row = { leadsThere: number; speaksIt: number } & Record<
  'code' | 'starts' | 'ends' | 'event' | 'day',
  string | null
>

/** Checks that a coordinator exists, leads in a departure's area, speaks its language, and is not busy elsewhere. */
export const refuseCoordinator = async (
  db: D1Database,
  coordinator: string,
  { no, travelId, startingDate, endingDate, language }: Led,
): Promise<Refusal | null> => {
  const row = await db
    .prepare(
      `SELECT v.continent IN (SELECT value FROM json_each(c.areas)) AS leadsThere, ${speaks('tours.language')} AS speaksIt,
        other.code, other.starting_date AS starts, other.ending_date AS ends, event.id AS event, event.starts_on AS day
      FROM coordinators AS c
      JOIN (SELECT ?2 AS no, ?3 AS travel_id, ?4 AS starting_date, ?5 AS ending_date, ?6 AS language) AS tours
      JOIN travels AS v ON v.id = tours.travel_id
      LEFT JOIN tours AS other ON other.coordinator_id = c.id AND other.no IS NOT tours.no AND ${TOO_CLOSE}
      LEFT JOIN wemeet_events AS event ON event.coordinator_id = c.id AND event.cancelled_at IS NULL AND ${IS_AWAY}
      WHERE c.id = ?1 ORDER BY other.starting_date, event.starts_at LIMIT 1`,
    )
    .bind(coordinator, no, travelId, startingDate, endingDate, language)
    .first<Row>()
  const refused = (reason: string): Refusal => ({ kind: 'refused', reasons: [`coordinator: ${reason}`] })
  if (row === null) return refused(`none is called ${coordinator}`)
  if (!row.leadsThere) return refused(`${coordinator} does not lead in this area`)
  if (!row.speaksIt) return refused(`${notSpoken(coordinator, language)}, the group's language`)
  const { code, starts, ends, event, day } = row
  if (code === null && event === null) return null
  const other = code === null ? `hosts ${event} on ${day}` : `leads ${code} from ${starts} to ${ends}`
  return { kind: 'busy', reason: `${coordinator} ${other}; ${REST_DAYS} full days must lie between` }
}

/** Condition: a coordinator, an SQL parameter, neither leads nor hosts elsewhere while `tours` is on its way. */
export const isFree = (coordinator: string): string => `NOT EXISTS (
    SELECT 1 FROM tours AS other WHERE other.coordinator_id = ${coordinator} AND other.no <> tours.no AND ${TOO_CLOSE})
  AND NOT EXISTS (SELECT 1 FROM wemeet_events AS event
    WHERE event.coordinator_id = ${coordinator} AND event.cancelled_at IS NULL AND ${IS_AWAY})`
