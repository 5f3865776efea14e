import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { translators } from '../../markets/translate.ts'
import { readForm } from '../forms/read-form.ts'
import { hasPrivateModal } from '../modals/read-modal.ts'
import { privatePage } from '../response/private-page.ts'
import { ownOrigins } from '../visit/caller.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'
import { sanitizeReturnUrl } from '../visit/return-url.ts'
import type { Visit } from '../visit/visit.ts'

/** Posts that are the same for all visitors. */
const ANYBODYS = /^\/api\/(events|consent|currency|banners)(\/|$)/
const PRIVATE_CALLS = ['/api/wishlist', '/api/my-data']

/**
 * While the sessions do not respond, nothing of a visitor who may be signed in is done as if for an anonymous one: no
 * heart goes to another list, and no sign-out leaves a session behind.
 */
export const knownSessionStep = createMiddleware<GatewayApp>(async (c, next) => {
  const { visit } = c.var
  if (!visit.isSessionUnknown || visit.visitor.isPrefetch || !dependsOnSession(visit)) return next()
  const response = await respond(c, visit)
  response.headers.set('retry-after', '10')
  return response
})

const dependsOnSession = ({ request, url, market: { paths } }: Visit): boolean =>
  request.method === 'GET' || request.method === 'HEAD'
    ? [paths.wishlist, paths.alerts, paths.login, paths['login-redirect'], ...PRIVATE_CALLS].includes(url.pathname) ||
      hasPrivateModal(url.searchParams)
    : !ANYBODYS.test(url.pathname)

const respond = async (c: Context<GatewayApp>, visit: Visit): Promise<Response> => {
  const { request, url, market } = visit
  const { method } = request
  // An unread body would cost the connection, and the response with it.
  if (method !== 'GET' && method !== 'HEAD') await readForm(request)
  if (c.req.header('accept')?.includes('application/json'))
    return c.json({ message: translators[market.id]('account.sessionText') }, 503)
  const from = sanitizeReturnUrl(request.headers.get('referer'), ownOrigins(visit)) ?? '/'
  const retry = method === 'GET' ? url.pathname + url.search : from
  return privatePage(c, { view: 'sign-in', model: { message: 'session', retry } })
}
