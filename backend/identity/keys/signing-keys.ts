import { exportJWK, generateKeyPair, type JWK } from 'jose'

const DAY = 86_400
/** Keys are published before they sign, and while their signatures are valid. */
const PERIOD = 30 * DAY
const PUBLISHED_BEFORE = DAY
const PUBLISHED_AFTER = DAY

/** Named by period, so that concurrent creation yields one key. */
const kidOf = (period: number): string => `period-${period}`

/** Returns the signing key first. Creates the next period's a day ahead, for clients with a cached key set. */
export const signingKeys = async (database: D1Database, nowSeconds: number): Promise<JWK[]> => {
  const present = Math.floor(nowSeconds / PERIOD)
  const wanted = [present, Math.floor((nowSeconds + PUBLISHED_BEFORE) / PERIOD)].map(kidOf)
  const known = await readKeys(database)
  const missing = [...new Set(wanted)].filter((kid) => !known.some((key) => key.kid === kid))
  for (const kid of missing) await makeKey(database, kid, nowSeconds)
  const before = Math.floor((nowSeconds - PUBLISHED_AFTER) / PERIOD)
  const published = missing.length === 0 ? known : await readKeys(database)
  const live = published.filter(({ kid }) => [...wanted, kidOf(before)].includes(kid ?? ''))
  return live.sort((a, b) => Number(b.kid === kidOf(present)) - Number(a.kid === kidOf(present)))
}

const makeKey = async (database: D1Database, kid: string, nowSeconds: number): Promise<void> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' }
  await database
    .prepare('INSERT INTO signing_key (kid, jwk, created_at) VALUES (?, ?, ?) ON CONFLICT (kid) DO NOTHING')
    .bind(kid, JSON.stringify(jwk), nowSeconds)
    .run()
}

const readKeys = async (database: D1Database): Promise<JWK[]> => {
  const { results } = await database.prepare('SELECT jwk FROM signing_key').all<{ jwk: string }>()
  return results.map((row) => JSON.parse(row.jwk) as JWK)
}
