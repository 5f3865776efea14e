import { createMiddleware } from 'hono/factory'
import type { Api } from '../env.ts'

/** One JSON line per request: what was asked and how it went. No query, body, header or address of anybody. */
export const accessLog = createMiddleware<Api>(async (c, next) => {
  const start = performance.now()
  await next()
  logLine({
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Math.round(performance.now() - start),
    ...(c.error && { error: c.error.message }),
  })
})

/** The only place that writes to the log. */
function logLine(line: Record<string, string | number>): void {
  // biome-ignore lint/suspicious/noConsole: standard output is the log.
  console.log(JSON.stringify({ service: 'api', ...line }))
}
