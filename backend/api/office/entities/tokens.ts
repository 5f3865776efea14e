import { z } from 'zod'
import { isoDateSchema } from '../../../../shared/contracts/iso-date.ts'
import { randomToken, sha256 } from '../../../../shared/signing/sha256.ts'
import { SCOPES } from '../../http/token-scopes.ts'
import type { Entity } from '../entity.ts'

const tokenSchema = z.strictObject({ scopes: z.array(z.enum(SCOPES)).min(1), expiresOn: isoDateSchema.optional() })

export const tokens: Entity = {
  name: 'tokens',
  title: 'Tokens',
  one: 'a token',
  about: 'Programs call /backoffice with a token. Its secret is shown once; only a hash of it is stored.',
  publisher: 'operator',
  hasDrafts: false,
  newId: {
    label: 'Program',
    hint: 'Name in the log: lower-case letters, digits and hyphens, such as price-feed.',
    pattern: /^(?=.{3,40}$)[a-z0-9]+(-[a-z0-9]+)*$/,
  },
  list: {
    sql: 'SELECT name AS id, name, scopes, created_at AS created, expires_on AS expires, used_on AS used FROM api_tokens',
    columns: { name: 'Program', scopes: 'Scopes', created: 'Created', expires: 'Last day', used: 'Last used' },
    codes: ['scopes'],
    order: 'name',
  },
  labels: { expiresOn: 'Last day of use (UTC)' },
  schema: () => tokenSchema,
  load: async (db, id) => {
    const row = await db
      .prepare('SELECT scopes, expires_on AS expiresOn FROM api_tokens WHERE name = ?')
      .bind(id)
      .first<{ scopes: string; expiresOn: string | null }>()
    return row && { scopes: JSON.parse(row.scopes) as unknown, ...(row.expiresOn && { expiresOn: row.expiresOn }) }
  },
  publish: async ({ db, instant }, id, { scopes, expiresOn }: z.infer<typeof tokenSchema>) => {
    if (id === null) return { kind: 'refused', reasons: ['name: is missing'] }
    const changed = await db
      .prepare('UPDATE api_tokens SET scopes = ?, expires_on = ? WHERE name = ? RETURNING name')
      .bind(JSON.stringify(scopes), expiresOn ?? null, id)
      .first()
    if (changed !== null) return { kind: 'saved', id }
    const secret = randomToken()
    await db
      .prepare('INSERT INTO api_tokens (hash, name, scopes, created_at, expires_on) VALUES (?, ?, ?, ?, ?)')
      .bind(await sha256(secret), id, JSON.stringify(scopes), instant, expiresOn ?? null)
      .run()
    return { kind: 'saved', id, notice: `The secret, which is not shown again: ${secret}` }
  },
  remove: {
    label: 'Revoke',
    about: 'The program is refused from now on. A token of the same name gets another secret.',
    run: async ({ db }, id) => {
      await db.prepare('DELETE FROM api_tokens WHERE name = ?').bind(id).run()
      return { kind: 'saved', id }
    },
  },
}
