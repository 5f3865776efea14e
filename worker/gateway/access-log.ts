import { createMiddleware } from 'hono/factory'
import { makeDataLog } from '../data/data-log.ts'
import { readConfig } from '../env.ts'
import { logLine } from '../log-line.ts'
import type { GatewayApp } from './gateway-app.ts'
import { requestUrl } from './request-url.ts'

/**
 * First and last step: gives the request its id and writes one JSON line about it. Nothing of the visitor is in
 * the line: no address, no cookie, no query, and the path only as the route's name.
 */
export const accessLog = createMiddleware<GatewayApp>(async (c, next) => {
  const config = readConfig(c.env)
  const started = performance.now()
  const requestId = c.req.header('cf-ray') ?? crypto.randomUUID()
  const dataLog = makeDataLog()
  c.set('config', config)
  c.set('requestId', requestId)
  c.set('url', requestUrl(c.req.url))
  c.set('log', {})
  c.set('dataLog', dataLog)
  await next()
  const { pageData, ...fields } = c.get('log')
  const ms = Math.round(performance.now() - started)
  const data = [...dataLog.entries, ...(pageData?.calls ?? [])]
  const dropped = [...dataLog.dropped, ...(pageData?.dropped ?? [])]
  // Straight on the headers: Hono's c.header() would make a finished answer's bytes a stream.
  c.res.headers.set('x-request-id', requestId)
  if (!config.isProduction) c.res.headers.set('server-timing', serverTiming(ms, fields.page, data))
  logLine(config, {
    id: requestId,
    method: c.req.method,
    status: c.res.status,
    ms,
    ...fields,
    ...(data.length > 0 && { data }),
    ...(dropped.length > 0 && { dropped }),
  })
})

const serverTiming = (ms: number, page: string | undefined, data: object[]): string =>
  [
    `gateway;dur=${ms}`,
    ...(page === undefined ? [] : [`page;desc="${page}"`]),
    ...data.map((each) => {
      const { call, state, ms: took } = each as { call: string; state: string; ms: number }
      return `${call.replace(/\W/g, '-')};desc="${state}";dur=${took}`
    }),
  ].join(', ')
