import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { TRACE_HEADER, traceIn } from '../../shared/http/trace.ts'
import { type Config, type Env, readConfig } from '../env.ts'
import { sendError } from '../features/errors/send-error.ts'
import { logLine } from '../telemetry/log-line.ts'
import { metricsOf } from '../telemetry/metrics.ts'
import { requestPoint } from '../telemetry/points.ts'
import { type FinishedRequest, linesOf } from '../telemetry/request-lines.ts'
import { type DataLogEntry, makeDataLog } from '../telemetry/request-log.ts'
import { traceOf } from '../telemetry/trace.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'
import { requestUrl } from '../visit/request-url.ts'

/** First and last step: creates the request's id, logs its lines without personal data, and counts it. */
export const accessLogStep = createMiddleware<GatewayApp>(async (c, next) => {
  const config = readConfig(c.env)
  const started = performance.now()
  const id = requestIdOf(c.req.header('cf-ray'))
  const dataLog = makeDataLog()
  c.set('config', config)
  c.set('requestId', id)
  const trace = traceIn(c.req.header(TRACE_HEADER)) ?? traceOf(id)
  c.set('trace', trace)
  c.set('url', requestUrl(c.req.url))
  c.set('log', { trace })
  c.set('dataLog', dataLog)
  await next()
  const { pageData, report = pageData?.report, ...fields } = c.get('log')
  const ms = Math.round(performance.now() - started)
  const data = [...dataLog.entries, ...(pageData?.calls ?? [])]
  const dropped = [...dataLog.dropped, ...(pageData?.dropped ?? [])]
  // Directly on the headers: Hono's c.header() would turn a finished body's bytes into a stream.
  c.res.headers.set('x-request-id', id)
  if (!config.isProduction) c.res.headers.set('server-timing', serverTiming(ms, fields.page, data))
  recordRequest(c.env, config, { id, method: c.req.method, status: c.res.status, ms, fields, report, data, dropped })
  if (report === undefined) return
  const error = { id, report, name: fields.error, market: fields.market, route: fields.route }
  c.executionCtx.waitUntil(sendError({ env: c.env, config }, error))
})

/** @param log default: writes each line at once */
export const recordRequest = (
  env: Env,
  config: Config,
  request: FinishedRequest,
  log: (config: Config, line: object) => void = logLine,
): void => {
  for (const line of linesOf(request, config)) log(config, line)
  metricsOf(env)?.write(requestPoint(request, env.VERSION?.id ?? ''))
}

export const requestIdOf = (ray: string | null | undefined): string =>
  typeof ray === 'string' && /^[0-9a-zA-Z-]{8,40}$/.test(ray) ? ray : crypto.randomUUID()

export const serverTiming = (ms: number, page: string | undefined, data: readonly DataLogEntry[]): string =>
  [
    `gateway;dur=${ms}`,
    ...(page === undefined ? [] : [`page;desc="${page}"`]),
    ...data.map(({ call, state, ms: took }) => `${call.replace(/\W/g, '-')};desc="${state}";dur=${took}`),
  ].join(', ')

/** The API's route as it is declared, for the log: "/api/banners/:id/close"; "api" for unknown ones. */
export const apiRouteStep = createMiddleware<GatewayApp>(async (c, next) => {
  const declared = matchedRoutes(c).filter(({ path }) => path.startsWith('/api/') && !path.endsWith('*'))
  c.get('log').route = declared.at(-1)?.path ?? 'api'
  return next()
})
