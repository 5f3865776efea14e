import { VERSION_HEADER } from '../../shared/contracts/changes.ts'
import { readResponseBody, TooLarge } from '../../shared/http/read-up-to.ts'
import { TRACE_HEADER } from '../../shared/http/trace.ts'
import { textOf } from '../../shared/log/error-report.ts'
import type { Config, Env } from '../env.ts'
import { logLine } from '../telemetry/log-line.ts'
import { recordCall } from '../telemetry/metrics.ts'
import { traceparentOf } from '../telemetry/trace.ts'
import { type Reply, sendTogether } from './batch.ts'

const TIMEOUT_MS = 2000
/** Longest response: several are in an isolate at once, several times as large when parsed. */
const MAX_RESPONSE_BYTES = 2_000_000
const RETRY_JITTER_MS = 150

/** Retry budget of this isolate, in calls. */
const CALLS_PER_RETRY = 10
const MAX_BUDGET = 20 * CALLS_PER_RETRY
let budget = MAX_BUDGET

export type UpstreamFailure =
  | 'timeout'
  | 'network'
  | 'status'
  | 'too large'
  | 'not json'
  | 'contract'
  /** The back end does not have the call: what it is for is absent from pages. */
  | 'missing'
  | 'circuit open'
  | 'deadline'

/** The back end is late, unreachable or responds unexpectedly. Visitors never see the message. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly failure: UpstreamFailure
  readonly detail: string

  constructor(failure: UpstreamFailure, call: string, detail: string) {
    super(`${call}: ${failure} (${detail})`)
    this.failure = failure
    this.detail = detail
  }
}

export type Service = { base: string; fetch: (request: Request) => Promise<Response> }

/** The back end does not have a call: pages are without what it is for, and none is broken. */
export const isMissingCall = (error: unknown): boolean => error instanceof UpstreamError && error.failure === 'missing'

export const serviceAt = (base: string, binding?: Fetcher): Service => ({
  base: base.replace(/\/$/, ''),
  fetch: (request) => (binding === undefined ? fetch(request) : binding.fetch(request)),
})

export const backEnd = ({ API }: Env, { API_URL }: Config): Service => {
  if (API_URL !== undefined) return serviceAt(API_URL)
  if (API === undefined) throw new Error('neither the service binding API nor the variable API_URL is set')
  return serviceAt('https://api.internal', API)
}

export type CallContext = {
  env: Env
  config: Config
  /** In ms of `config.realNow`: then the page responds without the calls that are still running. */
  deadline?: number | undefined
  /** Trace id that calls of the back end carry on (W3C trace context). */
  trace?: string | undefined
}

/** Header of the page entrypoint's requests: it is not part of the cache key. */
export const DEADLINE_HEADER = 'x-deadline'

/** In ms of `config.realNow`. */
export const pageDeadline = ({ realNow, PAGE_TIMEOUT_MS }: Config): number => realNow() + PAGE_TIMEOUT_MS

/** In ms, of all tries of a back-end call. */
export const callTimeout = ({ PAGE_TIMEOUT_MS }: Config): number => PAGE_TIMEOUT_MS * 0.8

/** In ms; Infinity without a deadline. */
export const timeLeft = ({ config, deadline }: CallContext): number =>
  deadline === undefined ? Number.POSITIVE_INFINITY : deadline - config.realNow()

/** Throws UpstreamError after the page's deadline. */
const timeoutWithin = (context: CallContext, { name, timeoutMs = callTimeout(context.config) }: Call): number => {
  const left = timeLeft(context)
  if (left <= 0) throw deadlineError(context, name)
  return Math.min(timeoutMs, left)
}

export const deadlineError = ({ config }: CallContext, call: string): UpstreamError =>
  new UpstreamError('deadline', call, `${config.PAGE_TIMEOUT_MS} ms of the page`)

export type ExternalCall = RequestInit & {
  /** Names the call in logs and metrics. */
  name: string
  url: string
  /** Default 2 s; a `signal` replaces it. */
  timeoutMs?: number
  service?: Service
}

/**
 * Calls a service other than the back end, once and within a timeout, and records the outcome. The caller cancels the
 * body, or limits its stream.
 */
export const fetchExternal = (
  context: CallContext,
  { name, url, timeoutMs = TIMEOUT_MS, service = serviceAt(url), ...init }: ExternalCall,
): Promise<Response> => {
  const request = new Request(url, { ...init, signal: init.signal ?? AbortSignal.timeout(timeoutMs) })
  return recordOutcome(context, name, {
    work: () => service.fetch(request),
    outcomeOf: ({ status }) => (status >= 500 ? 'status' : 'ok'),
  })
}

/** Calls like `fetchExternal`, and reads at most `maxBytes`. Throws UpstreamError for more. */
export const readExternal = async (
  context: CallContext,
  { maxBytes, ...call }: ExternalCall & { maxBytes: number },
): Promise<Response> => {
  const response = await fetchExternal(context, call)
  const bytes = await readLimited(context, call.name, response, maxBytes)
  return new Response(bytes.length === 0 ? null : bytes, response)
}

