import type { Consent } from '../../../../shared/contracts/consent.ts'

export type ConsentOf = {
  email: string
  market: string
  consent: Consent
  instant: string
  id: string
  account?: string | null
  phone?: string | null
}

/** The same text keeps its first time; absent values leave stored ones unchanged. */
export const consentStatements = (
  db: D1Database,
  { email, market, consent: { marketing, words }, instant, id, account = null, phone = null }: ConsentOf,
): [D1PreparedStatement, D1PreparedStatement] => [
  db
    .prepare(
      `INSERT INTO alert_people (id, email, market, privacy_version, privacy_text, privacy_at, created_at, account_id, phone)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8)
      ON CONFLICT (email) DO UPDATE SET market = ?3, account_id = coalesce(?7, account_id), phone = coalesce(?8, phone),
        privacy_at = CASE WHEN privacy_version = ?4 AND privacy_text = ?5 THEN privacy_at ELSE ?6 END,
        privacy_version = ?4, privacy_text = ?5`,
    )
    .bind(id, email, market, words.version, words.privacy, instant, account, phone),
  db
    .prepare(
      `UPDATE alert_people SET marketing = ?1, marketing_text = ?2, marketing_at = ?3
      WHERE email = ?4 AND ?1 IS NOT NULL AND marketing IS NOT ?1`,
    )
    .bind(marketing === null ? null : marketing ? 'accepted' : 'declined', words.marketing, instant, email),
]
