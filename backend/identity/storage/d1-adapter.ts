import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'

type Row = { payload: string; expires_at: number | null }

/** Expired records count as absent. */
export const d1Adapter = (database: D1Database, nowSeconds: () => number): AdapterFactory => {
  const read = async (where: string, ...values: string[]): Promise<AdapterPayload | undefined> => {
    const row = await database
      .prepare(`SELECT payload, expires_at FROM oidc_artefact WHERE ${where}`)
      .bind(...values)
      .first<Row>()
    if (row === null || (row.expires_at !== null && row.expires_at <= nowSeconds())) return undefined
    return JSON.parse(row.payload) as AdapterPayload
  }

  return (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn ? nowSeconds() + expiresIn : null
      await database
        .prepare(
          `INSERT INTO oidc_artefact (model, id, payload, grant_id, user_code, uid, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
             user_code = excluded.user_code, uid = excluded.uid, expires_at = excluded.expires_at`,
        )
        .bind(
          ...[model, id, JSON.stringify(payload), payload.grantId ?? null],
          ...[payload.userCode ?? null, payload.uid ?? null, expiresAt],
        )
        .run()
    },
    find: (id) => read('model = ? AND id = ?', model, id),
    findByUserCode: (userCode) => read('model = ? AND user_code = ?', model, userCode),
    findByUid: (uid) => read('model = ? AND uid = ?', model, uid),
    async consume(id) {
      // Atomic: of two concurrent uses one is rejected.
      const consumed = await database
        .prepare(
          `UPDATE oidc_artefact SET payload = json_set(payload, '$.consumed', ?)
          WHERE model = ? AND id = ? AND json_extract(payload, '$.consumed') IS NULL RETURNING id`,
        )
        .bind(nowSeconds(), model, id)
        .first()
      if (consumed === null) throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      await database.prepare('DELETE FROM oidc_artefact WHERE model = ? AND id = ?').bind(model, id).run()
    },
    async revokeByGrantId(grantId) {
      await database.prepare('DELETE FROM oidc_artefact WHERE grant_id = ?').bind(grantId).run()
    },
  })
}
