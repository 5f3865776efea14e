import { createCaches } from '../sql/replica.ts'

/** lru-cache's clock of a resolution is reset by a timer, which workerd drops with its request. */
const FIVE_SECONDS = { ttl: 5000, ttlResolution: 0 }
const cacheOf = createCaches<ReadonlySet<string>>({ max: 1, ...FIVE_SECONDS })
const lastOf = createCaches<ReadonlySet<string>>({ max: 1 })

/** Ids of uploads that were taken down; in other isolates after seconds. */
export const loadRemovedUploads = async (db: D1Database): Promise<ReadonlySet<string>> => {
  const cached = cacheOf(db).get('')
  if (cached !== undefined) return cached
  const { results } = await db.prepare('SELECT id FROM removed_uploads').all<{ id: string }>()
  const removed = new Set(results.map(({ id }) => id))
  cacheOf(db).set('', removed)
  lastOf(db).set('', removed)
  return removed
}

/** Those of the last successful read of this isolate. */
export const lastRemovedUploads = (db: D1Database): ReadonlySet<string> | undefined => lastOf(db).get('')

export const clearRemovedUploads = (db: D1Database): void => cacheOf(db).clear()

/** Deletes the original of an upload, and its variants of every format, width and focal point. */
export const deleteUploadFiles = async (bucket: R2Bucket, id: string): Promise<void> => {
  const { delimitedPrefixes: folders } = await bucket.list({ prefix: 'uploads/', delimiter: '/' })
  for (const folder of folders) {
    const { objects } = await bucket.list({ prefix: `${folder}${id}` })
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
  }
}
