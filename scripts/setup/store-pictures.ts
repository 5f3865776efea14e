import { readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { originalKey } from '../../backend/api/images/picture-path.ts'
import type { PictureSource } from '../../demo/seed/pictures.ts'
import { pictureBucketName, storedPictures } from '../runtime/local-databases.ts'

/** Puts pictures that are missing into the bucket of a state folder, which no worker may have open. */
export const storePictures = async (state: string, pictures: readonly PictureSource[]): Promise<void> => {
  const stored = storedPictures(state)
  const missing = pictures.filter(({ upload }) => !stored.has(originalKey('uploads', upload.id)))
  if (missing.length === 0) return
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      r2Buckets: { PICTURES: pictureBucketName() },
      cf: false,
      resourcePersistencePath: state,
    }),
  )
  try {
    const bucket = await miniflare.getR2Bucket('PICTURES')
    for (const { file, upload } of missing)
      await bucket.put(originalKey('uploads', upload.id), readFileSync(file), {
        httpMetadata: { contentType: upload.type },
      })
  } finally {
    await miniflare.dispose()
  }
}
