import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { BACKOFFICE_CLIENT } from '../clients.ts'
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

const hasCredentials = (c: Context<Identity>, id: string, secret: string | undefined): boolean => {
  const credentials = credentialsOf(c.req.header('authorization'))
  return Boolean(secret) && timingSafeEqual(digest(credentials), digest(`${id}:${secret}`))
}

/** Whether the request has the storefront's id and secret. */
export const isClient = (c: Context<Identity>): boolean => hasCredentials(c, c.env.CLIENT_ID, c.env.CLIENT_SECRET)

const isBackOffice = (c: Context<Identity>): boolean => hasCredentials(c, BACKOFFICE_CLIENT, c.env.BACKOFFICE_SECRET)

const only = (isKnown: (c: Context<Identity>) => boolean) =>
  createMiddleware<Identity>(async (c, next) => {
    if (isKnown(c)) return next()
    const error = { code: 'unauthorized', message: 'the client’s credentials are required' }
    return c.json({ success: false, error }, 401, { 'www-authenticate': 'Basic' })
  })

export const storefrontOnly = only(isClient)

/** Clients with a secret. */
export const clientOnly = only((c) => isClient(c) || isBackOffice(c))
