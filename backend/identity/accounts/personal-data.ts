import type { Account } from './accounts.ts'
import { ARTEFACT_ACCOUNT, endSignIns } from './end-sign-ins.ts'

export const accountData = async (db: D1Database, id: string): Promise<object> => {
  const account = await db
    .prepare(
      `SELECT id, email, name, picture, roles, language, market, privacy_version, privacy_at, marketing_text, marketing_at,
        created_at, ended_at FROM account WHERE id = ?`,
    )
    .bind(id)
    .first()
  const { results: sessions } = await db
    .prepare(
      `SELECT model AS kind, expires_at FROM oidc_artefact
      WHERE ${ARTEFACT_ACCOUNT} = ? AND model IN ('Session', 'RefreshToken') ORDER BY expires_at`,
    )
    .bind(id)
    .all()
  const { results: passkeys } = await db
    .prepare(
      'SELECT id, name, transports, created_at, last_used_at FROM passkey WHERE account_id = ? ORDER BY created_at, id',
    )
    .bind(id)
    .all()
  return { account, sessions, passkeys }
}

export const deleteAccount = async (
  db: D1Database,
  account: Pick<Account, 'id' | 'email'>,
  nowMs: number,
): Promise<void> => {
  const { id, email } = account
  await db.batch([
    ...endSignIns(db, account, nowMs),
    db.prepare('DELETE FROM outbox WHERE recipient = ?').bind(email),
    db.prepare('DELETE FROM passkey WHERE account_id = ?').bind(id),
    db.prepare('DELETE FROM account WHERE id = ?').bind(id),
  ])
}
