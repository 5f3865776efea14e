import { type Context, Hono } from 'hono'
import { exceedsLimit, RETRY_AFTER } from '../../shared/http/rate-limit.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'
import { fileOfOtherBuild } from './builds.ts'
import { partOf } from './byte-range.ts'

const HASHED = /^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/
/** The service worker: caches must not delay a new one. */
const WORKER = '/sw.js'
const SHARE_PICTURE = '/share.jpg'
/** Listed, so that no other path reaches the file store. */
const FILES = [
  '/assets/:path{.+}',
  ...['/favicon.svg', SHARE_PICTURE, WORKER],
  '/icons/:icon{[a-z]+-\\d\\d\\d?\\.png}',
  '/videos/:video{[a-z0-9-]+(?:\\.[a-z][a-z])?\\.(?:webm|mp4|vtt)}',
]

const serveFile = async (c: Context<GatewayApp>): Promise<Response> => {
  const { pathname } = c.get('url')
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('', 405, { allow: 'GET, HEAD' })
  c.get('log').route = 'static'
  const own = await c.env.ASSETS.fetch(
    new Request(c.req.url, { method: c.req.method, headers: conditional(c.req.raw) }),
  )
  const isOther = own.status === 404 && HASHED.test(pathname)
  if (isOther && (await exceedsLimit(c.env.PATHS_LIMIT, c.req.raw.headers)))
    return c.text('', 429, { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' })
  const found = isOther ? ((await fileOfOtherBuild(c.env, pathname)) ?? own) : own
  const response = new Response(found.body, found)
  const isCacheable = found.ok || found.status === 304
  response.headers.set('cache-control', isCacheable ? lifetimeOf(pathname) : 'no-store')
  // Other sites show it with links to pages, and mail programs the icon as our logo.
  if (pathname === SHARE_PICTURE || pathname.startsWith('/icons/'))
    response.headers.set('cross-origin-resource-policy', 'cross-origin')
  return partOf(response, c.req.method === 'GET' ? (c.req.header('range') ?? null) : null)
}

const lifetimeOf = (pathname: string): string => {
  if (pathname === WORKER) return 'no-cache'
  return HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

const conditional = (request: Request): HeadersInit => {
  const tag = request.headers.get('if-none-match')
  return tag === null ? {} : { 'if-none-match': tag }
}

export const staticFiles = new Hono<GatewayApp>()
  // Browsers request it for documents that name no icon, such as JSON.
  .all('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))
  .on('ALL', FILES, serveFile)
