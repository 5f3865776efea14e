import { MAX_VOTERS, type SharedList, type Vote } from '../../../shared/contracts/wishlist.ts'

export const shareOf = (db: D1Database, owner: string): Promise<string | null> =>
  db
    .prepare('SELECT id FROM wishlist_share WHERE owner = ?')
    .bind(owner)
    .first<{ id: string }>()
    .then((row) => row?.id ?? null)

export const createShare = async (db: D1Database, owner: string, id: string, instant: string): Promise<string> => {
  await db
    .prepare('INSERT INTO wishlist_share (id, owner, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
    .bind(id, owner, instant)
    .run()
  return (await shareOf(db, owner)) ?? id
}

export const revokeShare = async (db: D1Database, owner: string): Promise<void> => {
  await db.batch([
    db.prepare('DELETE FROM wishlist_voter WHERE share IN (SELECT id FROM wishlist_share WHERE owner = ?)').bind(owner),
    db.prepare('DELETE FROM wishlist_share WHERE owner = ?').bind(owner),
  ])
}

export const ownerOfShare = (db: D1Database, share: string): Promise<string | null> =>
  db
    .prepare('SELECT owner FROM wishlist_share WHERE id = ?')
    .bind(share)
    .first<{ owner: string }>()
    .then((row) => row?.owner ?? null)

type VoterRow = { voter: string; name: string; tours: string }

export const votesOf = async (db: D1Database, share: string, voter: string | null): Promise<SharedList['votes']> => {
  const { results } = await db
    .prepare('SELECT voter, name, tours FROM wishlist_voter WHERE share = ? ORDER BY voted_at, voter')
    .bind(share)
    .all<VoterRow>()
  return results.map((row) => ({ name: row.name, mine: row.voter === voter, tours: JSON.parse(row.tours) as string[] }))
}

/** False when the voter limit is reached. */
export const saveVote = async (
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
