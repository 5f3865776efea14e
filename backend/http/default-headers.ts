import { createHash } from 'node:crypto'

export const DEFAULT_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Strict-Transport-Security': 'max-age=31536000',
}

/** Forms may post: the provider's pages have some. */
export const withDefaultHeaders = (answer: Response): Response => {
  const response = new Response(answer.body, answer)
  for (const [name, value] of Object.entries(DEFAULT_HEADERS))
    if (!response.headers.has(name)) response.headers.set(name, name === 'Content-Security-Policy' ? POLICY : value)
  return response
}

const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** CSP source of an inline style. */
export const styleSource = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`
