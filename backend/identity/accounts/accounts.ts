import type { Language, MarketId } from '../../../markets/market-id.ts'
import { type Role, roleSchema } from '../../../shared/sign-in/staff-roles.ts'
import { parseEmail } from '../../../shared/sign-up/personal-fields.ts'

type Row = Omit<Account, 'marketing' | 'roles'> & { marketing: number; roles: string }

const COLUMNS = `id, email, name, picture, role, language, market, roles, privacy_version AS privacyVersion,
  marketing_at IS NOT NULL AS marketing, ended_at AS endedAt`

const accountOf = (row: Row): Account => ({
  ...row,
  marketing: row.marketing === 1,
  roles: roleSchema.array().parse(JSON.parse(row.roles)),
})

export const accountById = async (db: D1Database, id: string): Promise<Account | null> => {
  const row = await db.prepare(`SELECT ${COLUMNS} FROM account WHERE id = ?`).bind(id).first<Row>()
  return row === null ? null : accountOf(row)
}

/** `null` also when the account's sign-ins have been ended since. */
export const signedInAccount = async (db: D1Database, id: string, signedInAtMs: number): Promise<Account | null> => {
  const account = await accountById(db, id)
  return account?.endedAt != null && account.endedAt > signedInAtMs ? null : account
}

export const emailOf = (text: string | undefined): string | null => parseEmail(text)?.toLowerCase() ?? null

/** Expects a lower-case email. */
export const accountByEmail = async (
  db: D1Database,
  email: string,
): Promise<{ account: Account; password: string } | null> => {
  const row = await db
    .prepare(`SELECT ${COLUMNS}, password FROM account WHERE email = ?`)
    .bind(email)
    .first<Row & { password: string }>()
  if (row === null) return null
  const { password, ...rest } = row
  return { account: accountOf(rest), password }
}

export type NewAccount = Pick<Account, 'id' | 'email' | 'name' | 'language' | 'market'> & {
  password: string
  marketingText: string | null
}

/** False when the email already has an account. */
export const createAccount = async (
  db: D1Database,
  { id, email, name, password, language, market, marketingText }: NewAccount,
  instant: string,
): Promise<boolean> => {
  const row = await db
    .prepare(
      `INSERT INTO account (id, email, name, password, role, language, market, privacy_version, privacy_at,
        marketing_text, marketing_at, created_at) VALUES (?, ?, ?, ?, 'traveller', ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (email) DO NOTHING RETURNING id`,
    )
    .bind(
      ...[id, email, name, password, language, market, PRIVACY_VERSION, instant],
      ...[marketingText, marketingText === null ? null : instant, instant],
    )
    .first()
  return row !== null
}

/** @param knownMarket null: the account's stays */
export const recordSignIn = async (
  db: D1Database,
  id: string,
  { language, knownMarket }: { language: Language; knownMarket: MarketId | null },
): Promise<void> => {
  const sql = 'UPDATE account SET language = ?, market = coalesce(?, market) WHERE id = ?'
  await db.prepare(sql).bind(language, knownMarket, id).run()
}

/** A statement for the transaction that also ends the account's sign-ins. */
export const changePassword = (db: D1Database, id: string, password: string): D1PreparedStatement =>
  db.prepare('UPDATE account SET password = ? WHERE id = ?').bind(password, id)

/** As above, by a user whose sign-in may have been ended since `endedAt` was read: then nothing changes. */
export const changeOwnPassword = (
  db: D1Database,
  { id, endedAt }: Pick<Account, 'id' | 'endedAt'>,
  password: string,
): D1PreparedStatement =>
  db.prepare('UPDATE account SET password = ? WHERE id = ? AND ended_at IS ?').bind(password, id, endedAt)

export const changeName = async (db: D1Database, id: string, name: string): Promise<void> => {
  await db.prepare('UPDATE account SET name = ? WHERE id = ?').bind(name, id).run()
}

export const acceptPrivacy = async (db: D1Database, id: string, instant: string): Promise<void> => {
  await db
    .prepare('UPDATE account SET privacy_version = ?, privacy_at = ? WHERE id = ?')
    .bind(PRIVACY_VERSION, instant, id)
    .run()
}

/** Repeated consent keeps its first time; `null` withdraws it. */
export const setMarketing = async (db: D1Database, id: string, text: string | null, instant: string): Promise<void> => {
  await db
    .prepare(
      `UPDATE account SET
        marketing_at = CASE WHEN ?1 IS NULL THEN NULL ELSE coalesce(marketing_at, ?2) END,
        marketing_text = CASE WHEN ?1 IS NULL THEN NULL ELSE coalesce(marketing_text, ?1) END
      WHERE id = ?3`,
    )
    .bind(text, instant, id)
    .run()
}

/** Increase on material changes: accounts with an older version must accept again. */
export const PRIVACY_VERSION = 1

export type Account = {
  id: string
  email: string
  name: string
  picture: string | null
  role: 'traveller' | 'admin'
  /** Empty for customers. */
  roles: readonly Role[]
  language: Language
  market: MarketId
  privacyVersion: number | null
  marketing: boolean
  /** When all its sign-ins were last ended, in ms. */
  endedAt: number | null
}

export const acceptedPrivacy = ({ privacyVersion }: Account): boolean => privacyVersion === PRIVACY_VERSION

/**
 * False once the email's owner has ended all sign-ins, or has deleted the account that it had.
 * @param provenAt in ms
 */
export const isStillVerified = async (
  db: D1Database,
  email: string,
  { provenAt, hadAccount = false }: { provenAt: number; hadAccount?: boolean },
): Promise<boolean> => {
  const found = await accountByEmail(db, email)
  return found === null ? !hadAccount : found.account.endedAt === null || found.account.endedAt < provenAt
}
