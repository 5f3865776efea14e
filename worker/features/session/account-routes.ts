import { Hono } from 'hono'
import type { CurrentUser } from '../../../shared/contracts/current-user.ts'
import { imageUrl } from '../../../shared/images/image-url.ts'
import { readForm } from '../../forms/read-form.ts'
import type { GatewayApp } from '../../visit/gateway-app.ts'
import { backchannelLogout } from './backchannel-logout.ts'

/** The picture has one URL for all users, because pages are shared. */
export const accountRoutes = new Hono<GatewayApp>()
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
    if (form === null) return c.json({ error: 'too large' }, 413)
    const isValid = await backchannelLogout(c.var.visit, form.logout_token)
    return isValid ? c.body(null, 200) : c.json({ error: 'invalid_request' }, 400)
  })

const WIDTH = 320

/** null without a picture, and for hosts that the content security policy excludes. */
export const pictureUrl = ({ pictureImage }: CurrentUser, imagesOrigin: string): string | null =>
  pictureImage !== null && new URL(pictureImage.baseUrl).origin === imagesOrigin ? imageUrl(pictureImage, WIDTH) : null

export const initialsPicture = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="#0c6b69"/><text x="32" y="33" fill="#fff" font-family="system-ui,sans-serif" font-size="26" font-weight="700" text-anchor="middle" dominant-baseline="central">${initialsOf(name)}</text></svg>`

/** Letters only, which XML need not escape. */
const initialsOf = (name: string): string => {
  const letters = name
    .trim()
    .split(/\s+/)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
  return [...new Set([0, letters.length - 1])]
    .map((at) => letters[at] ?? '')
    .join('')
    .toUpperCase()
}
