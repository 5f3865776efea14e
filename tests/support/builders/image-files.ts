import sharp, { type Sharp } from 'sharp'
import { pngChunk } from '../busy-picture.ts'

/** Noise, which no format compresses to nothing. */
export const photo = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#406080', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })

/** A valid PNG header that claims a size, without pixels. */
export const pngOfSize = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, pngChunk('IHDR', head), pngChunk('IEND')])
}

/** Form of an upload; `null` leaves a field out. */
export const uploadForm = (
  file: { bytes: Uint8Array | string; name: string; type?: string },
  changes: Record<string, string | null> = {},
): FormData => {
  const form = new FormData()
  const { bytes, name, type } = file
  form.set('file', new File([bytes as BlobPart], name, type === undefined ? {} : { type }))
  const fields = {
    ...Object.fromEntries(['it', 'us', 'we', 'es', 'fr', 'de'].map((id) => [`altText.${id}`, `A temple (${id})`])),
    ...changes,
  }
  for (const [key, value] of Object.entries(fields)) if (value !== null) form.set(key, value)
  return form
}
