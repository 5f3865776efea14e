import { KEPT_PICTURES } from '../offline/cache-names.ts'

/**
 * What a request is to the worker. `page`: the network answers, and a copy or the offline page where it cannot.
 * `sign out`: goes its way, and what is kept of the account is wiped. `file`: of this build. `kept picture`: of
 * an itinerary that was kept, which no server has. `network`: none of the
 * worker's business, as is most of what pages ask for.
 */
export type RequestKind = 'page' | 'plain page' | 'sign out' | 'file' | 'kept picture' | 'network'

type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> }

/** What is visited and has no page to stand in for it: sign-in, downloads, the growth team's pages. */
const WITHOUT_STAND_IN = /^\/(?:api|login|logout|__\w+)(?:\/|$)/

export const kindOfRequest = (request: Asked, origin: string, files: ReadonlySet<string>): RequestKind => {
  const url = new URL(request.url)
  if (url.origin !== origin) return 'network'
  if (request.method === 'POST' && url.pathname === '/logout') return 'sign out'
  if (request.method !== 'GET' || request.headers.has('range')) return 'network'
  if (request.mode === 'navigate') return WITHOUT_STAND_IN.test(url.pathname) ? 'plain page' : 'page'
  if (url.pathname.startsWith(`${KEPT_PICTURES}/`)) return 'kept picture'
  return files.has(url.pathname) ? 'file' : 'network'
}
