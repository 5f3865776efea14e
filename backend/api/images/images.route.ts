import { type Context, Hono } from 'hono'
import type { Api } from '../env.ts'
import { fallbackKey, pictureKey, picturePath } from './picture-path.ts'

const FOR_A_YEAR = 'public, max-age=31536000, immutable'
/** Short, so that the real picture replaces the placeholder soon. */
const FOR_A_MINUTE = 'public, max-age=60'

const notFound = (c: Context<Api>): Response =>
  c.text('There is no such picture.', 404, { 'Cache-Control': 'no-store' })

const sendObject = async (c: Context<Api>, key: string, cacheControl: string): Promise<Response | null> => {
  const object = await c.env.PICTURES.get(key)
  if (object === null) return null
  const svg = object.httpMetadata?.contentType === 'image/svg+xml'
  const headers = new Headers({
    ETag: object.httpEtag,
    'Cache-Control': cacheControl,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // An SVG opened directly is a document: forbid scripts.
    ...(svg && {
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    }),
  })
  if (namesTag(c.req.header('If-None-Match'), object.httpEtag)) {
    await object.body.cancel()
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Type', object.httpMetadata?.contentType ?? 'image/webp')
  headers.set('Content-Length', String(object.size))
  return new Response(object.body, { headers })
}

/** Sends a default picture for a missing one, because an img element shows nothing for a 404. */
export const imagesRoute = new Hono<Api>().get('/:resource/:prefix/:id/:name', async (c) => {
  const { resource, prefix, id, name } = c.req.param()
  const path = picturePath(resource, prefix, id, name)
  if (path === null) return notFound(c)
  return (
    (await sendObject(c, pictureKey(path), FOR_A_YEAR)) ??
    (await sendObject(c, fallbackKey(path), FOR_A_MINUTE)) ??
    notFound(c)
  )
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
