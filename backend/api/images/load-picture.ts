import { readResponseBody, readResponseText } from '../../../shared/http/read-up-to.ts'
import type { Env } from '../env.ts'
import { MAX_FILE_BYTES, MAX_SVG_BYTES } from './limits.ts'
import { originalKey, type PicturePath, pictureKey } from './picture-path.ts'
import { imageTransformer, MAX_MESSAGE_BYTES } from './transform-image.ts'
import { loadCrop } from './uploads.ts'
import { type Format, qualityOf, type Variant } from './variant.ts'

export const SVG = 'image/svg+xml'

/** A stored picture as it is sent. */
export type StoredPicture = { bytes: Uint8Array<ArrayBuffer>; contentType: string; tag: string }

/** Loads a variant, which is created from the original and stored first; or an SVG. Throws when that fails. */
export const loadPicture = async (env: Env, path: PicturePath, format: Format): Promise<StoredPicture | null> => {
  const { resource, id, width } = path
  if (width === null) {
    const original = await loadOriginal(env, resource, id)
    return original && svgOnly(original)
  }
  const stored = await env.PICTURES.get(variantKey(env, path, format))
  return stored === null ? createVariant(env, { resource, id, width }, format) : pictureOf(stored)
}

const pictureOf = async (object: R2ObjectBody): Promise<StoredPicture> => ({
  bytes: await readResponseBody(new Response(object.body), MAX_FILE_BYTES),
  contentType: object.httpMetadata?.contentType ?? '',
  tag: object.httpEtag,
})

/** Other originals are not public: they can contain the place where a photo was taken. */
const svgOnly = async (object: R2ObjectBody): Promise<StoredPicture | null> => {
  if (object.httpMetadata?.contentType === SVG && object.size <= MAX_SVG_BYTES) return pictureOf(object)
  await object.body.cancel()
  return null
}

/** Variants are those of one version of the originals. */
const variantKey = ({ PICTURES_VERSION }: Env, path: PicturePath, format: Format): string =>
  [PICTURES_VERSION, pictureKey(path, format)].filter(Boolean).join('/')

const createVariant = async (
  env: Env,
  { resource, id, width }: PicturePath & { width: number },
  format: Format,
): Promise<StoredPicture | null> => {
  const source: { id: string; crop?: Variant['crop'] } | null =
    resource === 'uploads' ? await loadCrop(env.DB, id, width) : { id }
  const original = source && (await loadOriginal(env, resource, source.id))
  if (original === null) return null
  if (original.httpMetadata?.contentType === SVG) {
    await original.body.cancel()
    return null
  }
  const variant: Variant = {
    ...{ width, format, quality: qualityOf(resource, width, format) },
    ...(source?.crop && { crop: source.crop }),
  }
  const { bytes, contentType } = await imageTransformer(env)(original.body, variant)
  const key = variantKey(env, { resource, id, width }, format)
  const { httpEtag } = await env.PICTURES.put(key, bytes, { httpMetadata: { contentType } })
  // Taken down meanwhile: its files were listed before this one.
  if (source?.crop !== undefined && (await loadCrop(env.DB, id, width)) === null) {
    await env.PICTURES.delete(key)
    return null
  }
  return { bytes, contentType, tag: httpEtag }
}

/** The stored original, which a local site draws and stores first. */
const loadOriginal = async (env: Env, resource: string, id: string): Promise<R2ObjectBody | null> => {
  const key = originalKey(resource, id)
  const stored = await env.PICTURES.get(key)
  if (stored !== null || !env.PICTURE_SERVICE_URL || resource === 'uploads') return stored
  const response = await fetch(`${env.PICTURE_SERVICE_URL}/${key}`, { signal: AbortSignal.timeout(DRAWING_TIMEOUT_MS) })
  if (response.status === 404) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok) throw new Error(await readResponseText(response, MAX_MESSAGE_BYTES))
  const contentType = response.headers.get('Content-Type') ?? ''
  await env.PICTURES.put(key, await readResponseBody(response, MAX_FILE_BYTES), { httpMetadata: { contentType } })
  return env.PICTURES.get(key)
}

const DRAWING_TIMEOUT_MS = 30_000
