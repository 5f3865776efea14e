import { createMiddleware } from 'hono/factory'
import type { Identity } from '../http/app.ts'
import { signedCookie } from '../http/signed-cookie.ts'
import { COOKIES } from '../provider.ts'

/** Redirects directly without a session; with one the provider asks first, because any site can link here. */
export const endSession = createMiddleware<Identity>(async (c, next) => {
  const { client_id: clientId, post_logout_redirect_uri: back = '', state } = c.req.query()
  const id = signedCookie(c, COOKIES.session)
  const session = id === undefined ? undefined : await c.get('provider').Session.find(id)
  if (session?.accountId !== undefined) return next()
  const client = clientId === undefined ? undefined : await c.get('provider').Client.find(clientId)
  if (client?.postLogoutRedirectUris?.includes(back) !== true) return c.redirect('/session/end/success', 303)
  const target = new URL(back)
  if (state !== undefined) target.searchParams.set('state', state)
  return c.redirect(target.href, 303)
})
