import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Identity } from './app.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Id and secret in Basic credentials, whose parts OAuth encodes (RFC 6749, section 2.3.1). */
const credentialsOf = (header: string | undefined): string => {
  try {
    return decodeURIComponent(atob(/^Basic (\S+)$/.exec(header ?? '')?.[1] ?? ''))
  } catch {
    return ''
  }
}

/** Whether the request has the storefront's id and secret. */
export const isClient = (c: Context<Identity>): boolean => {
  const { CLIENT_ID, CLIENT_SECRET } = c.env
  const credentials = credentialsOf(c.req.header('authorization'))
  return Boolean(CLIENT_SECRET) && timingSafeEqual(digest(credentials), digest(`${CLIENT_ID}:${CLIENT_SECRET}`))
}

export const clientOnly = createMiddleware<Identity>(async (c, next) => {
  if (isClient(c)) return next()
  const error = { code: 'unauthorized', message: 'the client’s credentials are required' }
  return c.json({ success: false, error }, 401, { 'www-authenticate': 'Basic' })
})
