import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { callerOf, networkOf } from '../../api/limits/rate-limit.ts'
import type { Identity } from '../http/app.ts'

/** A sliding window; successful attempts can be given back. */
export type Limit = { name: string; most: number; spanMs: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Sign-in counts wrong passwords only; a correct one clears its email's. */
export const LIMITS = {
  codesToAddress: { name: 'code/address', most: 5, spanMs: HOUR },
  codesFromIp: { name: 'code/ip', most: 20, spanMs: HOUR },
  /** Decision 27. */
  lookUpsPerEmail: { name: 'look-up/address', most: 5, spanMs: HOUR },
  lookUpsPerIp: { name: 'look-up/ip', most: 20, spanMs: HOUR },
  passwordsOfAddress: { name: 'password/address', most: 10, spanMs: 15 * MINUTE },
  passwordsFromIp: { name: 'password/ip', most: 50, spanMs: 15 * MINUTE },
  passkeysFromIp: { name: 'passkey/ip', most: 50, spanMs: 15 * MINUTE },
} as const satisfies Record<string, Limit>

const LONGEST_MS = Math.max(...Object.values(LIMITS).map(({ spanMs }) => spanMs))

export const attemptKey = (secret: string, { name }: Limit, of: string): string =>
  createHmac('sha256', secret).update(`${name}\0${of}`).digest('base64url')

/** Counts and checks in one statement, so that parallel attempts cannot exceed the limit. */
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

export const clearAttempts = async (db: D1Database, key: string): Promise<void> => {
  await db.prepare('DELETE FROM attempt WHERE key = ?').bind(key).run()
}

export const refundAttempt = async (db: D1Database, key: string): Promise<void> => {
  await db
    .prepare('DELETE FROM attempt WHERE rowid = (SELECT rowid FROM attempt WHERE key = ? ORDER BY at DESC LIMIT 1)')
    .bind(key)
    .run()
}

/** `null` on the local port. */
const ipOf = (c: Context<Identity>): string | null =>
  callerOf(c.req.raw.headers) ?? (c.env.ENVIRONMENT === 'production' ? 'unknown' : null)

/** Returns how to give the attempts back; `null` over the limit. */
export const countAttempt = async (
  c: Context<Identity>,
  limits: { address: Limit; ip: Limit },
  email: string,
  ip: string | null = ipOf(c),
): Promise<{ addressKey: string; takeBack: () => Promise<void> } | null> => {
  const { DB, SIGNING_KEY } = c.env
  const nowMs = c.get('nowMs')()
  const ipKey = ip === null ? null : attemptKey(SIGNING_KEY, limits.ip, networkOf(ip))
  const addressKey = attemptKey(SIGNING_KEY, limits.address, email)
  if (ipKey !== null && !(await consumeAttempt(DB, ipKey, limits.ip, nowMs))) return null
  if (!(await consumeAttempt(DB, addressKey, limits.address, nowMs))) return null
  return {
    addressKey,
    async takeBack() {
      await refundAttempt(DB, addressKey)
      if (ipKey !== null) await refundAttempt(DB, ipKey)
    },
  }
}

/** Counts by IP alone; a correct attempt gives itself back. Returns `null` over the limit. */
export const countIpAttempt = async (
  c: Context<Identity>,
  limit: Limit,
): Promise<{ takeBack: () => Promise<void> } | null> => {
  const { DB, SIGNING_KEY } = c.env
  const ip = ipOf(c)
  if (ip === null) return { takeBack: async () => {} }
  const key = attemptKey(SIGNING_KEY, limit, networkOf(ip))
  if (!(await consumeAttempt(DB, key, limit, c.get('nowMs')()))) return null
  return { takeBack: () => refundAttempt(DB, key) }
}
