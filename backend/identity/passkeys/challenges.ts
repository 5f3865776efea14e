import { sha256 } from '../../../shared/signing/sha256.ts'

export const CHALLENGE_MS = 300_000

/** The last part is a secret of a browser; what is before it names the account. */
const stored = async (boundTo: string): Promise<string> => {
  const start = boundTo.lastIndexOf('/') + 1
  return boundTo.slice(0, start) + (await sha256(boundTo.slice(start)))
}

/** @param boundTo the sign-in or session of one browser */
export const createChallenge = async (
  db: D1Database,
  { challenge, boundTo }: { challenge: Uint8Array; boundTo: string },
  nowMs: number,
): Promise<void> => {
  await db
    .prepare('INSERT INTO passkey_challenge (challenge, bound_to, expires_at) VALUES (?, ?, ?)')
    .bind(Buffer.from(challenge).toString('base64url'), await stored(boundTo), nowMs + CHALLENGE_MS)
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
    .bind(challenge, await stored(boundTo), nowMs)
    .first()) !== null
