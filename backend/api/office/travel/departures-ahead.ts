import { isFree } from '../../backoffice/refuse-coordinator.ts'
import { REST_DAYS } from '../../catalogue/coordinator-conditions.ts'
import type { Office } from '../entity.ts'
import type { TravelSource } from './travel-source.ts'

/** `v`: the travel as it is; `tours`: its departures ahead, with the end that they would have. */
const AHEAD = `FROM travels AS v JOIN (SELECT no, code, travel_id, coordinator_id, free_seats, starting_date,
    date(starting_date, '+' || (?3 - 1) || ' days') AS ending_date FROM tours
    WHERE travel_id = ?1 AND starting_date > ?2) AS tours ON tours.travel_id = v.id`

const CODES = "group_concat(tours.code, ', ')"

/** Rules that a change would break. One that is broken already keeps nobody from changing something else. */
const OBSTACLES = `
  SELECT 'days: places are taken for ' || v.days || ' days: ' || ${CODES} AS text ${AHEAD}
    WHERE v.days <> ?3 AND tours.free_seats < v.group_max HAVING count(*) > 0
  UNION ALL SELECT 'days: less than ${REST_DAYS} full days would be left to what their coordinators lead or host next: ' || ${CODES} ${AHEAD}
    WHERE v.days < ?3 AND NOT (${isFree('tours.coordinator_id')}) HAVING count(*) > 0
  UNION ALL SELECT 'groupMax: more places are taken: ' || ${CODES} ${AHEAD}
    WHERE ?4 < v.group_max AND v.group_max - tours.free_seats > ?4 HAVING count(*) > 0
  UNION ALL SELECT 'continent: their coordinators do not lead there: ' || ${CODES} ${AHEAD} JOIN coordinators AS c ON c.id = tours.coordinator_id
    WHERE v.continent <> ?5 AND ?5 NOT IN (SELECT value FROM json_each(c.areas)) HAVING count(*) > 0`

/** Why departures ahead keep a travel from becoming what an editor wants. */
export const departureObstacles = async (
  { db, today }: Pick<Office, 'db' | 'today'>,
  id: string,
  { days, groupMax, continent }: TravelSource,
): Promise<string[]> => {
  const { results } = await db.prepare(OBSTACLES).bind(id, today, days, groupMax, continent).all<{ text: string }>()
  return results.map(({ text }) => text)
}

/**
 * Gives departures ahead the length and group of their travel; in its batch, before it changes. Taken places stay taken;
 * a departure that is sold out or has a waiting list stays without free ones.
 */
export const followStatement = (
  db: D1Database,
  id: string,
  { days, groupMin, groupMax }: TravelSource,
  { instant, today }: { instant: string; today: string },
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE tours SET days = ?3, ending_date = date(starting_date, '+' || (?3 - 1) || ' days'), free_seats = next.free,
        status = iif(next.free = 0 AND free_seats > 0, 'SOLD_OUT', status),
        seats_to_confirm = min(next.free, iif(free_seats >= group_max AND seats_to_confirm = group_min, ?5, seats_to_confirm)),
        edited_at = ?6
      FROM (SELECT t.no, group_max, group_min, iif(status IN ('SOLD_OUT', 'WAITING_LIST'), 0, max(0, free_seats + ?4 - group_max)) AS free
        FROM travels AS v JOIN tours AS t ON t.travel_id = v.id
        WHERE v.id = ?1 AND starting_date > ?2 AND (v.days, group_max, group_min) <> (?3, ?4, ?5)) AS next
      WHERE next.no = tours.no`,
    )
    .bind(id, today, days, groupMax, groupMin, instant)
