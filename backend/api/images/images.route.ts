import { type Context, Hono } from 'hono'
import { reportError } from '../../../shared/log/error-report.ts'
import type { Api, Env } from '../env.ts'
import { logLine } from '../http/log.ts'
import { drawPicture } from './draw-picture.ts'
import { fallbackKey, inAvif, pictureKey, picturePath } from './picture-path.ts'

const FOR_A_YEAR = 'public, max-age=31536000, immutable'
/** Short, so that the real picture replaces the placeholder soon. */
const FOR_A_MINUTE = 'public, max-age=60'

const notFound = (c: Context<Api>): Response =>
  c.text('There is no such picture.', 404, { 'Cache-Control': 'no-store' })

const notDrawn = (c: Context<Api>): Response =>
  c.text('The picture cannot be drawn at the moment.', 503, { 'Cache-Control': 'no-store', 'Retry-After': '10' })

/** The stored picture, which a local site draws and stores first. Throws when it cannot be drawn. */
const loadPicture = async ({ PICTURES, DRAWING_URL }: Env, key: string): Promise<R2ObjectBody | null> => {
  const stored = await PICTURES.get(key)
  if (stored !== null || DRAWING_URL === undefined) return stored
  const drawn = await drawPicture(DRAWING_URL, key)
  if (drawn === null) return null
  await PICTURES.put(key, drawn.bytes, { httpMetadata: { contentType: drawn.contentType } })
  return PICTURES.get(key)
}

const sendPicture = async (c: Context<Api>, object: R2ObjectBody, cacheControl: string): Promise<Response> => {
  const svg = object.httpMetadata?.contentType === 'image/svg+xml'
  const headers = new Headers({
    ETag: object.httpEtag,
    'Cache-Control': cacheControl,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(svg
      ? // An SVG opened directly is a document: forbid scripts.
        { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'" }
      : { Vary: 'Accept' }),
  })
  if (namesTag(c.req.header('If-None-Match'), object.httpEtag)) {
    await object.body.cancel()
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Type', object.httpMetadata?.contentType ?? 'image/webp')
  headers.set('Content-Length', String(object.size))
  return new Response(object.body, { headers })
}

/**
 * Sends AVIF to browsers that accept it, otherwise WebP, under one URL. Sends a default picture for a missing one,
 * because an img element shows nothing for a 404.
 */
export const imagesRoute = new Hono<Api>().get('/:resource/:prefix/:id/:name', async (c) => {
  const { resource, prefix, id, name } = c.req.param()
  const path = picturePath(resource, prefix, id, name)
  if (path === null) return notFound(c)
  const acceptsAvif = c.req.header('Accept')?.includes('image/avif') === true
  const inFormats = (key: string): string[] => [...new Set(acceptsAvif ? [inAvif(key), key] : [key])]
  let failed = false
  for (const [own, cacheControl] of [
    [pictureKey(path), FOR_A_YEAR],
    [fallbackKey(path), FOR_A_MINUTE],
  ] as const) {
    for (const key of inFormats(own)) {
      try {
        const object = await loadPicture(c.env, key)
        if (object !== null) return await sendPicture(c, object, cacheControl)
      } catch (error) {
        failed = true
        logLine({ level: 'error', error: 'picture drawing', picture: key, ...reportError('picture drawing', error) })
      }
    }
  }
  return failed ? notDrawn(c) : notFound(c)
})

/** Weak comparison (RFC 9110, section 13.1.2). */
export const namesTag = (ifNoneMatch: string | undefined, tag: string): boolean => {
  if (ifNoneMatch === undefined) return false
  const opaque = tag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((each) => {
    const candidate = each.trim()
    return candidate === '*' || candidate.replace(/^W\//, '') === opaque
  })
}
