import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { sha256 } from '../../../shared/signing/sha256.ts'

type Row = { payload: string; expires_at: number | null }
/** Readable: what queries need. */
type Stored = { accountId?: string | undefined; consumed?: number; sealed: string }

const SEAL = 'artefact'
/** Lifetime of records without one. */
const UNLIMITED_SECONDS = 10 * 366 * 86_400

/**
 * Stores hashed ids and sealed payloads, so that a copy of the database opens nothing. Expired records count as absent,
 * and so do those of another key. @param key secret that is not in the database
 */
export const d1Adapter = (database: D1Database, key: string, nowSeconds: () => number): AdapterFactory => {
  const nowMs = () => nowSeconds() * 1000

  const read = async (where: string, model: string, id: string): Promise<AdapterPayload | undefined> => {
    const row = await database
      .prepare(`SELECT payload, expires_at FROM oidc_artefact WHERE model = ? AND ${where} = ?`)
      .bind(model, await sha256(id))
      .first<Row>()
    if (row === null || (row.expires_at !== null && row.expires_at <= nowSeconds())) return undefined
    const { sealed, consumed } = JSON.parse(row.payload) as Stored
    const opened = await unseal(key, SEAL, sealed, nowMs())
    return opened === null ? undefined : { ...(opened.payload as AdapterPayload), ...(consumed && { consumed }) }
  }

  const stored = async (payload: AdapterPayload, lifetimeSeconds: number): Promise<string> => {
    const sealed = await seal(key, SEAL, { payload }, nowMs(), lifetimeSeconds)
    return JSON.stringify({ accountId: accountOf(payload), sealed } satisfies Stored)
  }

  return (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      // Unfinished sign-ins are stored in their browsers (http/interaction-cookie.ts).
      if (model === 'Interaction' && payload.result === undefined) return
      const expiresAt = expiresIn ? nowSeconds() + expiresIn : null
      await database
        .prepare(
          `INSERT INTO oidc_artefact (model, id, payload, grant_id, user_code, uid, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
             user_code = excluded.user_code, uid = excluded.uid, expires_at = excluded.expires_at`,
        )
        .bind(
          ...[model, await sha256(id), await stored(payload, expiresIn || UNLIMITED_SECONDS)],
          ...[await hashed(payload.grantId), await hashed(payload.userCode), await hashed(payload.uid), expiresAt],
        )
        .run()
    },
    find: (id) => read('id', model, id),
    findByUserCode: (userCode) => read('user_code', model, userCode),
    findByUid: (uid) => read('uid', model, uid),
    async consume(id) {
      // Atomic: of two concurrent uses one is rejected.
      const consumed = await database
        .prepare(
          `UPDATE oidc_artefact SET payload = json_set(payload, '$.consumed', ?)
          WHERE model = ? AND id = ? AND json_extract(payload, '$.consumed') IS NULL RETURNING id`,
        )
        .bind(nowSeconds(), model, await sha256(id))
        .first()
      if (consumed === null) throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      await database
        .prepare('DELETE FROM oidc_artefact WHERE model = ? AND id = ?')
        .bind(model, await sha256(id))
        .run()
    },
    async revokeByGrantId(grantId) {
      await database
        .prepare('DELETE FROM oidc_artefact WHERE grant_id = ?')
        .bind(await sha256(grantId))
        .run()
    },
  })
}

const hashed = async (value: string | undefined): Promise<string | null> => (value === undefined ? null : sha256(value))

/** The account that a record opens, or is about to. */
const accountOf = ({ accountId, result, session }: AdapterPayload): string | undefined =>
  accountId ?? result?.login?.accountId ?? session?.accountId
