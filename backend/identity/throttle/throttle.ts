import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { callerOf, networkOf } from '../../../shared/http/caller.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import type { Proof } from '../codes/verifications.ts'
import type { Identity } from '../http/app.ts'

/** A sliding window; successful attempts can be given back. */
export type Limit = { name: string; most: number; spanMs: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** `address` and `ip` count unknown devices, `device` a known one (decision 37). */
export type Limits = { address?: Limit; ip: Limit; device?: Limit }

/** Counts wrong passwords only. Beyond it a right one is confirmed by mail. */
export const PASSWORD_LIMITS = {
  address: { name: 'password/address', most: 10, spanMs: HOUR },
  ip: { name: 'password/ip', most: 50, spanMs: 15 * MINUTE },
  device: { name: 'password/device', most: 10, spanMs: 15 * MINUTE },
} as const satisfies Limits

export const PASSKEY_LIMITS = { ip: { name: 'passkey/ip', most: 50, spanMs: 15 * MINUTE } } as const satisfies Limits

export const LOOK_UP_LIMITS = { ip: { name: 'look-up/ip', most: 20, spanMs: HOUR } } as const satisfies Limits

/** Each purpose has a separate budget, so that nobody can spend another one's. */
export const codeLimits = (purpose: Proof['purpose']) =>
  ({
    address: { name: `code/${purpose}/address`, most: 5, spanMs: HOUR },
    ip: { name: `code/${purpose}/ip`, most: 20, spanMs: HOUR },
    device: { name: `code/${purpose}/device`, most: 5, spanMs: HOUR },
  }) as const satisfies Limits

export const attemptKey = (secret: string, { name }: Pick<Limit, 'name'>, of: string): string =>
  createHmac('sha256', secret).update(keyOf(name, of)).digest('base64url')

/** Counts and checks in one statement, so that parallel attempts cannot exceed the limit. */
export const consumeAttempt = async (db: D1Database, key: string, limit: Limit, nowMs: number): Promise<boolean> => {
  const [, taken] = await db.batch<{ at: number }>([
    db.prepare('DELETE FROM attempt WHERE at <= ?').bind(nowMs - HOUR),
    db
      .prepare(
        `INSERT INTO attempt (key, at) SELECT ?1, ?2
        WHERE (SELECT count(*) FROM attempt WHERE key = ?1 AND at > ?3) < ?4 RETURNING at`,
      )
      .bind(key, nowMs, nowMs - limit.spanMs, limit.most),
  ])
  return (taken?.results.length ?? 0) > 0
}

export const refundAttempt = async (db: D1Database, key: string): Promise<void> => {
  await db
    .prepare('DELETE FROM attempt WHERE rowid = (SELECT rowid FROM attempt WHERE key = ? ORDER BY at DESC LIMIT 1)')
    .bind(key)
    .run()
}

/** Key of limits by IP address; `null` on the local port. */
export const countedIp = (c: Context<Identity>): string | null =>
  callerOf(c.req.raw.headers) ?? (c.env.ENVIRONMENT === 'production' ? 'unknown' : null)

/** Who makes an attempt; `ip` defaults to the caller's, `device` is a known one of the email. */
export type Attempt = { email?: string; ip?: string | null; device?: string | null }

type Counter = { limit: Limit; key: string }

/** `own`: of a known device, which counts alone; `others`: the IP address, then the email. */
const countersOf = (
  c: Context<Identity>,
  limits: Limits,
  { email = '', ip = countedIp(c), device = null }: Attempt,
): { own: Counter[]; others: Counter[] } => {
  const key = (limit: Limit, of: string): Counter => ({ limit, key: attemptKey(c.env.SIGNING_KEY, limit, of) })
  return {
    own: device === null || limits.device === undefined ? [] : [key(limits.device, keyOf(device, email))],
    others: [
      ...(ip === null ? [] : [key(limits.ip, networkOf(ip))]),
      ...(limits.address === undefined ? [] : [key(limits.address, email)]),
    ],
  }
}

/** How long a refused attempt has to wait, in ms. */
export const retryInMs = async (c: Context<Identity>, limits: Limits, attempt: Attempt): Promise<number> => {
  const nowMs = c.get('nowMs')()
  const waitMs = async ({ limit: { most, spanMs }, key }: Counter): Promise<number> => {
    const row = await c.env.DB.prepare('SELECT at FROM attempt WHERE key = ? ORDER BY at DESC LIMIT 1 OFFSET ?')
      .bind(key, most - 1)
      .first<{ at: number }>()
    return row === null ? 0 : Math.max(0, row.at + spanMs - nowMs)
  }
  const longest = async (counters: readonly Counter[]) => Math.max(0, ...(await Promise.all(counters.map(waitMs))))
  const { own, others } = countersOf(c, limits, attempt)
  const othersMs = await longest(others)
  return own.length === 0 ? othersMs : Math.min(await longest(own), othersMs)
}

/**
 * Counts a known device alone, until its limit; else the IP address, then the email: who is over the first one does not
 * spend the second. Returns `null` over a limit.
 */
export const countAttempt = async (
  c: Context<Identity>,
  limits: Limits,
  attempt: Attempt,
): Promise<{ takeBack: () => Promise<void> } | null> => {
  const { DB } = c.env
  const nowMs = c.get('nowMs')()
  const consumed: string[] = []
  const consume = async (counters: readonly Counter[]): Promise<boolean> => {
    for (const counter of counters) {
      if (!(await consumeAttempt(DB, counter.key, counter.limit, nowMs))) return false
      consumed.push(counter.key)
    }
    return true
  }
  const { own, others } = countersOf(c, limits, attempt)
  const isCounted = (own.length > 0 && (await consume(own))) || (await consume(others))
  if (!isCounted) return null
  return {
    async takeBack() {
      for (const each of consumed) await refundAttempt(DB, each)
    },
  }
}
