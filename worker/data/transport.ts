import type { Config, Env } from '../env.ts'
import { recordCall } from '../metrics/record-call.ts'
import { type CircuitBreaker, makeCircuitBreaker } from './circuit-breaker.ts'
import { isTimeout, UpstreamError } from './upstream-error.ts'

const TIMEOUT_MS = 2000
/** Longest wait before the one retry of a read. */
const RETRY_JITTER_MS = 150

export type Call = {
  /** Which call of the back end it is, for logs and its breaker: "layouts", "tours". */
  name: string
  method: 'GET' | 'POST'
  /** Path and query on the back end. */
  path: string
  body?: unknown
}

export type UpstreamResponse = { status: number; json: unknown }

type Port = { fetch: (request: Request) => Promise<Response>; base: string }

/** One breaker for each kind of call: what is broken behind one address says nothing about the others. */
const breakers = new Map<string, CircuitBreaker>()
const breakerOf = (name: string): CircuitBreaker => {
  const known = breakers.get(name)
  if (known !== undefined) return known
  const made = makeCircuitBreaker()
  breakers.set(name, made)
  return made
}

/**
 * Asks the back end: 2 s timeout, one jittered retry (all our calls are reads), circuit breaker. Answers of 5xx
 * count as failures; 4xx are answers. Throws UpstreamError. Sends no header of any visitor. Each call is counted
 * (worker/metrics), those that the breaker holds back included.
 * @param random in [0, 1), for the jitter
 */
export const ask = async (
  env: Env,
  config: Config,
  call: Call,
  random: () => number = Math.random,
): Promise<UpstreamResponse> => {
  const port = portOf(env, config)
  const breaker = breakerOf(call.name)
  const started = performance.now()
  let tries = 0
  const tell = (outcome: string) =>
    recordCall(env, config, { call: call.name, outcome, ms: Math.round(performance.now() - started), tries })
  if (!breaker.allows(config.elapsed())) {
    tell('circuit open')
    throw new UpstreamError('circuit open', call.name, 'too many failures lately')
  }
  const attempt = () => {
    tries++
    return once(port, call)
  }
  try {
    const answer = await attempt().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, random() * RETRY_JITTER_MS))
      return attempt()
    })
    breaker.succeeded()
    tell('ok')
    return answer
  } catch (error) {
    breaker.failed(config.elapsed())
    tell(error instanceof UpstreamError ? error.failure : 'network')
    throw error
  }
}

/** How the back end is reached: over the network, or through its binding. */
export const portOf = (env: Env, config: Config): Port => {
  if (config.API_URL !== undefined)
    return { base: config.API_URL.replace(/\/$/, ''), fetch: (request) => fetch(request) }
  const { API } = env
  if (API === undefined) throw new Error('neither the service binding API nor the variable API_URL is set')
  return { base: 'https://api.internal', fetch: (request) => API.fetch(request) }
}

const once = async (port: Port, call: Call): Promise<UpstreamResponse> => {
  const init: RequestInit = {
    method: call.method,
    headers: { accept: 'application/json', ...(call.body !== undefined && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'manual',
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
  }
  let text: string
  let status: number
  try {
    const response = await port.fetch(new Request(port.base + call.path, init))
    status = response.status
    text = await response.text()
  } catch (error) {
    const late = isTimeout(error)
    throw new UpstreamError(late ? 'timeout' : 'network', call.name, late ? `${TIMEOUT_MS} ms` : String(error))
  }
  if (status >= 500) throw new UpstreamError('status', call.name, String(status))
  try {
    return { status, json: JSON.parse(text) }
  } catch {
    throw new UpstreamError('not json', call.name, `${text.length} characters`)
  }
}
