import { type Context, Hono } from 'hono'
import { exceedsLimit, RETRY_AFTER } from '../../../shared/http/rate-limit.ts'
import { imagesBaseOf } from '../../../shared/images/image-url.ts'
import { reportError } from '../../../shared/log/error-report.ts'
import type { Api } from '../env.ts'
import { logLine } from '../http/log.ts'
import { chosenCropId } from './chosen-pictures.ts'
import { loadPicture, type StoredPicture, SVG } from './load-picture.ts'
import { type PicturePath, pictureKey, picturePath } from './picture-path.ts'
import { lastRemovedUploads, loadRemovedUploads } from './removed-uploads.ts'
import { UPLOAD_ID_LENGTH } from './upload/upload.ts'
import type { Format } from './variant.ts'

const FOR_A_YEAR = 'public, max-age=31536000, immutable'
/** Short, so that the real picture replaces the placeholder soon. */
const FOR_A_MINUTE = 'public, max-age=60'

const notFound = (c: Context<Api>): Response =>
  c.text('There is no such picture.', 404, { 'Cache-Control': 'no-store' })

const tooMany = (c: Context<Api>): Response =>
  c.text('Too many new pictures in a minute.', 429, { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER })

/**
 * Sends AVIF to browsers that accept it, otherwise WebP, under one URL; JPEG under one of its own. Sends a neutral
 * picture for a missing one, because an img element shows nothing for a 404.
 */
const sendPicture = async (c: Context<Api>): Promise<Response> => {
  const { resource = '', prefix = '', id = '', name = '' } = c.req.param()
  const path = picturePath(resource, prefix, id, name)
  if (path === null) return notFound(c)
  if (path.resource === 'chosen') return sendToChosen(c, path.id)
  const format = path.isJpeg ? 'jpeg' : c.req.header('Accept')?.includes('image/avif') === true ? 'avif' : 'webp'
  const cache = await caches.open('pictures')
  // By format: the platform's cache ignores `Vary: Accept`.
  const key = `${imagesBaseOf(c.env)}/${pictureKey(path, format)}`
  const store = (response: Response): Response => {
    c.executionCtx.waitUntil(cache.put(key, response.clone()))
    return response
  }
  const isRemoved = await isTakenDown(c.env, path)
  const cached = isRemoved ? undefined : await cache.match(key)
  if (cached !== undefined) return unlessKnown(c, cached)
  // What is not cached costs reads of the bucket, and a transformation.
  if (await exceedsLimit(c.env.PICTURES_LIMIT, c.req.raw.headers)) return tooMany(c)
  if (isRemoved) return unlessKnown(c, neutralPicture(path))
  try {
    const picture = await loadPicture(c.env, path, format)
    return unlessKnown(c, store(picture === null ? neutralPicture(path) : pictureResponse(picture)))
  } catch (error) {
    logFailure(path, format, error)
    return unlessKnown(c, neutralPicture(path))
  }
}

/** The picture that is chosen at present, for pages without the catalogue: its address changes with the choice. */
const sendToChosen = async (c: Context<Api>, id: string): Promise<Response> => {
  const cache = await caches.open('pictures')
  const key = `${imagesBaseOf(c.env)}/chosen/${id}`
  let found = await cache.match(key)
  if (found === undefined) {
    if (await exceedsLimit(c.env.PICTURES_LIMIT, c.req.raw.headers)) return tooMany(c)
    found = new Response(await chosenCropId(c.env.DB, id), { headers: { 'Cache-Control': FOR_A_MINUTE } })
    c.executionCtx.waitUntil(cache.put(key, found.clone()))
  }
  const crop = await found.text()
  const { prefix, name } = c.req.param()
  return crop === ''
    ? neutralPicture({ id })
    : c.body(null, 302, {
        Location: `${imagesBaseOf(c.env)}/uploads/${prefix}/${crop}/${name}`,
        'Cache-Control': 'public, max-age=300',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
}

/** Checked before every cache: those of other locations cannot be purged from here. */
const isTakenDown = async (env: Api['Bindings'], path: PicturePath): Promise<boolean> => {
  try {
    return (await loadRemovedUploads(env.DB)).has(path.id.slice(0, UPLOAD_ID_LENGTH))
  } catch (error) {
    logFailure(path, 'webp', error)
    // Rather no picture than one that is taken down.
    return lastRemovedUploads(env.DB)?.has(path.id.slice(0, UPLOAD_ID_LENGTH)) ?? true
  }
}

export const imagesRoute = new Hono<Api>().get('/:resource/:prefix/:id/:name', sendPicture)

const logFailure = (path: PicturePath, format: Format, error: unknown): void =>
  logLine({
    level: 'error',
    error: 'picture variant',
    picture: pictureKey(path, format),
    ...reportError('picture variant', error),
  })

const pictureResponse = ({ bytes, contentType, tag }: StoredPicture, cacheControl = FOR_A_YEAR): Response =>
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

/** In place of a missing picture. Shown for any type that the address names. */
const neutralPicture = ({ id }: Pick<PicturePath, 'id'>): Response => {
  const [width, height] = /-(?:portrait|face)$/.test(id) ? [4, 5] : [8, 5]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 100}" height="${height * 100}"><rect width="${width}" height="${height}" fill="#e6dccf"/></svg>`
  const bytes = new TextEncoder().encode(svg)
  return pictureResponse({ bytes, contentType: SVG, tag: `"none-${width}"` }, FOR_A_MINUTE)
}

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
