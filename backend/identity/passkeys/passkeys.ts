export const MAX_PASSKEYS = 10

export type Passkey = {
  /** Credential id, base64url. */
  id: string
  accountId: string
  /** COSE key, base64url. */
  publicKey: string
  counter: number
  transports: string[]
  name: string
  createdAt: string
  lastUsedAt: string | null
}

type Row = Omit<Passkey, 'transports'> & { transports: string }

const COLUMNS = `id, account_id AS accountId, public_key AS publicKey, counter, transports, name,
  created_at AS createdAt, last_used_at AS lastUsedAt`

const passkeyOf = (row: Row): Passkey => ({ ...row, transports: JSON.parse(row.transports) as string[] })

export const passkeysOf = async (db: D1Database, accountId: string): Promise<Passkey[]> => {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM passkey WHERE account_id = ? ORDER BY created_at, id`)
    .bind(accountId)
    .all<Row>()
  return results.map(passkeyOf)
}

export const findPasskey = async (db: D1Database, id: string): Promise<Passkey | null> => {
  const row = await db.prepare(`SELECT ${COLUMNS} FROM passkey WHERE id = ?`).bind(id).first<Row>()
  return row === null ? null : passkeyOf(row)
}

/**
 * Checks limit and sign-in in the same statement. False when the limit is reached, the sign-in has been ended, or the
 * credential is registered.
 */
export const savePasskey = async (
  db: D1Database,
  { id, accountId, publicKey, counter, transports, name, createdAt }: Omit<Passkey, 'lastUsedAt'>,
  signedInAtMs: number,
): Promise<boolean> =>
  (await db
    .prepare(
      `INSERT INTO passkey (id, account_id, public_key, counter, transports, name, created_at)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE (SELECT count(*) FROM passkey WHERE account_id = ?2) < ?8
        AND EXISTS (SELECT 1 FROM account WHERE id = ?2 AND coalesce(ended_at, 0) <= ?9)
      ON CONFLICT (id) DO NOTHING RETURNING id`,
    )
    .bind(id, accountId, publicKey, counter, JSON.stringify(transports), name, createdAt, MAX_PASSKEYS, signedInAtMs)
    .first()) !== null

/** False when the passkey was removed, or used with this counter, in the meantime. */
export const recordPasskeyUse = async (
  db: D1Database,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
  instant: string,
): Promise<boolean> =>
  (await db
    .prepare(
      `UPDATE passkey SET counter = ?2, last_used_at = ?3
      WHERE id = ?1 AND (counter < ?2 OR (counter = 0 AND ?2 = 0)) RETURNING id`,
    )
    .bind(id, counter, instant)
    .first()) !== null

export const removePasskey = async (
  db: D1Database,
  { id, accountId }: Pick<Passkey, 'id' | 'accountId'>,
): Promise<boolean> =>
  (await db.prepare('DELETE FROM passkey WHERE id = ? AND account_id = ? RETURNING id').bind(id, accountId).first()) !==
  null

/** A statement for the transaction that also ends the account's sign-ins. */
export const removeAllPasskeys = (db: D1Database, accountId: string): D1PreparedStatement =>
  db.prepare('DELETE FROM passkey WHERE account_id = ?').bind(accountId)
