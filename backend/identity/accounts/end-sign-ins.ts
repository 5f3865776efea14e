import type { Account } from './accounts.ts'

/** Account of a row of `oidc_artefact`; literal in the index of migrations/0001_schema.sql. */
export const ARTEFACT_ACCOUNT = "json_extract(payload, '$.accountId')"

/**
 * Statements that end all that an account is or could be signed in with, except its password and passkeys: for one
 * transaction with the reason. What a concurrent request writes afterwards is older than `ended_at`.
 */
export const endSignIns = (
  db: D1Database,
  { id, email }: Pick<Account, 'id' | 'email'>,
  nowMs: number,
): D1PreparedStatement[] => [
  db.prepare(`DELETE FROM oidc_artefact WHERE ${ARTEFACT_ACCOUNT} = ?`).bind(id),
  db.prepare('DELETE FROM proof WHERE email = ?').bind(email),
  db.prepare('UPDATE account SET ended_at = ? WHERE id = ?').bind(nowMs, id),
]
