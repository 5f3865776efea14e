import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { sha256 } from '../../../shared/signing/sha256.ts'
import { logServiceLine } from '../../kit/http/log.ts'

const DAY = 86_400
/** Keys are published before they sign, and while their signatures are valid. */
const PERIOD = 30 * DAY
const PUBLISHED_BEFORE = DAY
const PUBLISHED_AFTER = DAY
/** Longer than a key is published. */
export const KEY_LIFETIME = 2 * PERIOD

const SEAL = 'signing key'

/**
 * Returns the signing key first. Creates the next period's a day ahead, for clients with a cached key set. The database
 * contains them sealed. @param secret that seals them, from outside of the database
 */
export const signingKeys = async (database: D1Database, secret: string, nowSeconds: number): Promise<JWK[]> => {
  const fingerprint = (await sha256(`${SEAL}\0${secret}`)).slice(0, 8)
  // Named by period and secret, so that concurrent creation yields one key, and no other key ever has its name.
  const kidAt = (seconds: number) => `period-${Math.floor(seconds / PERIOD)}-${fingerprint}`
  const present = kidAt(nowSeconds)
  const wanted = [...new Set([present, kidAt(nowSeconds + PUBLISHED_BEFORE)])]
  const known = await readKeys(database)
  const missing = wanted.filter((kid) => !known.has(kid))
  const lost = [...known.keys()].filter((kid) => !kid.endsWith(`-${fingerprint}`))
  if (missing.length > 0 && lost.length > 0)
    logServiceLine('identity', {
      level: 'error',
      error: 'signing keys',
      detail: 'sealed with another SIGNING_KEY',
      lost,
    })
  for (const kid of missing) await createKey(database, { kid, secret, nowSeconds })
  const published = missing.length === 0 ? known : await readKeys(database)
  const live = new Set([...wanted, kidAt(nowSeconds - PUBLISHED_AFTER)])
  const rows = [...published].filter(([kid]) => live.has(kid))
  rows.sort(([a], [b]) => Number(b === present) - Number(a === present))
  return Promise.all(rows.map(([kid, sealed]) => openKey(kid, sealed, { secret, nowSeconds })))
}

const createKey = async (
  database: D1Database,
  { kid, secret, nowSeconds }: { kid: string; secret: string; nowSeconds: number },
): Promise<void> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' }
  const sealed = await seal(secret, SEAL, { jwk }, nowSeconds * 1000, KEY_LIFETIME)
  await database
    .prepare('INSERT INTO signing_key (kid, jwk, created_at) VALUES (?, ?, ?) ON CONFLICT (kid) DO NOTHING')
    .bind(kid, sealed, nowSeconds)
    .run()
}

const readKeys = async (database: D1Database): Promise<Map<string, string>> => {
  const { results } = await database.prepare('SELECT kid, jwk FROM signing_key').all<{ kid: string; jwk: string }>()
  return new Map(results.map(({ kid, jwk }) => [kid, jwk]))
}

const openKey = async (
  kid: string,
  sealed: string,
  { secret, nowSeconds }: { secret: string; nowSeconds: number },
): Promise<JWK> => {
  const opened = await unseal(secret, SEAL, sealed, nowSeconds * 1000)
  if (opened === null) throw new Error(`the signing key ${kid} cannot be opened`)
  return opened.jwk as JWK
}
