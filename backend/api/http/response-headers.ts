import { createMiddleware } from 'hono/factory'
import type { Api } from '../env.ts'

const DEFAULTS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/** What every response carries unless its route says otherwise. */
export const responseHeaders = createMiddleware<Api>(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(DEFAULTS)) if (!c.res.headers.has(name)) c.header(name, value)
})
