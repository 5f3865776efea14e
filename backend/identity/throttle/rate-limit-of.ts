/** Values in memory. */
const UNCOUNTED = /^\/(jwks|\.well-known)(\/|$)/

/**
 * The limit that a request without the client's secret counts against, if any: forms cost a slow hash or mail, pages
 * rows of the database.
 */
export const rateLimitOf = (method: string, path: string): 'SIGN_IN_LIMIT' | 'PAGES_LIMIT' | null => {
  if (UNCOUNTED.test(path)) return null
  return method === 'GET' || method === 'HEAD' ? 'PAGES_LIMIT' : 'SIGN_IN_LIMIT'
}
