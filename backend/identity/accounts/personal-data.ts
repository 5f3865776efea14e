import { revokeAllSessions } from './accounts.ts'

export const accountData = async (db: D1Database, id: string): Promise<object> => {
  const account = await db
    .prepare(
      `SELECT id, email, name, picture, language, market, privacy_version, privacy_at, marketing_text, marketing_at,
        created_at, ended_at FROM account WHERE id = ?`,
    )
    .bind(id)
    .first()
  const { results: sessions } = await db
    .prepare(
      `SELECT model AS kind, expires_at FROM oidc_artefact
      WHERE json_extract(payload, '$.accountId') = ? AND model IN ('Session', 'RefreshToken') ORDER BY expires_at`,
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
  { id, email }: { id: string; email: string },
  nowMs: number,
): Promise<void> => {
  await revokeAllSessions(db, id, nowMs)
  await db.batch([
    db.prepare('DELETE FROM proof WHERE email = ?').bind(email),
    db.prepare('DELETE FROM outbox WHERE recipient = ?').bind(email),
    db.prepare('DELETE FROM passkey WHERE account_id = ?').bind(id),
    db.prepare('DELETE FROM account WHERE id = ?').bind(id),
  ])
}
