import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Identity } from './app.ts'

/** A cookie of the provider; undefined without the signature that it sets beside it. */
export const signedCookie = (c: Context<Identity>, name: string): string | undefined => {
  const value = getCookie(c, name)
  const given = Buffer.from(getCookie(c, `${name}.sig`) ?? '')
  const expected = Buffer.from(signatureOf(c, name, value))
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined
}

/** Sets a cookie as the provider does. */
export const setSignedCookie = (c: Context<Identity>, name: string, value: string, maxAge: number): void => {
  const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge } as const
  setCookie(c, name, value, attributes)
  setCookie(c, `${name}.sig`, signatureOf(c, name, value), attributes)
}

const signatureOf = (c: Context<Identity>, name: string, value: string | undefined): string =>
  createHmac('sha1', c.env.SIGNING_KEY).update(`${name}=${value}`).digest('base64url')
