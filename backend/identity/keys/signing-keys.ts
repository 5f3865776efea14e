import { exportJWK, generateKeyPair, type JWK } from 'jose'

/** The private signing keys, newest first. Makes the first one when there is none; two at once end up with one. */
export const signingKeys = async (database: D1Database, nowSeconds: number): Promise<JWK[]> => {
  const known = await readKeys(database)
  if (known.length > 0) return known
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = 'first'
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' }
  await database
    .prepare('INSERT INTO signing_key (kid, jwk, created_at) VALUES (?, ?, ?) ON CONFLICT (kid) DO NOTHING')
    .bind(kid, JSON.stringify(jwk), nowSeconds)
    .run()
  return readKeys(database)
}

const readKeys = async (database: D1Database): Promise<JWK[]> => {
  const { results } = await database
    .prepare('SELECT jwk FROM signing_key ORDER BY created_at DESC')
    .all<{ jwk: string }>()
  return results.map((row) => JSON.parse(row.jwk) as JWK)
}
