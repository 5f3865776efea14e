import type { AskRating } from '../../../shared/contracts/ask.ts'

const RETENTION_MS = 183 * 86_400_000

export const saveRating = async (db: D1Database, rating: Omit<AskRating, 'caller'>, nowMs: number): Promise<void> => {
  const { id, market, asked, query, reader, note } = rating
  await db.batch([
    db.prepare('DELETE FROM ask_ratings WHERE rated_at <= ?').bind(nowMs - RETENTION_MS),
    db
      .prepare(
        `INSERT INTO ask_ratings (id, market, asked, query, reader, rating, note, rated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET rating = excluded.rating, note = excluded.note, rated_at = excluded.rated_at`,
      )
      .bind(id, market, asked, query, reader, rating.rating, note, nowMs),
  ])
}

/** Newest first. */
export const latestRatings = async (db: D1Database, count: number): Promise<Record<string, unknown>[]> => {
  const { results } = await db
    .prepare(
      'SELECT market, asked, query, reader, rating, note, rated_at AS ratedAt FROM ask_ratings ORDER BY rated_at DESC LIMIT ?',
    )
    .bind(count)
    .all()
  return results
}
