import { Hono } from 'hono'
import { initialsPicture, pictureUrl } from '../features/session/account-picture.ts'
import { backchannelLogout } from '../features/session/backchannel-logout.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { readForm } from '../gateway/read-form.ts'

/** The signed-in user's picture, at one URL for all users because pages are shared, and the issuer's logout call. */
export const account = new Hono<GatewayApp>()
  .get('/account/picture', (c) => {
    const { session, config } = c.var.visit
    const user = session?.user ?? null
    if (user === null) return c.body(null, 404)
    const url = pictureUrl(user, config.IMAGES_ORIGIN)
    return url === null
      ? c.body(initialsPicture(user.name), 200, { 'content-type': 'image/svg+xml' })
      : c.redirect(url, 302)
  })
  .post('/backchannel-logout', async (c) => {
    const form = await readForm(c.req.raw)
    const isValid = await backchannelLogout(c.var.visit, form?.logout_token)
    return isValid ? c.body(null, 200) : c.json({ error: 'invalid_request' }, 400)
  })
