import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Identity } from './app.ts'

/** A cookie of the provider; undefined without the signature that it sets beside it. */
export const signedCookie = (c: Context<Identity>, name: string): string | undefined => {
  const value = getCookie(c, name)
  const given = Buffer.from(getCookie(c, `${name}.sig`) ?? '')
  const expected = createHmac('sha1', c.env.SIGNING_KEY).update(`${name}=${value}`).digest('base64url')
  return given.length === expected.length && timingSafeEqual(given, Buffer.from(expected)) ? value : undefined
}
