import type { UserCallContext } from '../data/user-client.ts'
import { sanitizeReturnUrl } from './return-url.ts'
import type { Visit } from './visit.ts'

/** Visit, or the part of it that is known before the session. */
export type Caller = Pick<Visit, 'request' | 'returnField' | 'url' | 'market' | 'config' | 'visitor'>

export const ownOrigins = ({ url, config, market }: Pick<Visit, 'url' | 'config' | 'market'>): readonly string[] => [
  url.origin,
  config.SITE_ORIGINS[market.id],
]

export const ipOf = ({ request }: Pick<Visit, 'request'>): string | null => request.headers.get('cf-connecting-ip')

/** URL of the page that a form or script's call comes from: the referring one, else the one that the form names. */
export const referrerOf = ({
  request,
  returnField,
  url,
}: Pick<Visit, 'request' | 'returnField' | 'url'>): string | null =>
  request.headers.get('referer') ?? (returnField?.startsWith('/') ? url.origin + returnField : null)

/**
 * Visitor data of a call (spec section 7).
 * @param page URL of the page that the visitor is on; default: this request's, or for forms and scripts' calls the
 * referring one; without its query, which opens shared lists
 */
export const callContext = (caller: Caller, page?: string): UserCallContext => {
  const { request, url, visitor } = caller
  const requested = request.method === 'GET' || request.method === 'HEAD' ? url.pathname : null
  const own = ownOrigins(caller)
  const [path = '/'] = [page, requested, referrerOf(caller)].flatMap(
    // A long query is no reason to name another page.
    (each) => sanitizeReturnUrl(each?.split('?')[0], own) ?? [],
  )
  return { path, anonymousId: visitor.deviceId }
}
