import { createHmac } from 'node:crypto'

/**
 * At most `most` attempts in any span of `spanMs`. Unlike the windows that newsletter sign-ups are counted in
 * (api/limits), it holds across every hour's end, and an attempt that proved right is given back.
 */
export type Limit = { name: string; most: number; spanMs: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Design section 11: codes. Sign-in: wrong passwords only, and a right one forgets those of its address. */
export const LIMITS = {
  codesToAddress: { name: 'code/address', most: 5, spanMs: HOUR },
  codesFromIp: { name: 'code/ip', most: 20, spanMs: HOUR },
  /** Whether an address has an account (decision 27): as seldom as codes. */
  lookUpsOfAddress: { name: 'look-up/address', most: 5, spanMs: HOUR },
  lookUpsFromIp: { name: 'look-up/ip', most: 20, spanMs: HOUR },
  passwordsOfAddress: { name: 'password/address', most: 10, spanMs: 15 * MINUTE },
  passwordsFromIp: { name: 'password/ip', most: 50, spanMs: 15 * MINUTE },
} as const satisfies Record<string, Limit>

const LONGEST_MS = Math.max(...Object.values(LIMITS).map(({ spanMs }) => spanMs))

/** Whom an attempt is counted for. The database holds keyed hashes only. */
export const attemptKey = (secret: string, { name }: Limit, of: string): string =>
  createHmac('sha256', secret).update(`${name}\0${of}`).digest('base64url')

/**
 * Counts an attempt, if the limit leaves room: one statement, so that parallel attempts cannot slip through.
 * @returns whether it may go on
 */
export const consumeAttempt = async (db: D1Database, key: string, limit: Limit, nowMs: number): Promise<boolean> => {
  const [, taken] = await db.batch<{ at: number }>([
    db.prepare('DELETE FROM attempt WHERE at <= ?').bind(nowMs - LONGEST_MS),
    db
      .prepare(
        `INSERT INTO attempt (key, at) SELECT ?1, ?2
        WHERE (SELECT count(*) FROM attempt WHERE key = ?1 AND at > ?3) < ?4 RETURNING at`,
      )
      .bind(key, nowMs, nowMs - limit.spanMs, limit.most),
  ])
  return (taken?.results.length ?? 0) > 0
}

/** Forgets what was counted for a key: its owner has proven to be no guesser. */
export const forgetAttempts = async (db: D1Database, key: string): Promise<void> => {
  await db.prepare('DELETE FROM attempt WHERE key = ?').bind(key).run()
}

/** Gives one attempt back, the latest: what it was for did not happen. */
export const giveAttemptBack = async (db: D1Database, key: string): Promise<void> => {
  await db
    .prepare('DELETE FROM attempt WHERE rowid = (SELECT rowid FROM attempt WHERE key = ? ORDER BY at DESC LIMIT 1)')
    .bind(key)
    .run()
}
