const DAY_MS = 86_400_000
/** As long as the cookie that leads to a visitor's list, and a day: after that nobody can come to it. */
const UNUSED_MS = 366 * DAY_MS
/** As long as a link that is shared is good (worker/features/wishlist/wishlist-view.ts), and a day. */
const SHARED_MS = 551 * DAY_MS

/**
 * Statements that forget visitors' lists to which no cookie leads any more, those that wait for the account of an
 * address too, and links that lead nowhere any more, with what friends said there.
 */
export const forgetStatements = (db: D1Database, nowMs: number): D1PreparedStatement[] => {
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
