import { reapply } from '../../backend/api/office/reapply.ts'
import { republish } from '../../backend/api/publishing/publications.ts'
import { FIND_EMPTY } from '../../shared/health/empty-catalogue.ts'
import { followSchedule, recordChanges, SCHEDULED, SNAPSHOTS } from './follow-schedule.ts'
import { insertRows } from './insert-rows.ts'
import type { Seed } from './seed.ts'

/** Tables with editors' content only: emptied in reverse order and loaded again. */
const REPLACED = [
  'review_texts',
  'reviews',
  'search_terms',
  'documents',
  'redirects',
  'page_slugs',
  'pages',
  'travel_stories',
  'travel_texts',
  'travel_destinations',
  'coordinator_texts',
  'wemeet_texts',
  'destination_names',
  'group_odds',
] as const

/** Tables updated in place, because departures and events reference them. */
const UPDATED = ['destinations', 'coordinators', 'travels', 'wemeet_cities'] as const

/** Current rows are updated; former slugs stay. */
const REWORDED = ['travel_slugs'] as const

/** Tables whose rows stay, because visitors may have joined or read them, or editors chosen others. */
const ADDED_TO = ['content_changes', 'wemeet_events', 'uploads', 'chosen_pictures'] as const

/** True if the database has this seed, and has not lost its rows since. */
export const isSeeded = async (db: D1Database, fingerprint: string): Promise<boolean> => {
  if ((await db.prepare(FIND_EMPTY).first()) !== null) return false
  const statement = db.prepare("SELECT value FROM meta WHERE key = 'seed_fingerprint'")
  const row = await statement.first<{ value: string }>()
  return row?.value === fingerprint
}

/**
 * Loads a seed into a migrated database, unless it has that seed. Edited departures stay, the others become the seed's.
 * After an interruption the next call starts again: the fingerprint is written last.
 * @returns true if it loaded rows
 */
export const loadSeed = async (db: D1Database, seed: Seed): Promise<boolean> => {
  if (await isSeeded(db, seed.fingerprint)) return false
  await db.batch([
    db.prepare("DELETE FROM meta WHERE key IN ('seed_fingerprint', 'offers_day')"),
    ...REPLACED.map((table) => db.prepare(`DELETE FROM ${table}`)),
  ])
  for (const table of UPDATED) await insertRows(db, table, seed.rows[table], 'update')
  for (const table of UPDATED.toReversed()) await removeOthers(db, table, seed.rows[table])
  for (const table of ADDED_TO) await insertRows(db, table, seed.rows[table], 'keep')
  await db.prepare('DELETE FROM uploads WHERE id IN (SELECT id FROM removed_uploads)').run()
  const changes = await recordChanges(db, seed.seedDay)
  await db.batch(changes.before)
  await insertRows(db, 'tours', seed.rows.tours, SCHEDULED)
  await db.batch([...followSchedule(db, seed), ...changes.after])
  await insertRows(db, 'tour_snapshots', await ofNewTours(db, seed.rows.tour_snapshots), 'keep')
  await db.prepare(SNAPSHOTS).bind(seed.seedDay).run()
  for (const table of REWORDED) await insertRows(db, table, seed.rows[table], 'update')
  for (const table of REPLACED.toReversed()) await insertRows(db, table, seed.rows[table], 'keep')
  await republish(db)
  await db.batch([
    db.prepare("INSERT INTO search_trigrams (search_trigrams) VALUES ('rebuild')"),
    db.prepare(STAR_COUNTS),
    db.prepare(RATINGS),
  ])
  await reapply(db, seed.seedDay)
  await db.batch([
    db.prepare('PRAGMA optimize'),
    db.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('odds_day', ?)").bind(seed.seedDay),
    db.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('seed_fingerprint', ?)").bind(seed.fingerprint),
  ])
  return true
}

/**
 * History of departures without one; existing histories do not depend on the seeding day. Departures that did not take
 * place are gone.
 */
const ofNewTours = async <T extends { tour_id: string }>(db: D1Database, rows: readonly T[]): Promise<T[]> => {
  const statement = db.prepare('SELECT id FROM tours WHERE id NOT IN (SELECT tour_id FROM tour_snapshots)')
  const { results } = await statement.all<{ id: string }>()
  const added = new Set(results.map(({ id }) => id))
  return rows.filter(({ tour_id }) => added.has(tour_id))
}

/** Removed from the sources, with dependent rows; what the back office has created stays. */
const removeOthers = async (db: D1Database, table: string, rows: readonly { id: string }[]): Promise<void> => {
  const statement = db
    .prepare(
      `DELETE FROM ${table} WHERE id NOT IN (SELECT value FROM json_each(?)) AND id NOT IN
        (SELECT id FROM office_records WHERE entity = '${table}' AND state = 'published')
        ${table === 'destinations' ? 'AND id NOT IN (SELECT destination_id FROM travels)' : ''}`,
    )
    .bind(JSON.stringify(rows.map(({ id }) => id)))
  await statement.run()
}

/** Adds the reviews to the ratings without text. */
const STAR_COUNTS = `
  UPDATE travels SET star_counts =
    (SELECT json_group_array(value + (SELECT count(*) FROM reviews WHERE travel_id = travels.id AND rating = key + 1))
      FROM json_each(star_counts))`

const RATINGS = `
  UPDATE travels SET (rating_average, rating_count) =
    (SELECT round(sum((key + 1.0) * value) / sum(value), 1), sum(value) FROM json_each(star_counts))`
