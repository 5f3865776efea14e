import { createMiddleware } from 'hono/factory'
import type { Identity } from './app.ts'

export const readForm = createMiddleware<Identity>(async (c, next) => {
  c.set('form', Object.fromEntries(new URLSearchParams(await c.req.text())))
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
