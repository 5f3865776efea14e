import { DAY_MS } from '../../../shared/dates/iso-days.ts'

/** Cookie lifetime plus a day. */
const UNUSED_MS = 366 * DAY_MS
/** A link ends with the departures of its list. */
const SHARED_MS = 550 * DAY_MS

export const purgeListStatements = (db: D1Database, nowMs: number): D1PreparedStatement[] => {
  const before = (spanMs: number) => new Date(nowMs - spanMs).toISOString()
  const run = (sql: string, spanMs: number) => db.prepare(sql).bind(before(spanMs))
  const unused = 'SELECT id FROM wishlist WHERE used_at < ?'
  const links = `SELECT id FROM wishlist_share WHERE owner IN (${unused})`
  return [
    run(`DELETE FROM wishlist_voter WHERE share IN (${links})`, UNUSED_MS),
    ...['wishlist_travel', 'wishlist_tour', 'wishlist_share'].map((table) =>
      run(`DELETE FROM ${table} WHERE owner IN (${unused})`, UNUSED_MS),
    ),
    run('DELETE FROM wishlist WHERE used_at < ?', UNUSED_MS),
    run('DELETE FROM wishlist_voter WHERE share IN (SELECT id FROM wishlist_share WHERE created_at < ?)', SHARED_MS),
    run('DELETE FROM wishlist_share WHERE created_at < ?', SHARED_MS),
  ]
}
