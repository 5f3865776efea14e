import { DEFAULT_HEADERS } from '../http/default-headers.ts'

/** Forms may post: the provider's pages have some. */
export const withDefaultHeaders = (answer: Response): Response => {
  const response = new Response(answer.body, answer)
  for (const [name, value] of Object.entries(DEFAULT_HEADERS))
    if (!response.headers.has(name)) response.headers.set(name, name === 'Content-Security-Policy' ? POLICY : value)
  return response
}

const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"
