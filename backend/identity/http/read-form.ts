import { createMiddleware } from 'hono/factory'
import type { Identity } from './app.ts'

const MAX_FORM_BYTES = 8192

/** Reads a form post: small, of text fields only. First of all: a body that nobody reads costs the connection. */
export const readForm = createMiddleware<Identity>(async (c, next) => {
  const text = await c.req.text()
  if (text.length > MAX_FORM_BYTES) return c.text('Payload too large', 413)
  c.set('form', Object.fromEntries(new URLSearchParams(text)))
  return next()
})

/**
 * Refuses a form post of another site. Cookies are SameSite=Lax already; this is the second lock. A browser that
 * says neither `Origin` nor `Sec-Fetch-Site` is let in where the address itself is a secret (`secretPath`).
 */
export const rejectCrossSiteForms = (secretPath: boolean) =>
  createMiddleware<Identity>(async (c, next) => {
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const foreign = (origin !== undefined && origin !== c.env.ISSUER) || (site !== undefined && site !== 'same-origin')
    if (foreign || (origin === undefined && site === undefined && !secretPath)) return c.text('Forbidden', 403)
    return next()
  })
