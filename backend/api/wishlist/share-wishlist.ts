import { MAX_VOTERS, type SharedList, type Vote } from '../../../shared/contracts/wishlist.ts'

/** The link of a list; null while it has none. */
export const shareOf = (db: D1Database, owner: string): Promise<string | null> =>
  db
    .prepare('SELECT id FROM wishlist_share WHERE owner = ?')
    .bind(owner)
    .first<{ id: string }>()
    .then((row) => row?.id ?? null)

/**
 * Gives a list its link, or the one that it has.
 * @param id made of chance
 */
export const beginShare = async (db: D1Database, owner: string, id: string, instant: string): Promise<string> => {
  await db
    .prepare('INSERT INTO wishlist_share (id, owner, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
    .bind(id, owner, instant)
    .run()
  return (await shareOf(db, owner)) ?? id
}

/** Statements that revoke a list's link, with the votes that came by it: the next link is another one. */
export const endShareStatements = (db: D1Database, owner: string): D1PreparedStatement[] => [
  db.prepare('DELETE FROM wishlist_voter WHERE share IN (SELECT id FROM wishlist_share WHERE owner = ?)').bind(owner),
  db.prepare('DELETE FROM wishlist_share WHERE owner = ?').bind(owner),
]

/** Revokes a list's link. */
export const endShare = async (db: D1Database, owner: string): Promise<void> => {
  await db.batch(endShareStatements(db, owner))
}

/** Whose list a link leads to; null once it is revoked. */
export const ownerOfShare = (db: D1Database, share: string): Promise<string | null> =>
  db
    .prepare('SELECT owner FROM wishlist_share WHERE id = ?')
    .bind(share)
    .first<{ owner: string }>()
    .then((row) => row?.owner ?? null)

type VoterRow = { voter: string; name: string; tours: string }

/** What friends have said, first come first. */
export const votesOf = async (db: D1Database, share: string, voter: string | null): Promise<SharedList['votes']> => {
  const { results } = await db
    .prepare('SELECT voter, name, tours FROM wishlist_voter WHERE share = ? ORDER BY voted_at, voter')
    .bind(share)
    .all<VoterRow>()
  return results.map((row) => ({ name: row.name, mine: row.voter === voter, tours: JSON.parse(row.tours) as string[] }))
}

/** Keeps what a friend says in place of what they said before. False when the link has as many voters as it takes. */
export const keepVote = async (
  db: D1Database,
  share: string,
  { voter, name, tours }: Vote,
  instant: string,
): Promise<boolean> => {
  const { results } = await db
    .prepare(
      `INSERT INTO wishlist_voter (share, voter, name, tours, voted_at) SELECT ?1, ?2, ?3, ?4, ?5
      WHERE EXISTS (SELECT 1 FROM wishlist_voter WHERE share = ?1 AND voter = ?2)
        OR (SELECT count(*) FROM wishlist_voter WHERE share = ?1) < ${MAX_VOTERS}
      ON CONFLICT (share, voter) DO UPDATE SET name = ?3, tours = ?4 RETURNING voter`,
    )
    .bind(share, voter, name, JSON.stringify(tours), instant)
    .all()
  return results.length > 0
}
