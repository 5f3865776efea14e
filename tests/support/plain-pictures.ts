import sharp from 'sharp'
import type { Variant } from '../../backend/api/images/variant.ts'
import { transformPicture } from '../../local/workers/transform-picture.ts'

const variants = new Map<string, Promise<Uint8Array>>()

/** Variants in one colour with the sizes of the real ones: pages have the same layout without decoding. */
export const plainPicture = (_original: Uint8Array, variant: Variant): Promise<Uint8Array> => {
  const key = JSON.stringify({ ...variant, crop: variant.crop?.height })
  const known = variants.get(key) ?? blank(variant)
  variants.set(key, known)
  return known
}

const blank = async (variant: Variant): Promise<Uint8Array> => {
  const size = { width: variant.width, height: variant.crop?.height ?? variant.width }
  const original = await sharp({ create: { ...size, channels: 3, background: '#8a9a8f' } })
    .png()
    .toBuffer()
  return transformPicture(original, variant)
}
