import { createMiddleware } from 'hono/factory'
import type { Identity } from './app.ts'

const MAX_FORM_BYTES = 8192

/** Runs first: an unread body closes the connection. */
export const readForm = createMiddleware<Identity>(async (c, next) => {
  const text = await c.req.text()
  if (text.length > MAX_FORM_BYTES) return c.text('Payload too large', 413)
  c.set('form', Object.fromEntries(new URLSearchParams(text)))
  return next()
})

/** Complements SameSite=Lax. Without `Origin` and `Sec-Fetch-Site` only secret paths pass. */
export const rejectCrossSiteForms = (secretPath: boolean) =>
  createMiddleware<Identity>(async (c, next) => {
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const foreign = (origin !== undefined && origin !== c.env.ISSUER) || (site !== undefined && site !== 'same-origin')
    if (foreign || (origin === undefined && site === undefined && !secretPath)) return c.text('Forbidden', 403)
    return next()
  })