const readLimited = async (
  context: CallContext,
  call: string,
  response: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  try {
    return await readResponseBody(call, response, maxBytes)
  } catch (error) {
    throw error instanceof TooLarge ? tooLarge(context, call, error) : error
  }
}

const tooLarge = ({ config }: CallContext, call: string, { bytes, message }: TooLarge): UpstreamError => {
  logLine(config, { call, failure: 'too large', bytes })
  return new UpstreamError('too large', call, message)
}

export type Call = {
  /** For logs, metrics and the breaker: "layouts", "tours". */
  name: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** Time of all tries; default `callTimeout`. */
  timeoutMs?: number
}

type Exchange = CallContext & {
  service: Service
  headers?: Record<string, string>
  canRetry: boolean
  /** Stands for the request whose calls may be sent together. */
  batch?: object | undefined
}

/**
 * Calls a JSON API, with at most one jittered retry, and records the outcome. 5xx is a failure, 4xx a response. Both
 * tries share one timeout: a slow back end is never called twice. Throws UpstreamError.
 */
export const fetchJson = async (exchange: Exchange, call: Call): Promise<Reply> => {
  const timeoutMs = timeoutWithin(exchange, call)
  const signal = AbortSignal.timeout(timeoutMs)
  let tries = 0
  const attempt = () => {
    tries++
    return fetchOnce(exchange, { ...call, timeoutMs }, signal)
  }
  budget = Math.min(budget + 1, MAX_BUDGET)
  return recordOutcome(exchange, call.name, {
    work: () =>
      attempt().catch(async (error: unknown) => {
        const isHopeless = error instanceof UpstreamError && error.failure === 'too large'
        if (!exchange.canRetry || isHopeless || signal.aborted || budget < CALLS_PER_RETRY) throw error
        budget -= CALLS_PER_RETRY
        await new Promise((resolve) => setTimeout(resolve, Math.random() * RETRY_JITTER_MS))
        if (signal.aborted) throw error
        return attempt()
      }),
    tries: () => tries,
  })
}

const fetchOnce = async (exchange: Exchange, call: Call, signal: AbortSignal): Promise<Reply> => {
  const { name, method = 'GET', path, body, timeoutMs } = call
  const alone = () => fetchAlone(exchange, call, signal)
  try {
    const reply = await (exchange.batch !== undefined && (method === 'GET' || method === 'POST')
      ? sendTogether(exchange.batch, batchTarget(exchange, signal), { call: { method, path, body }, alone, signal })
      : alone())
    if (reply.status >= 500) throw new UpstreamError('status', name, String(reply.status))
    return reply
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    if (error instanceof TooLarge) throw tooLarge(exchange, name, error)
    throw isTimeout(error)
      ? new UpstreamError('timeout', name, `${timeoutMs} ms`)
      : new UpstreamError('network', name, textOf(error))
  }
}

const batchTarget = ({ service, headers, trace }: Exchange, signal: AbortSignal) => ({
  base: service.base,
  most: MAX_RESPONSE_BYTES,
  post: (path: string, body: unknown) =>
    service.fetch(requestOf(service, { method: 'POST', path, body }, traced(headers, trace), signal)),
})

const fetchAlone = async (exchange: Exchange, { name, ...call }: Call, signal: AbortSignal): Promise<Reply> => {
  const { service, headers, trace } = exchange
  const response = await service.fetch(requestOf(service, call, traced(headers, trace), signal))
  const { status } = response
  const version = Number(response.headers.get(VERSION_HEADER) ?? Number.NaN)
  const text = new TextDecoder().decode(await readLimited(exchange, name, response, MAX_RESPONSE_BYTES))
  if (status >= 500) return { status, json: null, characters: text.length, version: null }
  try {
    return {
      status,
      json: JSON.parse(text),
      characters: text.length,
      version: Number.isSafeInteger(version) ? version : null,
    }
  } catch {
    // What has no such path need not be the API.
    if (status === 404 || status === 405) return { status, json: null, characters: text.length, version: null }
    throw new UpstreamError('not json', name, `${text.length} characters`)
  }
}

const traced = (headers: Record<string, string> | undefined, trace: string | undefined) =>
  trace === undefined ? headers : { ...headers, [TRACE_HEADER]: traceparentOf(trace) }

const requestOf = (
  { base }: Service,
  { method = 'GET', path, body }: Pick<Call, 'method' | 'path' | 'body'>,
  headers: Record<string, string> | undefined,
  signal: AbortSignal,
) =>
  new Request(base + path, {
    method,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    signal,
    redirect: 'manual',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

export const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

type Recorded<T> = { work: () => Promise<T>; outcomeOf?: (result: T) => string; tries?: () => number }

export const recordOutcome = async <T>(
  { env, config }: CallContext,
  call: string,
  { work, outcomeOf = () => 'ok', tries = () => 1 }: Recorded<T>,
): Promise<T> => {
  const started = performance.now()
  const record = (outcome: string) =>
    recordCall(env, config, { call, outcome, ms: Math.round(performance.now() - started), tries: tries() })
  try {
    const result = await work()
    record(outcomeOf(result))
    return result
  } catch (error) {
    record(error instanceof UpstreamError ? error.failure : isTimeout(error) ? 'timeout' : 'network')
    throw error
  }
}
