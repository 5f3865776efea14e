/** Calls of services, which compare a secret or read nothing: one of them may make many. */
const SERVICE_CALLS = /^\/(codes|request|token|jwks|\.well-known)(\/|$)/

/** The limit that a request counts against, if any: forms cost a slow hash or mail, pages rows of the database. */
export const rateLimitOf = (method: string, path: string): 'SIGN_IN_LIMIT' | 'PAGES_LIMIT' | null => {
  if (SERVICE_CALLS.test(path)) return null
  return method === 'GET' || method === 'HEAD' ? 'PAGES_LIMIT' : 'SIGN_IN_LIMIT'
}
