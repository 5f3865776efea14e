import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import type { BoundEmail } from '../../../shared/contracts/wishlist.ts'

const OWN = '(SELECT value FROM json_each(?1))'
/** Lists of this browser, or bound to the account's email. */
const LISTS = `(SELECT id FROM wishlist WHERE id IN ${OWN} OR email = ?2)`

const emailOf = ({ email }: TokenSubject): string => email?.toLowerCase() ?? ''
const ownOf = ({ from = [] }: TokenSubject): string => JSON.stringify(from)

export const adoptable = (db: D1Database, person: TokenSubject): D1PreparedStatement =>
  db
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM wishlist WHERE id IN ${OWN})
        OR EXISTS (SELECT 1 FROM wishlist_travel WHERE adopted = 0 AND owner IN ${LISTS})
        OR EXISTS (SELECT 1 FROM wishlist_tour WHERE adopted = 0 AND owner IN ${LISTS}) AS yes`,
    )
    .bind(ownOf(person), emailOf(person))

/** Adopts each item once: a later removal is final. This browser's list ends; others stay for their devices. */
export const adoptStatements = (db: D1Database, person: TokenSubject): D1PreparedStatement[] => {
  const own = ownOf(person)
  const lists = [own, emailOf(person)]
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
    ...endLists(db, person.owner, own),
  ]
}

/** Merges lists that concurrent first saves created. */
export const mergeStatements = (db: D1Database, person: TokenSubject): D1PreparedStatement[] => {
  const own = ownOf(person)
  const run = (sql: string) => db.prepare(sql).bind(own, person.owner)
  return [
    run(
      `INSERT INTO wishlist_travel (owner, travel_id, saved_at, adopted)
      SELECT ?2, travel_id, max(saved_at), min(adopted) FROM wishlist_travel WHERE owner IN ${OWN}
      GROUP BY travel_id ON CONFLICT DO NOTHING`,
    ),
    run(
      `INSERT INTO wishlist_tour (owner, tour_id, travel_id, saved_at, adopted)
      SELECT ?2, tour_id, travel_id, max(saved_at), min(adopted) FROM wishlist_tour WHERE owner IN ${OWN}
      GROUP BY tour_id ON CONFLICT DO NOTHING`,
    ),
    run(
      `INSERT INTO wishlist (id, email, created_at, used_at)
      SELECT ?2, max(email), min(created_at), max(used_at) FROM wishlist WHERE id IN ${OWN} HAVING count(*) > 0
      ON CONFLICT (id) DO UPDATE SET email = coalesce(email, excluded.email), used_at = max(used_at, excluded.used_at)`,
    ),
    ...endLists(db, person.owner, own),
  ]
}

const endLists = (db: D1Database, owner: string, own: string): D1PreparedStatement[] => {
  const shares = `SELECT id FROM wishlist_share WHERE owner IN ${OWN}`
  const run = (sql: string) => db.prepare(sql).bind(own)
  return [
    run(`DELETE FROM wishlist_travel WHERE owner IN ${OWN}`),
    run(`DELETE FROM wishlist_tour WHERE owner IN ${OWN}`),
    // Keep the shared link, unless the owner already has one.
    db
      .prepare(
        `UPDATE OR IGNORE wishlist_share SET owner = ?2
        WHERE id = (SELECT id FROM wishlist_share WHERE owner IN ${OWN} ORDER BY created_at LIMIT 1)`,
      )
      .bind(own, owner),
    run(`DELETE FROM wishlist_voter WHERE share IN (${shares})`),
    run(`DELETE FROM wishlist_share WHERE owner IN ${OWN}`),
    run(`DELETE FROM wishlist WHERE id IN ${OWN}`),
  ]
}

export const bindEmail = async (
  db: D1Database,
  owner: string,
  { email }: BoundEmail,
  instant: string,
): Promise<void> => {
  await db
    .prepare(
      `INSERT INTO wishlist (id, email, created_at, used_at) VALUES (?1, ?2, ?3, ?3)
      ON CONFLICT (id) DO UPDATE SET email = ?2, used_at = ?3`,
    )
    .bind(owner, email.toLowerCase(), instant)
    .run()
}
