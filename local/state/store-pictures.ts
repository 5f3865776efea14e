import { readFileSync } from 'node:fs'
import { originalKey } from '../../backend/api/images/picture-path.ts'
import type { PictureSource } from '../../demo/seed/pictures.ts'
import { startMiniflare } from '../workers/start-miniflare.ts'
import { pictureBucketName, storedPictures } from './local-databases.ts'

const AT_ONCE = 20

/** Puts pictures that are missing into the bucket of a state folder, which no worker may have open. */
export const storePictures = async (state: string, pictures: readonly PictureSource[]): Promise<void> => {
  const stored = storedPictures(state)
  const missing = pictures.filter(({ upload }) => !stored.has(originalKey('uploads', upload.id)))
  if (missing.length === 0) return
  const miniflare = await startMiniflare({
    modules: true,
    script: 'export default { fetch: () => new Response() }',
    r2Buckets: { PICTURES: pictureBucketName() },
    resourcePersistencePath: state,
  })
  try {
    const bucket = await miniflare.getR2Bucket('PICTURES')
    const store = ({ file, upload }: PictureSource) =>
      bucket.put(originalKey('uploads', upload.id), readFileSync(file), { httpMetadata: { contentType: upload.type } })
    for (let first = 0; first < missing.length; first += AT_ONCE)
      await Promise.all(missing.slice(first, first + AT_ONCE).map(store))
  } finally {
    await miniflare.dispose()
  }
}
