import { readResponseBody, readResponseText } from '../../../shared/http/read-up-to.ts'
import type { Env } from '../env.ts'
import { MAX_FILE_BYTES } from './limits.ts'
import { CONTENT_TYPES, type Variant } from './variant.ts'

/** `contentType` can differ from the requested one: Cloudflare encodes large pictures as WebP or JPEG instead of AVIF. */
export type TransformedImage = { bytes: Uint8Array<ArrayBuffer>; contentType: string }

/** Converts an original, upright and without metadata. Throws UndecodableImage. */
export type TransformImage = (original: ReadableStream<Uint8Array>, variant: Variant) => Promise<TransformedImage>

export class UndecodableImage extends Error {
  override name = 'UndecodableImage'
}

/** The image service of a local site, or Cloudflare Images. */
export const imageTransformer = ({ PICTURE_SERVICE_URL, IMAGES }: Env): TransformImage => {
  if (PICTURE_SERVICE_URL) return transformBy(PICTURE_SERVICE_URL)
  if (IMAGES !== undefined) return transformWith(IMAGES)
  throw new Error('neither IMAGES nor PICTURE_SERVICE_URL is set')
}

/** Their error 9422 is a used-up quota; the picture can be right. */
const QUOTA_ERROR = 9422

export const transformWith =
  (images: ImagesBinding): TransformImage =>
  async (original, { width, crop, format, quality }) => {
    const resize: ImageTransform =
      crop === undefined
        ? { width, fit: 'scale-down' }
        : { width, height: crop.height, fit: 'cover', gravity: { x: crop.x, y: crop.y, mode: 'box-center' } }
    try {
      const result = await images
        .input(original)
        .transform(resize)
        .output({ format: CONTENT_TYPES[format], quality, anim: false })
      const bytes = await readResponseBody('transformed picture', new Response(result.image()), MAX_FILE_BYTES)
      return { bytes, contentType: result.contentType() }
    } catch (error) {
      if (isImagesError(error) && error.code !== QUOTA_ERROR)
        throw new UndecodableImage(error.message, { cause: error })
      throw error
    }
  }

const isImagesError = (error: unknown): error is ImagesError => error instanceof Error && 'code' in error

const TIMEOUT_MS = 30_000
/** Longest error response that is read. */
const MAX_MESSAGE_BYTES = 10_000

const transformBy =
  (serviceUrl: string): TransformImage =>
  async (original, variant) => {
    const response = await fetch(`${serviceUrl}/?variant=${encodeURIComponent(JSON.stringify(variant))}`, {
      method: 'POST',
      body: await readResponseBody('original picture', new Response(original), MAX_FILE_BYTES),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 422)
      throw new UndecodableImage(await readResponseText('picture service', response, MAX_MESSAGE_BYTES))
    if (!response.ok) throw new Error(await readResponseText('picture service', response, MAX_MESSAGE_BYTES))
    const bytes = await readResponseBody('picture service', response, MAX_FILE_BYTES)
    return { bytes, contentType: response.headers.get('Content-Type') ?? '' }
  }
