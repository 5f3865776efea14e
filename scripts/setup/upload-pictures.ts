import { readFileSync } from 'node:fs'

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

/** Puts the catalogue's pictures into the picture store, unless it holds these very ones: then none is drawn. */
export const uploadPictures = async (bucket: Bucket, { fingerprint, draw }: PictureSet): Promise<void> => {
  if ((await (await bucket.get(STAMP))?.text()) === fingerprint) {
    console.log('The pictures are up to date.')
    return
  }
  const pictures = await draw()
  console.log(`Storing ${pictures.length} pictures …`)
  for (let i = 0; i < pictures.length; i += AT_ONCE) {
    await Promise.all(
      pictures
        .slice(i, i + AT_ONCE)
        .map(({ key, file, contentType }) => bucket.put(key, readFileSync(file), { httpMetadata: { contentType } })),
    )
  }
  await bucket.put(STAMP, fingerprint)
}

/** A picture on disk, and the key under which the picture store keeps it. */
export type PictureFile = { key: string; file: string; contentType: string }

/** All pictures of a catalogue, drawn when they are wanted; the fingerprint tells one set from another. */
export type PictureSet = { fingerprint: string; draw: () => Promise<PictureFile[]> }
