import { createHash, createHmac } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Unstable_Config, unstable_readConfig } from 'wrangler'
import { DATABASES } from './databases.ts'

/** The databases with their files below a state folder. */
export const localDatabases = (state: string) =>
  DATABASES.map((database) => {
    const config = database.worker === 'storefront' ? 'wrangler.toml' : `backend/${database.worker}/wrangler.toml`
    const { d1_databases }: Unstable_Config = unstable_readConfig({ config })
    const id = d1_databases.find(({ binding }) => binding === database.binding)?.database_id
    if (id === undefined) throw new Error(`${config} lacks the id of ${database.binding}`)
    return { ...database, file: objectFile(state, 'd1/miniflare-D1DatabaseObject', id) }
  })

/** File of an object of Miniflare; its name is a keyed hash, as in workerd. */
const objectFile = (state: string, folder: string, name: string): string => {
  const key = createHash('sha256').update(basename(folder)).digest()
  const hash = (text: string | Buffer) => createHmac('sha256', key).update(text).digest().subarray(0, 16)
  return join(state, folder, `${Buffer.concat([hash(name), hash(hash(name))]).toString('hex')}.sqlite`)
}

export const pictureBucketName = (): string => {
  const { r2_buckets }: Unstable_Config = unstable_readConfig({ config: 'backend/api/wrangler.toml' })
  const name = r2_buckets.find(({ binding }) => binding === 'PICTURES')?.bucket_name
  if (name === undefined) throw new Error('backend/api/wrangler.toml lacks the name of PICTURES')
  return name
}

/** Name and index of the local bucket of pictures; `null` before its first object. */
export const pictureBucket = (state: string): { name: string; file: string } | null => {
  const name = pictureBucketName()
  const file = objectFile(state, 'r2/miniflare-R2BucketObject', name)
  return existsSync(file) ? { name, file } : null
}

/**
 * Keys in the local bucket of pictures. Read from its file: Miniflare's proxy reads each listed key by a blocking call,
 * and meanwhile workerd stops at a full log pipe.
 */
export const storedPictures = (state: string): Set<string> => {
  const found = pictureBucket(state)
  if (found === null) return new Set()
  const bucket = new DatabaseSync(found.file, { readOnly: true, timeout: OPEN_TIMEOUT_MS })
  try {
    return new Set(
      bucket
        .prepare('SELECT key FROM _mf_objects')
        .all()
        .map(({ key }) => String(key)),
    )
  } finally {
    bucket.close()
  }
}

/** Removes pictures whose files are gone from the local bucket, which no worker may have open; returns their keys. */
export const removeLostPictures = (state: string): string[] => {
  const found = pictureBucket(state)
  if (found === null) return []
  const folder = join(state, 'r2', found.name, 'blobs')
  const files = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const bucket = new DatabaseSync(found.file, { timeout: OPEN_TIMEOUT_MS })
  try {
    return bucket
      .prepare('DELETE FROM _mf_objects WHERE blob_id NOT IN (SELECT value FROM json_each(?)) RETURNING key')
      .all(JSON.stringify([...files]))
      .map(({ key }) => String(key))
  } finally {
    bucket.close()
  }
}

/** workerd of a server that has just ended may still be closing. */
const OPEN_TIMEOUT_MS = 3000
