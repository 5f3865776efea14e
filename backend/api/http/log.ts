import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { TRACE_HEADER } from '../../../shared/http/trace.ts'
import { logRequest, logServiceLine, traceField } from '../../kit/http/log.ts'
import { missingSecrets } from '../../kit/http/missing-secrets.ts'
import { type Api, SECRETS } from '../env.ts'

export const logLine = (fields: object): void => logServiceLine('api', fields)

export const failureName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/** The route as it is declared ("/wishlist/shared/:share"): parts of a path can be secret. */
const declaredPath = (c: Context<Api>): string =>
  matchedRoutes(c)
    .map(({ path }) => path)
    .findLast((path) => !path.endsWith('*')) ?? 'unknown'

/** Without query, body, headers or email. */
export const accessLog = createMiddleware<Api>(async (c, next) => {
  missingSecrets(c.env, 'api', SECRETS)
  const start = performance.now()
  await next()
  logRequest('api', {
    method: c.req.method,
    path: declaredPath(c),
    status: c.res.status,
    ms: Math.round(performance.now() - start),
    ...traceField(c.req.header(TRACE_HEADER)),
    ...(c.error && c.res.status >= 500 && { error: c.error }),
  })
})
