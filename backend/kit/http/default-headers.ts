import { createHash } from 'node:crypto'
import { type Hsts, strictTransportSecurity } from '../../../shared/http/hsts.ts'

type Env = { HSTS?: Hsts }

export const defaultHeaders = ({ HSTS }: Env): Record<string, string> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Strict-Transport-Security': strictTransportSecurity(HSTS),
})

/** Forms may post: the provider's pages have some. */
export const withDefaultHeaders = (original: Response, env: Env): Response => {
  const response = new Response(original.body, original)
  for (const [name, value] of Object.entries(defaultHeaders(env)))
    if (!response.headers.has(name)) response.headers.set(name, name === 'Content-Security-Policy' ? POLICY : value)
  return response
}

const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** CSP source of an inline style. */
export const styleSource = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`
