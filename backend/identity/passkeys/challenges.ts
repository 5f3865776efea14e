import { randomToken, sha256 } from '../../../shared/signing/sha256.ts'
import { signToken, verifyToken } from '../../../shared/signing/signed-token.ts'
import type { Env } from '../env.ts'

const PURPOSE = 'passkey challenge'
export const CHALLENGE_MS = 300_000

/** Signed instead of stored: anybody can ask for one. @param boundTo the sign-in or session of one browser */
export const createChallenge = async (
  key: string,
  boundTo: string,
  nowMs: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const claims = { nonce: randomToken(), boundTo: await sha256(boundTo) }
  return new TextEncoder().encode(await signToken(key, PURPOSE, claims, nowMs, CHALLENGE_MS / 1000))
}

/** Stores a used one, so that of two uses one is rejected. */
export const consumeChallenge = async (
  { DB, SIGNING_KEY }: Pick<Env, 'DB' | 'SIGNING_KEY'>,
  { challenge, boundTo }: { challenge: string; boundTo: string },
  nowMs: number,
): Promise<boolean> => {
  const token = Buffer.from(challenge, 'base64url').toString()
  const claims = await verifyToken(SIGNING_KEY, PURPOSE, token, nowMs)
  if (claims === null || claims.boundTo !== (await sha256(boundTo))) return false
  const used = await DB.prepare(
    `INSERT INTO passkey_challenge (challenge, bound_to, expires_at) VALUES (?, ?, ?)
    ON CONFLICT DO NOTHING RETURNING challenge`,
  )
    .bind(claims.nonce, claims.boundTo, nowMs + CHALLENGE_MS)
    .first()
  return used !== null
}
