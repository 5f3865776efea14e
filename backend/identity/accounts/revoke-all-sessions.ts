/**
 * Ends all that a person is signed in with: sessions here, grants, codes and tokens. What the storefront still holds
 * is refused from now on, and what browsers have proven of the address so far opens nothing.
 * @param nowMs that passes
 */
export const revokeAllSessions = async (db: D1Database, accountId: string, nowMs: number): Promise<void> => {
  await db.batch([
    db.prepare(`DELETE FROM oidc_artefact WHERE json_extract(payload, '$.accountId') = ?`).bind(accountId),
    db.prepare('UPDATE account SET ended_at = ? WHERE id = ?').bind(nowMs, accountId),
  ])
}

/** Whether an address that was proven then opens anything still: nobody has ended everything since. */
export const isStillProven = async (db: D1Database, email: string, provenAt: number): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM account WHERE email = ? AND ended_at >= ?').bind(email, provenAt).first()) === null
