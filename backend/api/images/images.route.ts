import { type Context, Hono } from 'hono'
import { exceedsLimit, RETRY_AFTER } from '../../../shared/http/rate-limit.ts'
import { imagesBaseOf } from '../../../shared/images/image-url.ts'
import { reportError } from '../../../shared/log/error-report.ts'
import type { Api } from '../env.ts'
import { logLine } from '../http/log.ts'
import { loadPicture, type StoredPicture, SVG } from './load-picture.ts'
import { fallbackPath, type PicturePath, pictureKey, picturePath } from './picture-path.ts'
import { loadRemovedUploads } from './removed-uploads.ts'
import { UPLOAD_ID_LENGTH } from './upload/upload.ts'
import type { Format } from './variant.ts'

const FOR_A_YEAR = 'public, max-age=31536000, immutable'
/** Short, so that the real picture replaces the placeholder soon. */
const FOR_A_MINUTE = 'public, max-age=60'

const notFound = (c: Context<Api>): Response =>
  c.text('There is no such picture.', 404, { 'Cache-Control': 'no-store' })

const unavailable = (c: Context<Api>): Response =>
  c.text('The picture is not available at the moment.', 503, { 'Cache-Control': 'no-store', 'Retry-After': '10' })

const tooMany = (c: Context<Api>): Response =>
  c.text('Too many new pictures in a minute.', 429, { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER })

/**
 * Sends AVIF to browsers that accept it, otherwise WebP, under one URL; JPEG under one of its own. Sends a default
 * picture for a missing one, because an img element shows nothing for a 404.
 */
const sendPicture = async (c: Context<Api>): Promise<Response> => {
  const { version, resource = '', prefix = '', id = '', name = '' } = c.req.param()
  const path = picturePath(resource, prefix, id, name)
  if (path === null) return notFound(c)
  const format = path.isJpeg ? 'jpeg' : c.req.header('Accept')?.includes('image/avif') === true ? 'avif' : 'webp'
  const cache = await caches.open('pictures')
  // By format: the platform's cache ignores `Vary: Accept`.
  const keyOf = (wanted: PicturePath): string => `${imagesBaseOf(c.env)}/${pictureKey(wanted, format)}`
  const store = (wanted: PicturePath, response: Response): Response => {
    c.executionCtx.waitUntil(cache.put(keyOf(wanted), response.clone()))
    return response
  }
  const send = (response: Response) =>
    unlessKnown(c, version === c.env.PICTURES_VERSION ? response : cachedBriefly(response))
  const isRemoved = await isTakenDown(c.env, path)
  const cached = isRemoved ? undefined : await cache.match(keyOf(path))
  if (cached !== undefined) return send(cached)
  // What is not cached costs reads of the bucket, and a transformation.
  if (await exceedsLimit(c.env.PICTURES_LIMIT, c.req.raw.headers)) return tooMany(c)
  let failed = false
  const load = async (wanted: PicturePath): Promise<Response | null> => {
    const picture = await loadPicture(c.env, wanted, format).catch((error: unknown) => {
      failed = true
      logFailure(wanted, format, error)
      return null
    })
    return picture && store(wanted, pictureResponse(picture, FOR_A_YEAR))
  }
  const picture = isRemoved ? null : await load(path)
  if (picture !== null) return send(picture)
  const other = fallbackPath(path)
  const fallback = (await cache.match(keyOf(other))) ?? (await load(other))
  if (fallback === null) return failed ? unavailable(c) : notFound(c)
  const brief = cachedBriefly(fallback)
  return unlessKnown(c, failed || isRemoved ? brief : store(path, brief))
}

/** Checked before every cache: those of other locations cannot be purged from here. */
const isTakenDown = async (env: Api['Bindings'], path: PicturePath): Promise<boolean> => {
  if (path.resource !== 'uploads') return false
  try {
    return (await loadRemovedUploads(env.DB)).has(path.id.slice(0, UPLOAD_ID_LENGTH))
  } catch (error) {
    logFailure(path, 'webp', error)
    return false
  }
}

export const imagesRoute = new Hono<Api>()
  .get('/:resource/:prefix/:id/:name', sendPicture)
  .get('/:version/:resource/:prefix/:id/:name', sendPicture)

/** Of another version of the pictures, or in place of one. */
const cachedBriefly = (response: Response): Response => {
  const copy = new Response(response.body, response)
  copy.headers.set('Cache-Control', FOR_A_MINUTE)
  return copy
}

const logFailure = (path: PicturePath, format: Format, error: unknown): void =>
  logLine({
    level: 'error',
    error: 'picture variant',
    picture: pictureKey(path, format),
    ...reportError('picture variant', error),
  })

const pictureResponse = ({ bytes, contentType, tag }: StoredPicture, cacheControl: string): Response =>
  new Response(bytes, {
    headers: {
      ETag: tag,
      'Cache-Control': cacheControl,
      'Content-Type': contentType,
      'Content-Length': String(bytes.byteLength),
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // A stored itinerary checks what it stores.
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
      ...(contentType === SVG
        ? // An SVG opened directly is a document: forbid scripts.
          {
            'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
          }
        : { Vary: 'Accept' }),
    },
  })

/** The picture, or 304 for a client that has it. */
const unlessKnown = (c: Context<Api>, response: Response): Response => {
  const isKnown = namesTag(c.req.header('If-None-Match'), response.headers.get('ETag') ?? '')
  if (!isKnown) return new Response(response.body, response)
  // Not awaited: the copy for the cache shares the stream.
  void response.body?.cancel()
  const headers = new Headers(response.headers)
  for (const name of ['Content-Type', 'Content-Length']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}

/** Weak comparison (RFC 9110, section 13.1.2). */
const namesTag = (ifNoneMatch: string | undefined, tag: string): boolean => {
  if (ifNoneMatch === undefined) return false
  const opaque = tag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((each) => {
    const candidate = each.trim()
    return candidate === '*' || candidate.replace(/^W\//, '') === opaque
  })
}
