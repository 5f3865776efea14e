import type { Context } from 'hono'
import { imageUrl } from '../../../shared/images/image-url.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { initialsPicture } from './initials-picture.ts'

const WIDTH = 320

/**
 * `GET /api/account/picture`: the picture of whoever is signed in. Pages are the same for everybody, so they all name
 * this one address; only browsers whose page shows the signed-in header ask for it.
 */
export const picture = (c: Context<GatewayApp>): Response => {
  const user = c.get('session')?.user
  if (user === null || user === undefined) return c.body(null, 404)
  const { IMAGES_ORIGIN } = c.get('config')
  const { pictureImage } = user
  // The policy lets no other host's pictures in.
  if (pictureImage !== null && new URL(pictureImage.baseUrl).origin === IMAGES_ORIGIN)
    return c.redirect(imageUrl(pictureImage, WIDTH), 302)
  return c.body(initialsPicture(user.name), 200, { 'content-type': 'image/svg+xml' })
}
