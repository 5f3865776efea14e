export const CHALLENGE_MS = 300_000

/** @param boundTo the sign-in or session of one browser */
export const createChallenge = async (
  db: D1Database,
  { challenge, boundTo }: { challenge: Uint8Array; boundTo: string },
  nowMs: number,
): Promise<void> => {
  await db
    .prepare('INSERT INTO passkey_challenge (challenge, bound_to, expires_at) VALUES (?, ?, ?)')
    .bind(Buffer.from(challenge).toString('base64url'), boundTo, nowMs + CHALLENGE_MS)
    .run()
}

/** Deletes in the same statement, so that of two concurrent uses one is rejected. */
export const consumeChallenge = async (
  db: D1Database,
  { challenge, boundTo }: { challenge: string; boundTo: string },
  nowMs: number,
): Promise<boolean> =>
  (await db
    .prepare(
      'DELETE FROM passkey_challenge WHERE challenge = ? AND bound_to = ? AND expires_at > ? RETURNING challenge',
    )
    .bind(challenge, boundTo, nowMs)
    .first()) !== null
