import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto'

/** `repeats`: how often a correct code may be resent after a lost response. */
export const CODE = { digits: 6, lifetimeMs: 600_000, tries: 3, resendMs: 60_000, repeats: 2 } as const
const VERIFIED_MS = 1_800_000

export type Proof = {
  /** A sign-in page or storefront flow of one browser: a secret, stored as its hash. */
  request: string
  /** `address`: for the storefront; `sign-in`: confirms a right password; `code`: signs in instead of one. */
  purpose: 'sign-up' | 'password' | 'address' | 'sign-in' | 'code'
  email: string
  name: string
  marketingText: string | null
  sentAt: number
}

const COLUMNS = 'purpose, email, name, marketing_text AS marketingText, sent_at AS sentAt'

/** Whether the email's account has not ended its sign-ins since. */
const IS_CURRENT = 'NOT EXISTS (SELECT 1 FROM account WHERE account.email = proof.email AND ended_at > sent_at)'

export const newCode = (): string => String(randomInt(10 ** CODE.digits)).padStart(CODE.digits, '0')

/** As the provider's records (storage/d1-adapter.ts), but at once: of concurrent starts the first one wins. */
const idOf = (request: string): string => createHash('sha256').update(request).digest('hex')

const codeHash = (secret: string, request: string, code: string): string =>
  createHmac('sha256', secret).update(`one-time code\0${request}\0${code}`).digest('base64url')

/**
 * Invalidates earlier codes; one of several concurrent starts wins. Without a code every guess is rejected.
 * @returns `null` when another start won; else how to restore the previous state when the mail fails
 */
export const startVerification = async (
  db: D1Database,
  secret: string,
  { request, purpose, email, name, marketingText, sentAt }: Proof,
  code: string | null,
): Promise<{ takeBack: () => Promise<void> } | null> => {
  const hash = code === null ? null : codeHash(secret, request, code)
  const id = idOf(request)
  const columns = 'request, purpose, email, name, marketing_text, code_hash, tries, sent_at, expires_at'
  const [, earlier, claimed] = await db.batch<Record<string, string | number | null>>([
    db.prepare('DELETE FROM proof WHERE expires_at <= ?').bind(sentAt - VERIFIED_MS),
    db.prepare('SELECT * FROM proof WHERE request = ?').bind(id),
    db
      .prepare(
        `INSERT INTO proof (${columns}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, ?7, ?8)
        ON CONFLICT (request) DO UPDATE SET purpose = ?2, email = ?3, name = ?4, marketing_text = ?5, code_hash = ?6,
          tries = 0, sent_at = ?7, expires_at = ?8, proven_at = NULL, used_at = NULL
        WHERE purpose <> ?2 OR email <> ?3 OR sent_at <= ?9 OR used_at IS NOT NULL RETURNING request`,
      )
      .bind(
        ...[id, purpose, email, name, marketingText, hash],
        ...[sentAt, sentAt + CODE.lifetimeMs, sentAt - CODE.resendMs],
      ),
  ])
  if (claimed?.results.length !== 1) return null
  const before = Object.entries(earlier?.results[0] ?? {})
  return {
    async takeBack() {
      await db.batch([
        db.prepare('DELETE FROM proof WHERE request = ? AND sent_at = ? AND code_hash IS ?').bind(id, sentAt, hash),
        ...(before.length === 0
          ? []
          : [
              db
                .prepare(
                  `INSERT OR IGNORE INTO proof (${before.map(([column]) => column)}) VALUES (${before.map(() => '?')})`,
                )
                .bind(...before.map(([, value]) => value)),
            ]),
      ])
    },
  }
}

