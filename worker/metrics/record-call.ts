import type { Config, Env } from '../env.ts'
import { logLine } from '../log/log-line.ts'
import { metricsOf } from './metrics.ts'
import { callPoint, type ServiceCall } from './points.ts'

export const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

/** Counts a call of a service behind the storefront, and logs it when it was slow. */
export const recordCall = (env: Env, config: Config, call: ServiceCall): void => {
  metricsOf(env)?.write(callPoint(call))
  if (call.ms < config.SLOW_CALL_MS) return
  const { call: slowCall, outcome, ms, tries } = call
  logLine(config, { slowCall, outcome, ms, tries })
}

/** Makes and records a call that is not retried; a status of 5xx is a failure. */
export const recordedCall = async (
  env: Env,
  config: Config,
  call: string,
  fetchOnce: () => Promise<Response>,
): Promise<Response> => {
  const started = performance.now()
  const record = (outcome: string) =>
    recordCall(env, config, { call, outcome, ms: Math.round(performance.now() - started), tries: 1 })
  try {
    const response = await fetchOnce()
    record(response.status >= 500 ? 'status' : 'ok')
    return response
  } catch (error) {
    record(isTimeout(error) ? 'timeout' : 'network')
    throw error
  }
}
