import type { Person } from '../../../shared/contracts/personal-token.ts'
import { endShareStatements } from './share-wishlist.ts'

/** The visitors' lists that become an account's: the one of this browser, and those bound to the account's address. */
const LISTS = `(SELECT id FROM wishlist WHERE id = ?1 OR email = ?2)`

const addressOf = ({ email }: Person): string => email?.toLowerCase() ?? ''

/** Finds out whether there is anything to take over: one look at two small indexes. */
export const adoptable = (db: D1Database, person: Person): D1PreparedStatement =>
  db
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM wishlist WHERE id = ?1)
        OR EXISTS (SELECT 1 FROM wishlist_travel WHERE adopted = 0 AND owner IN ${LISTS})
        OR EXISTS (SELECT 1 FROM wishlist_tour WHERE adopted = 0 AND owner IN ${LISTS}) AS yes`,
    )
    .bind(person.from ?? '', addressOf(person))

/**
 * Statements by which an account takes over what was saved before signing in. Each saved item is taken over once: what
 * is removed from the account afterwards does not come back. The list of this browser ends; others stay on their
 * devices, where nobody has signed in.
 */
export const adoptStatements = (db: D1Database, person: Person): D1PreparedStatement[] => {
  const lists = [person.from ?? '', addressOf(person)]
  const run = (sql: string, ...more: string[]) => db.prepare(sql).bind(...lists, ...more)
  return [
    run(
      `INSERT INTO wishlist_travel (owner, travel_id, saved_at) SELECT ?3, travel_id, max(saved_at) FROM wishlist_travel
      WHERE adopted = 0 AND owner IN ${LISTS} GROUP BY travel_id ON CONFLICT DO NOTHING`,
      person.owner,
    ),
    run(
      `INSERT INTO wishlist_tour (owner, tour_id, travel_id, saved_at)
      SELECT ?3, tour_id, travel_id, max(saved_at) FROM wishlist_tour
      WHERE adopted = 0 AND owner IN ${LISTS} GROUP BY tour_id ON CONFLICT DO NOTHING`,
      person.owner,
    ),
    run(`UPDATE wishlist_travel SET adopted = 1 WHERE adopted = 0 AND owner IN ${LISTS}`),
    run(`UPDATE wishlist_tour SET adopted = 1 WHERE adopted = 0 AND owner IN ${LISTS}`),
    ...['wishlist_travel', 'wishlist_tour'].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE owner = ?`).bind(lists[0]),
    ),
    // Friends keep the link that they were sent; an account that has one keeps its own.
    db.prepare('UPDATE OR IGNORE wishlist_share SET owner = ? WHERE owner = ?').bind(person.owner, lists[0]),
    ...endShareStatements(db, lists[0] ?? ''),
    db.prepare('DELETE FROM wishlist WHERE id = ?').bind(lists[0]),
  ]
}
