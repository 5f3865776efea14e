import type { Config, Env } from '../env.ts'
import { isTimeout, recordCall } from '../metrics/record-call.ts'
import { UpstreamError } from './upstream-error.ts'

const TIMEOUT_MS = 2000
/** Longest wait before the one retry. */
const RETRY_JITTER_MS = 150

/** Bounds the retries of this isolate; each call adds a fraction of one. */
const MAX_RETRIES = 20
const RETRIES_PER_CALL = 0.1
let retries = MAX_RETRIES

export type Service = { base: string; fetch: (request: Request) => Promise<Response> }

export type Call = {
  /** For logs, metrics and the breaker: "layouts", "tours". */
  name: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path and query. */
  path: string
  body?: unknown
  /** 2 s unless set. */
  timeoutMs?: number
}

export type UpstreamResponse = { status: number; json: unknown; characters: number }

/** The back end: over the network, or through its binding. */
export const backEnd = ({ API }: Env, { API_URL }: Config): Service => {
  if (API_URL !== undefined) return { base: API_URL.replace(/\/$/, ''), fetch: (request) => fetch(request) }
  if (API === undefined) throw new Error('neither the service binding API nor the variable API_URL is set')
  return { base: 'https://api.internal', fetch: (request) => API.fetch(request) }
}

type Exchange = { env: Env; config: Config; service: Service; headers?: Record<string, string>; canRetry: boolean }

/**
 * Makes a call, within a timeout and with one jittered retry where that is allowed and the isolate's retry budget
 * lasts. A status of 5xx is a failure, 4xx is a response. Throws UpstreamError. Records the outcome and tries.
 */
export const fetchJson = async (exchange: Exchange, call: Call): Promise<UpstreamResponse> => {
  const started = performance.now()
  let tries = 0
  const record = (outcome: string) =>
    recordCall(exchange.env, exchange.config, {
      call: call.name,
      outcome,
      ms: Math.round(performance.now() - started),
      tries,
    })
  const attempt = () => {
    tries++
    return fetchOnce(exchange, call)
  }
  retries = Math.min(retries + RETRIES_PER_CALL, MAX_RETRIES)
  try {
    const response = await attempt().catch(async (error: unknown) => {
      if (!exchange.canRetry || retries < 1) throw error
      retries--
      await new Promise((resolve) => setTimeout(resolve, Math.random() * RETRY_JITTER_MS))
      return attempt()
    })
    record('ok')
    return response
  } catch (error) {
    record(error instanceof UpstreamError ? error.failure : 'network')
    throw error
  }
}

const fetchOnce = async ({ service, headers }: Exchange, call: Call): Promise<UpstreamResponse> => {
  const { name, method = 'GET', path, body, timeoutMs = TIMEOUT_MS } = call
  const request = new Request(service.base + path, {
    method,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'manual',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  let text: string
  let status: number
  try {
    const response = await service.fetch(request)
    status = response.status
    text = await response.text()
  } catch (error) {
    throw isTimeout(error)
      ? new UpstreamError('timeout', name, `${timeoutMs} ms`)
      : new UpstreamError('network', name, String(error))
  }
  if (status >= 500) throw new UpstreamError('status', name, String(status))
  try {
    return { status, json: JSON.parse(text), characters: text.length }
  } catch {
    throw new UpstreamError('not json', name, `${text.length} characters`)
  }
}
