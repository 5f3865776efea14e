import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

/** Design section 11. `repeats`: how often a code that was right may come again, if its answer got lost. */
export const CODE = { digits: 6, lifetimeMs: 600_000, tries: 3, resendMs: 60_000, repeats: 2 } as const
/** How long a proven address may wait for its password. */
const PROVEN_MS = 1_800_000

/** What somebody asked for and has to prove an address for. */
export type Proof = {
  /** The request that it is bound to: one sign-in page, or one flow of the storefront, in one browser. */
  request: string
  /** `address`: the storefront asks for it, for what a visitor wants kept (routes/codes.route.ts). */
  purpose: 'sign-up' | 'password' | 'address'
  email: string
  name: string
  /** The words about marketing mail that were agreed to, as they were shown; null: not agreed. */
  marketingText: string | null
  sentAt: number
}

type Row = Omit<Proof, 'marketingText' | 'sentAt'> & { marketing_text: string | null; sent_at: number }
const COLUMNS = 'request, purpose, email, name, marketing_text, sent_at'
const proofOf = ({ marketing_text, sent_at, ...row }: Row): Proof => ({
  ...row,
  marketingText: marketing_text,
  sentAt: sent_at,
})

export const newCode = (): string => String(randomInt(10 ** CODE.digits)).padStart(CODE.digits, '0')

const codeHash = (secret: string, request: string, code: string): string =>
  createHmac('sha256', secret).update(`one-time code\0${request}\0${code}`).digest('base64url')

/**
 * Begins a proof, or begins it anew: an earlier code of the request is worth nothing from now on. Of several at once
 * one wins, as of several within the pause between two codes to one address.
 * @param code that the mail carries; null when it carries none, and every guess is wrong
 * @returns null when another was faster; else how to have what was there before, if the mail cannot be sent
 */
