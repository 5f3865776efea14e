import { availableParallelism } from 'node:os'
import { picturesFingerprint, renderPictures } from '../../backend/api/pictures/render-all.ts'
import { readSources } from '../../backend/api/seed/sources.ts'

/** Object that says which pictures the store holds. */
const STAMP = 'fingerprint'
/** Uploads under way at once. */
const AT_ONCE = 16

/** What this needs of an R2 bucket; Miniflare's proxy has it. */
type Bucket = {
  get: (key: string) => Promise<{ text: () => Promise<string> } | null>
  put: (
    key: string,
    value: Uint8Array | string,
    options?: { httpMetadata: { contentType: string } },
  ) => Promise<unknown>
}

/** Draws the catalogue's pictures and puts them into the picture store, unless it holds these very ones. */
export const uploadPictures = async (bucket: Bucket): Promise<void> => {
  const { travels, coordinators } = readSources()
  const fingerprint = picturesFingerprint({ travels, coordinators })
  if ((await (await bucket.get(STAMP))?.text()) === fingerprint) {
    console.log('The pictures are up to date.')
    return
  }
  console.log('Drawing pictures (once, about a minute) …')
  let pending: Promise<unknown>[] = []
  for await (const picture of renderPictures({ travels, coordinators }, { threads: availableParallelism() })) {
    pending.push(bucket.put(picture.key, picture.bytes, { httpMetadata: { contentType: picture.contentType } }))
    if (pending.length >= AT_ONCE) {
      await Promise.all(pending)
      pending = []
    }
  }
  await Promise.all(pending)
  await bucket.put(STAMP, fingerprint)
}
