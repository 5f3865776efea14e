import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { exceedsLimit, RETRY_AFTER } from '../../../shared/http/rate-limit.ts'
import { readUpTo } from '../../../shared/http/read-up-to.ts'
import { today } from '../../kit/clock.ts'
import type { Api } from '../env.ts'
import { hasValidBearer } from './authorization.ts'
import { jsonError } from './json.ts'
import { lackedScope, loadProgram, type Program, SCOPES } from './token-scopes.ts'

type Binding = 'FORMS_LIMIT' | 'SEARCH_LIMIT'

/** Pictures are counted where no cache has them (images.route.ts). */
const UNCOUNTED = /^\/(healthz|readyz|faults|images)(\/|$)/
const FORMS = /^\/(newsletter(\/|$)|alerts\/leave$|booking\/)/
const BACK_OFFICE = /^\/backoffice(\/|$)/

/** The limit that a request counts against, if any; of the back office one without its token. */
export const rateLimitOf = (method: string, path: string): Binding | null => {
  if (UNCOUNTED.test(path)) return null
  return BACK_OFFICE.test(path) || (method === 'POST' && FORMS.test(path)) ? 'FORMS_LIMIT' : 'SEARCH_LIMIT'
}

const tooMany = (c: Context<Api>) => {
  c.header('Retry-After', RETRY_AFTER)
  return jsonError(c, 429, 'too_many', 'too many requests in a minute')
}

/**
 * Refuses requests of a network address that exceed a limit of wrangler.toml. Requests through a service binding have no
 * address.
 */
export const limitRequests = createMiddleware<Api>(async (c, next) => {
  const name = BACK_OFFICE.test(c.req.path) ? null : rateLimitOf(c.req.method, c.req.path)
  if (name === null || !(await exceedsLimit(c.env[name], c.req.raw.headers))) return next()
  // Parsed while the body is there: the page of the refusal contains the input.
  await c.req.parseBody().catch(() => ({}))
  return tooMany(c)
})

/**
 * Lets programs write by a token with the scope of the call, or by the one of the deployment. Runs before the body is stored: it may be an upload.
 */
export const requireWriteToken = createMiddleware<Api>(async (c, next) => {
  const program = await programOf(c)
  const lacked = program && lackedScope(program, c.req.path)
  if (program !== null && lacked === null) {
    c.set('program', program.name)
    return next()
  }
  const isTooMany = await exceedsLimit(c.env.FORMS_LIMIT, c.req.raw.headers)
  await readUpTo(c.req.raw.body, 0)
  if (isTooMany) return tooMany(c)
  if (lacked !== null) return jsonError(c, 403, 'scope_missing', `the token needs the scope ${lacked}`)
  c.header('WWW-Authenticate', 'Bearer')
  return jsonError(c, 401, 'unauthorized', 'a valid bearer token is required')
})

const programOf = async (c: Context<Api>): Promise<Program | null> => {
  const header = c.req.header('authorization')
  if (await hasValidBearer(header, c.env.API_WRITE_TOKEN)) return { name: 'API_WRITE_TOKEN', scopes: SCOPES }
  const token = /^Bearer ([0-9a-f]{64})$/.exec(header ?? '')?.[1]
  return token === undefined ? null : loadProgram(c.env.DB, token, today(c.env))
}