export const startVerification = async (
  db: D1Database,
  secret: string,
  { request, purpose, email, name, marketingText, sentAt }: Proof,
  code: string | null,
): Promise<{ takeBack: () => Promise<void> } | null> => {
  const hash = code === null ? null : codeHash(secret, request, code)
  const columns = 'request, purpose, email, name, marketing_text, code_hash, tries, sent_at, expires_at'
  const [, earlier, claimed] = await db.batch<Record<string, string | number | null>>([
    db.prepare('DELETE FROM proof WHERE expires_at <= ?').bind(sentAt - PROVEN_MS),
    db.prepare('SELECT * FROM proof WHERE request = ?').bind(request),
    db
      .prepare(
        `INSERT INTO proof (${columns}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, ?7, ?8)
        ON CONFLICT (request) DO UPDATE SET purpose = ?2, email = ?3, name = ?4, marketing_text = ?5, code_hash = ?6,
          tries = 0, sent_at = ?7, expires_at = ?8, proven_at = NULL, used_at = NULL
        WHERE purpose <> ?2 OR email <> ?3 OR sent_at <= ?9 OR used_at IS NOT NULL RETURNING request`,
      )
      .bind(
        ...[request, purpose, email, name, marketingText, hash],
        ...[sentAt, sentAt + CODE.lifetimeMs, sentAt - CODE.resendMs],
      ),
  ])
  if (claimed?.results.length !== 1) return null
  const before = Object.entries(earlier?.results[0] ?? {})
  return {
    async takeBack() {
      await db.batch([
        db
          .prepare('DELETE FROM proof WHERE request = ? AND sent_at = ? AND code_hash IS ?')
          .bind(request, sentAt, hash),
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

/** The proof that a request has begun, until its code and what it proves are out of date. */
export const findProof = async (db: D1Database, request: string, nowMs: number): Promise<Proof | null> => {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM proof WHERE request = ? AND used_at IS NULL AND expires_at > ?`)
    .bind(request, nowMs - PROVEN_MS)
    .first<Row>()
  return row === null ? null : proofOf(row)
}

/**
 * Tries a code. A try is taken before anything is compared, in one statement: of 200 guesses at once three are
 * looked at. `spent`: no try left, out of date, used, or never begun; only a new code helps.
 */
export const verifyCode = async (
  db: D1Database,
  secret: string,
  request: string,
  code: string,
  nowMs: number,
): Promise<'right' | 'wrong' | 'spent'> => {
  const row = await db
    .prepare(
      `UPDATE proof SET tries = tries + 1
      WHERE request = ? AND tries < ? AND expires_at > ? AND proven_at IS NULL RETURNING code_hash, tries`,
    )
    .bind(request, CODE.tries, nowMs)
    .first<{ code_hash: string | null; tries: number }>()
  if (row === null) return 'spent'
  const given = Buffer.from(codeHash(secret, request, code))
  const kept = Buffer.from(row.code_hash ?? codeHash(secret, request, ''))
  if (!timingSafeEqual(given, kept) || row.code_hash === null) return row.tries < CODE.tries ? 'wrong' : 'spent'
  const proven = await db
    .prepare('UPDATE proof SET proven_at = ? WHERE request = ? AND proven_at IS NULL RETURNING request')
    .bind(nowMs, request)
    .first()
  return proven === null ? 'spent' : 'right'
}

/**
 * Whether a code that was right comes again: its answer got lost. Each look is taken before anything is compared, so
 * that nobody finds the code out by it; any other code is as wrong as ever.
 */
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
    .bind(request, CODE.tries + CODE.repeats, nowMs)
    .first<{ code_hash: string | null }>()
  if (row === null || row.code_hash === null) return false
  return timingSafeEqual(Buffer.from(codeHash(secret, request, code)), Buffer.from(row.code_hash))
}

/** Whether the request has proven its address and not made use of it yet. */
export const provenAddress = async (db: D1Database, request: string, nowMs: number): Promise<Proof | null> => {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM proof WHERE request = ? AND used_at IS NULL AND proven_at > ?`)
    .bind(request, nowMs - PROVEN_MS)
    .first<Row>()
  return row === null ? null : proofOf(row)
}

/** Makes use of a proven address, once. False when it was made use of before. */
export const consumeVerification = async (db: D1Database, request: string, nowMs: number): Promise<boolean> => {
  const row = await db
    .prepare(
      `UPDATE proof SET used_at = ?1 WHERE request = ?2 AND used_at IS NULL AND proven_at > ?3 RETURNING request`,
    )
    .bind(nowMs, request, nowMs - PROVEN_MS)
    .first()
  return row !== null
}

/**
 * Hands an address that the storefront had proven over to a sign-in page of the same browser, once: it goes on with the
 * name and the password. False when it is not proven, out of date or used.
 */
export const handOverProof = async (db: D1Database, from: string, to: string, nowMs: number): Promise<boolean> => {
  const [handed] = await db.batch([
    db
      .prepare(
        `INSERT OR REPLACE INTO proof (request, purpose, email, name, marketing_text, code_hash, tries, sent_at, expires_at, proven_at)
        SELECT ?1, 'sign-up', email, name, marketing_text, NULL, 0, ?2, ?3, ?2 FROM proof
        WHERE request = ?4 AND purpose = 'address' AND used_at IS NULL AND proven_at > ?5 RETURNING request`,
      )
      .bind(to, nowMs, nowMs + CODE.lifetimeMs, from, nowMs - PROVEN_MS),
    db
      .prepare(`UPDATE proof SET used_at = ? WHERE request = ? AND purpose = 'address' AND proven_at IS NOT NULL`)
      .bind(nowMs, from),
  ])
  return (handed?.results.length ?? 0) > 0
}

/** The digits of what was typed or pasted: "123 456" and "123-456" are codes too. Null when it is no code. */
export const codeOf = (text: string | undefined): string | null => {
  const digits = (text ?? '').replace(/[\s.-]/g, '')
  return /^\d+$/.test(digits) && digits.length === CODE.digits ? digits : null
}
