import { createMiddleware } from 'hono/factory'
import { logRequest, logLine as write } from '../../http/log.ts'
import { missingSecrets } from '../../http/missing-secrets.ts'
import { type Api, SECRETS } from '../env.ts'

export const logLine = (fields: object): void => write('api', fields)

export const failureName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/** Without query, body, headers or email. */
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
