import type { Config, Env } from '../env.ts'
import { type CircuitBreaker, makeCircuitBreaker } from './circuit-breaker.ts'
import { UpstreamError } from './upstream-error.ts'

const TIMEOUT_MS = 2000
/** Longest wait before the one retry of a read. */
const RETRY_JITTER_MS = 150

export type Call = {
  /** Short name for logs: "layouts", "tours". */
  name: string
  method: 'GET' | 'POST'
  /** Path and query on the back end. */
  path: string
  body?: unknown
}

export type Answer = { status: number; json: unknown }

type Port = { fetch: (request: Request) => Promise<Response>; base: string }

const breaker: CircuitBreaker = makeCircuitBreaker()

/**
 * Asks the back end: 2 s timeout, one jittered retry (all our calls are reads), circuit breaker. Answers of 5xx
 * count as failures; 4xx are answers. Throws UpstreamError. Sends no header of any visitor.
 * @param random in [0, 1), for the jitter
 */
export const ask = async (
  env: Env,
  config: Config,
  call: Call,
  random: () => number = Math.random,
): Promise<Answer> => {
  const port = portOf(env, config)
  if (!breaker.allows(config.elapsed())) throw new UpstreamError('circuit open', call.name, 'too many failures lately')
  try {
    const answer = await once(port, call).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, random() * RETRY_JITTER_MS))
      return once(port, call)
    })
    breaker.succeeded()
    return answer
  } catch (error) {
    breaker.failed(config.elapsed())
    throw error
  }
}

const portOf = (env: Env, config: Config): Port => {
  if (config.API_URL !== undefined)
    return { base: config.API_URL.replace(/\/$/, ''), fetch: (request) => fetch(request) }
  const { API } = env
  if (API === undefined) throw new Error('neither the service binding API nor the variable API_URL is set')
  return { base: 'https://api.internal', fetch: (request) => API.fetch(request) }
}

const once = async (port: Port, call: Call): Promise<Answer> => {
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
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    throw new UpstreamError(late ? 'timeout' : 'network', call.name, late ? `${TIMEOUT_MS} ms` : String(error))
  }
  if (status >= 500) throw new UpstreamError('status', call.name, String(status))
  try {
    return { status, json: JSON.parse(text) }
  } catch {
    throw new UpstreamError('not json', call.name, `${text.length} characters`)
  }
}
