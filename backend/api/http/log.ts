import { createMiddleware } from 'hono/factory'
import { logRequest, logLine as write } from '../../http/log.ts'
import { missingSecrets } from '../../http/missing-secrets.ts'
import type { Api } from '../env.ts'
import { SECRETS } from '../env.ts'

/** This worker's line in the log. */
export const logLine = (fields: object): void => write('api', fields)

/** One JSON line per request: what was asked and how it went. No query, body, header or address of anybody. */
export const accessLog = createMiddleware<Api>(async (c, next) => {
  missingSecrets(c.env, 'api', SECRETS)
  const start = performance.now()
  await next()
  logRequest('api', {
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Math.round(performance.now() - start),
    ...(c.error && { error: c.error }),
  })
})
