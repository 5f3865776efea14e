import { CACHED_PICTURES_PATH } from '../offline/cache-names.ts'

/** `plain page`: without an offline fallback. `cached picture`: of a saved itinerary, on no server. */
export type RequestKind = 'page' | 'plain page' | 'sign out' | 'file' | 'cached picture' | 'network'

type RequestParts = Pick<Request, 'method' | 'mode' | 'url' | 'destination'> & { headers: Pick<Headers, 'has'> }

const WITHOUT_FALLBACK = /^\/(?:api|login|logout|__\w+)(?:\/|$)/

export const kindOfRequest = (request: RequestParts, origin: string, files: ReadonlySet<string>): RequestKind => {
  const url = new URL(request.url)
  if (url.origin !== origin) return 'network'
  if (request.method === 'POST' && url.pathname === '/logout') return 'sign out'
  if (request.method !== 'GET' || request.headers.has('range')) return 'network'
  if (request.mode === 'navigate') return WITHOUT_FALLBACK.test(url.pathname) ? 'plain page' : 'page'
  if (url.pathname.startsWith(`${CACHED_PICTURES_PATH}/`)) return 'cached picture'
  return files.has(url.pathname) || request.destination === 'style' ? 'file' : 'network'
}
