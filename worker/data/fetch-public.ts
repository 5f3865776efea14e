import { recordCall } from '../telemetry/metrics.ts'
import type { Reply } from './batch.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { backEnd, type Call, type CallContext, fetchJson, UpstreamError } from './transport.ts'

const breakers = new Map<string, CircuitBreaker>()
const breakerOf = (name: string): CircuitBreaker => {
  const known = breakers.get(name)
  if (known !== undefined) return known
  const breaker = createCircuitBreaker()
  breakers.set(name, breaker)
  return breaker
}

/**
 * Makes a call behind its circuit breaker, without any header of a visitor. Throws UpstreamError.
 * @param batch stands for the request whose calls may be sent together
 */
export const fetchPublic = async (
  { env, config, deadline, trace }: CallContext,
  call: Call,
  batch?: object,
): Promise<Reply> => {
  const breaker = breakerOf(call.name)
  if (!breaker.allows(config.realNow())) {
    recordCall(env, config, { call: call.name, outcome: 'circuit open', ms: 0, tries: 0 })
    throw new UpstreamError('circuit open', call.name, 'too many failures lately')
  }
  try {
    const exchange = {
      env,
      config,
      deadline,
      trace,
      service: backEnd(env, config),
      canRetry: true,
      batch,
    }
    const response = await fetchJson(exchange, call)
    breaker.succeeded()
    return response
  } catch (error) {
    breaker.failed(config.realNow())
    throw error
  }
}
