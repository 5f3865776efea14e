export const revokeAllSessions = async (db: D1Database, accountId: string, nowMs: number): Promise<void> => {
  await db.batch([
    db.prepare(`DELETE FROM oidc_artefact WHERE json_extract(payload, '$.accountId') = ?`).bind(accountId),
    db.prepare('UPDATE account SET ended_at = ? WHERE id = ?').bind(nowMs, accountId),
  ])
}

export const isStillVerified = async (db: D1Database, email: string, provenAt: number): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM account WHERE email = ? AND ended_at >= ?').bind(email, provenAt).first()) === null