const find = async (db: D1Database, where: string, request: string, nowMs: number): Promise<Proof | null> => {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM proof WHERE request = ? AND used_at IS NULL AND ${where} > ? AND ${IS_CURRENT}`)
    .bind(idOf(request), nowMs - VERIFIED_MS)
    .first<Omit<Proof, 'request'>>()
  return row && { request, ...row }
}

export const findProof = (db: D1Database, request: string, nowMs: number): Promise<Proof | null> =>
  find(db, 'expires_at', request, nowMs)

/** Returns `null` unless verified and not yet consumed. */
export const findVerifiedProof = (db: D1Database, request: string, nowMs: number): Promise<Proof | null> =>
  find(db, 'proven_at', request, nowMs)

/** Counts the try before comparing, in one statement, so that concurrent guesses cannot exceed the limit. */
export const verifyCode = async (
  db: D1Database,
  secret: string,
  request: string,
  code: string,
  nowMs: number,
): Promise<'right' | 'wrong' | 'spent'> => {
  const id = idOf(request)
  const row = await db
    .prepare(
      `UPDATE proof SET tries = tries + 1
      WHERE request = ? AND tries < ? AND expires_at > ? AND proven_at IS NULL RETURNING code_hash, tries`,
    )
    .bind(id, CODE.tries, nowMs)
    .first<{ code_hash: string | null; tries: number }>()
  if (row === null) return 'spent'
  const given = Buffer.from(codeHash(secret, request, code))
  const expected = Buffer.from(row.code_hash ?? codeHash(secret, request, ''))
  if (!timingSafeEqual(given, expected) || row.code_hash === null) return row.tries < CODE.tries ? 'wrong' : 'spent'
  const verified = await db
    .prepare('UPDATE proof SET proven_at = ? WHERE request = ? AND proven_at IS NULL RETURNING request')
    .bind(nowMs, id)
    .first()
  return verified === null ? 'spent' : 'right'
}

/** Accepts a correct code again after a lost response. Counts first, so that it cannot be used for guessing. */
export const isRepeated = async (
  db: D1Database,
  secret: string,
  request: string,
  code: string,
  nowMs: number,
): Promise<boolean> => {
  const row = await db
    .prepare(
      `UPDATE proof SET tries = tries + 1 WHERE request = ? AND tries < ? AND expires_at > ? AND proven_at IS NOT NULL
        AND used_at IS NULL RETURNING code_hash`,
    )
    .bind(idOf(request), CODE.tries + CODE.repeats, nowMs)
    .first<{ code_hash: string | null }>()
  if (row === null || row.code_hash === null) return false
  return timingSafeEqual(Buffer.from(codeHash(secret, request, code)), Buffer.from(row.code_hash))
}

export const consumeVerification = async (db: D1Database, request: string, nowMs: number): Promise<boolean> => {
  const row = await db
    .prepare(
      `UPDATE proof SET used_at = ?1
      WHERE request = ?2 AND used_at IS NULL AND proven_at > ?3 AND ${IS_CURRENT} RETURNING request`,
    )
    .bind(nowMs, idOf(request), nowMs - VERIFIED_MS)
    .first()
  return row !== null
}

/** Transfers the storefront's verification to a sign-in page of the same browser, once. */
export const handOverProof = async (db: D1Database, from: string, to: string, nowMs: number): Promise<boolean> => {
  const fromId = idOf(from)
  const [handed] = await db.batch([
    db
      .prepare(
        `INSERT OR REPLACE INTO proof (request, purpose, email, name, marketing_text, code_hash, tries, sent_at, expires_at, proven_at)
        SELECT ?1, 'sign-up', email, name, marketing_text, NULL, 0, ?2, ?3, ?2 FROM proof
        WHERE request = ?4 AND purpose = 'address' AND used_at IS NULL AND proven_at > ?5 RETURNING request`,
      )
      .bind(idOf(to), nowMs, nowMs + CODE.lifetimeMs, fromId, nowMs - VERIFIED_MS),
    db
      .prepare(`UPDATE proof SET used_at = ? WHERE request = ? AND purpose = 'address' AND proven_at IS NOT NULL`)
      .bind(nowMs, fromId),
  ])
  return (handed?.results.length ?? 0) > 0
}

/** Records a recovery whose mailbox is proven by a link. */
export const startVerified = async (
  db: D1Database,
  { request, email, nowMs }: { request: string; email: string; nowMs: number },
): Promise<void> => {
  await db
    .prepare(
      `INSERT OR REPLACE INTO proof (request, purpose, email, name, marketing_text, code_hash, tries, sent_at, expires_at, proven_at)
      VALUES (?1, 'password', ?2, '', NULL, NULL, 0, ?3, ?4, ?3)`,
    )
    .bind(idOf(request), email, nowMs, nowMs + CODE.lifetimeMs)
    .run()
}

/** Extracts the digits of "123 456" or "123-456". */
export const codeOf = (text: string | undefined): string | null => {
  const digits = (text ?? '').replace(/[\s.-]/g, '')
  return /^\d+$/.test(digits) && digits.length === CODE.digits ? digits : null
}
