import { readFileSync } from 'node:fs'

/** Key of the object with the stored fingerprint. */
const STAMP = 'fingerprint'
/** Concurrent uploads. */
const AT_ONCE = 16

/** The used part of an R2 bucket, which Miniflare's proxy has. */
type Bucket = {
  get: (key: string) => Promise<{ text: () => Promise<string> } | null>
  put: (
    key: string,
    value: Uint8Array | string,
    options?: { httpMetadata: { contentType: string } },
  ) => Promise<unknown>
}

/** Uploads the catalogue's pictures, unless the store has this fingerprint; then none is drawn. */
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

/** A picture on disk, and its key in the picture store. */
export type PictureFile = { key: string; file: string; contentType: string }

/** Pictures of a catalogue, drawn on demand; the fingerprint identifies the set. */
export type PictureSet = { fingerprint: string; draw: () => Promise<PictureFile[]> }
