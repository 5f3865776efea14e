import { isFree } from '../backoffice/refuse-coordinator.ts'
import { speaks } from '../catalogue/coordinator-conditions.ts'
import { offersStatements } from '../catalogue/offers.ts'
import type { Office, Outcome, Removal } from './entity.ts'
import { saveRecord } from './records.ts'

type Removed = { tour: Record<string, string | number | null> & { travel_id: string }; snapshots: unknown[] }

const removedOf = async (db: D1Database, id: string): Promise<Removed | null> => {
  const row = await db
    .prepare("SELECT source FROM office_records WHERE entity = 'departures' AND id = ? AND state = 'published'")
    .bind(id)
    .first<{ source: string }>()
  return row && (JSON.parse(row.source) as Removed)
}

const run = async (office: Office, id: string): Promise<Outcome> => {
  const { db, today } = office
  const tour = await db.prepare('SELECT * FROM tours WHERE id = ?').bind(id).first<Removed['tour'] & { no: number }>()
  if (tour === null) return { kind: 'refused', reasons: ['there is no such departure'] }
  const { no: _, ...columns } = tour
  const { results: snapshots } = await db.prepare('SELECT * FROM tour_snapshots WHERE tour_id = ?').bind(id).all()
  const source = { tour: columns, snapshots } satisfies Removed
  await db.batch([
    db.prepare('DELETE FROM tours WHERE id = ?').bind(id),
    ...offersStatements(db, today, tour.travel_id),
    saveRecord(office, { entity: 'departures', id, state: 'published', source }),
  ])
  return { kind: 'saved', id }
}

const restore = async ({ db, today, instant }: Office, id: string): Promise<Outcome> => {
  const removed = await removedOf(db, id)
  if (removed === null) return { kind: 'refused', reasons: ['it is not stored'] }
  const { tour, snapshots } = removed
  const sold = await db.prepare('SELECT 1 FROM travel_texts WHERE travel_id = ? LIMIT 1').bind(tour.travel_id).first()
  if (sold === null) return { kind: 'refused', reasons: [`restore its travel ${tour.travel_id} first`] }
  const row = { ...tour, coordinator_id: null, edited_at: instant }
  const names = Object.keys(row)
  const [, , led] = await db.batch([
    db
      .prepare(`INSERT INTO tours (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
      .bind(...Object.values(row)),
    db.prepare(AS_TODAY).bind(id),
    db.prepare(WITH_LEADER).bind(id, tour.coordinator_id),
    db.prepare(SNAPSHOTS).bind(JSON.stringify(snapshots)),
    ...offersStatements(db, today, tour.travel_id),
    db.prepare("DELETE FROM office_records WHERE entity = 'departures' AND id = ? AND state = 'published'").bind(id),
  ])
  return tour.coordinator_id === null || led?.results.length
    ? { kind: 'saved', id }
    : {
        kind: 'saved',
        id,
        notice: `It is back without its coordinator: ${tour.coordinator_id} cannot lead it any more.`,
      }
}

/** Its travel and the its coordinator may have changed meanwhile. */
const AS_TODAY = `UPDATE tours SET days = v.days, ending_date = date(starting_date, '+' || (v.days - 1) || ' days'), free_seats = v.group_max
  FROM travels AS v WHERE v.id = tours.travel_id AND tours.id = ?1`
const WITH_LEADER = `UPDATE tours SET coordinator_id = c.id FROM coordinators AS c, travels AS v
  WHERE tours.id = ?1 AND c.id = ?2 AND c.id IN (SELECT coordinator_id FROM coordinator_texts) AND ${speaks('tours.language')}
    AND v.id = tours.travel_id AND v.continent IN (SELECT value FROM json_each(c.areas)) AND ${isFree('c.id')} RETURNING coordinator_id`

const COLUMNS = 'tour_id taken_at status free_seats seats_to_confirm price_eur price_gbp price_usd'.split(' ')
const SNAPSHOTS = `INSERT INTO tour_snapshots (${COLUMNS.join(', ')})
  SELECT ${COLUMNS.map((name) => `value ->> '${name}'`).join(', ')} FROM json_each(?)`

export const departureRemoval: Removal = {
  label: 'Remove',
  isListed: true,
  about: 'The site no longer shows it. Its history brings it back with its prices and places.',
  obstacles: `SELECT 'Places taken: ' || (v.group_max - t.free_seats) || '. Rebook its travellers, then set the free places to '
      || v.group_max || '.' AS text
      FROM tours AS t JOIN travels AS v ON v.id = t.travel_id WHERE t.id = ?1 AND t.starting_date > ?2 AND t.free_seats < v.group_max
    UNION ALL SELECT 'It has begun: it stays for reviews.' FROM tours WHERE id = ?1 AND starting_date <= ?2
    UNION ALL SELECT 'Places held for people who wait: ' || count(*) || '. Their offers end by themselves.' FROM place_offers
      WHERE tour_id = ?1 AND state = 'open' HAVING count(*) > 0`,
  effects: `SELECT 'Wishlists that lose it: ' || count(*) AS text FROM wishlist_tour WHERE tour_id = ?1 HAVING count(*) > 0
    UNION ALL SELECT 'People who wait for news of it: ' || count(DISTINCT person_id) FROM alerts
      WHERE tour_id = ?1 AND state = 'active' HAVING count(*) > 0`,
  run,
  restore,
}
