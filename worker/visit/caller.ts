import type { UserCallContext } from '../data/user-client.ts'
import { sanitizeReturnUrl } from './return-url.ts'
import type { Visit } from './visit.ts'

/** Visit, or the part of it that is known before the session. */
export type Caller = Pick<Visit, 'request' | 'url' | 'market' | 'config' | 'visitor'>

export const ownOrigins = ({ url, config, market }: Pick<Visit, 'url' | 'config' | 'market'>): readonly string[] => [
  url.origin,
  config.SITE_ORIGINS[market.id],
]

/**
 * Visitor data of a call (spec section 7).
 * @param page URL of the page that the visitor is on; default: this request's, or for forms and scripts' calls the
 * referring one
 */
export const callContext = (caller: Caller, page?: string): UserCallContext => {
  const { request, url, visitor } = caller
  const requested = request.method === 'GET' || request.method === 'HEAD' ? url.pathname : null
  const own = ownOrigins(caller)
  const [path = '/'] = [page, requested, request.headers.get('referer')].flatMap(
    (each) => sanitizeReturnUrl(each, own)?.split('?')[0] ?? [],
  )
  return { path, anonymousId: visitor.deviceId }
}
