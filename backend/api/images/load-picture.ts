import { readResponseBody } from '../../../shared/http/read-up-to.ts'
import type { Env } from '../env.ts'
import { MAX_FILE_BYTES, MAX_SVG_BYTES } from './limits.ts'
import { originalKey, type PicturePath, pictureKey } from './picture-path.ts'
import { imageTransformer } from './transform-image.ts'
import { loadCrop, loadUploads } from './uploads.ts'
import { type Format, QUALITY, type Variant } from './variant.ts'

export const SVG = 'image/svg+xml'

/** A stored picture as it is sent. */
export type StoredPicture = { bytes: Uint8Array<ArrayBuffer>; contentType: string; tag: string }

/** Loads a variant, which is created from the original and stored first; or an SVG. Throws when that fails. */
export const loadPicture = async (env: Env, path: PicturePath, format: Format): Promise<StoredPicture | null> => {
  const { resource, id, width } = path
  if (width === null) {
    const isSvg = (await loadUploads(env.DB, [id])).get(id)?.type === SVG
    const original = isSvg ? await env.PICTURES.get(originalKey(resource, id)) : null
    return original && svgOnly(original)
  }
  // Anybody can ask for an unknown picture, which reads nothing of the bucket.
  if ((await loadCrop(env.DB, id, width)) === null) return null
  const stored = await env.PICTURES.get(pictureKey(path, format))
  return stored === null ? createVariant(env, { resource, id, width }, format) : pictureOf(stored)
}

const pictureOf = async (object: R2ObjectBody): Promise<StoredPicture> => ({
  bytes: await readResponseBody('stored picture', new Response(object.body), MAX_FILE_BYTES),
  contentType: object.httpMetadata?.contentType ?? '',
  tag: object.httpEtag,
})

/** Other originals are not public: they can contain the place where a photo was taken. */
const svgOnly = async (object: R2ObjectBody): Promise<StoredPicture | null> => {
  if (object.httpMetadata?.contentType === SVG && object.size <= MAX_SVG_BYTES) return pictureOf(object)
  await object.body.cancel()
  return null
}

const createVariant = async (
  env: Env,
  { resource, id, width }: PicturePath & { width: number },
  format: Format,
): Promise<StoredPicture | null> => {
  const source = await loadCrop(env.DB, id, width)
  const original = source && (await env.PICTURES.get(originalKey(resource, source.id)))
  if (source === null || original === null) return null
  if (original.httpMetadata?.contentType === SVG) {
    await original.body.cancel()
    return null
  }
  const variant: Variant = { width, format, quality: QUALITY[format], crop: source.crop }
  const { bytes, contentType } = await imageTransformer(env)(original.body, variant)
  const key = pictureKey({ resource, id, width }, format)
  const { httpEtag } = await env.PICTURES.put(key, bytes, { httpMetadata: { contentType } })
  // Taken down meanwhile: its files were listed before this one.
  if ((await loadCrop(env.DB, id, width)) === null) {
    await env.PICTURES.delete(key)
    return null
  }
  return { bytes, contentType, tag: httpEtag }
}
